import type { Profile } from '@wordhoard/contracts/profiles'
import { Link } from 'react-router-dom'
import { AuthorArticles } from '../../features/articles/author-articles'
import { paths } from '../../shell/paths'
import { userMessages } from './messages'
import { UserSection } from './user-section'

/** Public articles on a user's profile. */
export function UserArticles({ profile: { user_info, articles_num, is_me } }: { profile: Profile }) {
  const { username } = user_info
  return (
    <UserSection
      heading={userMessages.articles.title}
      found={articles_num}
      hidden={is_me ? userMessages.myListHidden : userMessages.listHidden(username)}
      none={
        is_me
          ? userMessages.articles.noneOfMine((text) => <Link to={paths.myArticles}>{text}</Link>)
          : userMessages.articles.none
      }
    >
      <AuthorArticles username={username} found={articles_num ?? 0} />
    </UserSection>
  )
}
