import type { Profile } from '@wordhoard/contracts/profiles'
import { Link } from 'react-router-dom'
import { PublicVocabularies } from '../../features/vocabulary/custom/public-vocabularies'
import { paths } from '../../shell/paths'
import { UserSection } from './user-section'

/** Public vocabularies on a user's profile. */
export function UserVocabularies({ profile: { user_info, vocabularies_num, is_me } }: { profile: Profile }) {
  const { id, username } = user_info
  return (
    <UserSection
      heading="Vocabularies"
      found={vocabularies_num}
      hidden={is_me ? 'Your profile does not list them.' : `@${username} does not list them here.`}
      none={
        is_me ? (
          <>
            None of yours is public yet. Open one of <Link to={paths.vocabulary}>your vocabularies</Link> and
            make it public in its Settings.
          </>
        ) : (
          'No public vocabularies yet.'
        )
      }
    >
      <PublicVocabularies userId={id} found={vocabularies_num ?? 0} />
    </UserSection>
  )
}
