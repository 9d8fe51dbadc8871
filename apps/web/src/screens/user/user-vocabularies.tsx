import type { Profile } from '@wordhoard/contracts/profiles'
import { Link } from 'react-router-dom'
import { PublicVocabularies } from '../../features/vocabulary/custom/public-vocabularies'
import { paths } from '../../shell/paths'
import { userMessages } from './messages'
import { UserSection } from './user-section'

/** Public vocabularies on a user's profile. */
export function UserVocabularies({ profile: { user_info, vocabularies_num, is_me } }: { profile: Profile }) {
  const { id, username } = user_info
  return (
    <UserSection
      heading={userMessages.vocabularies.title}
      found={vocabularies_num}
      hidden={is_me ? userMessages.myListHidden : userMessages.listHidden(username)}
      none={
        is_me
          ? userMessages.vocabularies.noneOfMine((text) => <Link to={paths.vocabulary}>{text}</Link>)
          : userMessages.vocabularies.none
      }
    >
      <PublicVocabularies userId={id} found={vocabularies_num ?? 0} />
    </UserSection>
  )
}
