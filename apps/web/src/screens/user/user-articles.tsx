import type { Profile } from '@wordhoard/contracts/profiles'
import { Link } from 'react-router-dom'
import { AuthorArticles } from '../../features/articles/author-articles'
import { paths } from '../../shell/paths'
import { UserSection } from './user-section'

/** Public articles on a user's profile. */
export function UserArticles({ profile: { user_info, articles_num, is_me } }: { profile: Profile }) {
  const { username } = user_info
  return (
    <UserSection
      heading="Articles"
      found={articles_num}
      hidden={is_me ? 'Your profile does not list them.' : `@${username} does not list them here.`}
      none={
        is_me ? (
          <>
            None of yours is public yet. Open one of <Link to={paths.myArticles}>your articles</Link> and make
            it public when you edit it.
          </>
        ) : (
          'No public articles yet.'
        )
      }
    >
      <AuthorArticles username={username} found={articles_num ?? 0} />
    </UserSection>
  )
}
