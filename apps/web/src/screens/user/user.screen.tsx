import { useQuery } from '@tanstack/react-query'
import { username as usernameField } from '@wordhoard/contracts/fields/fields'
import type { Profile } from '@wordhoard/contracts/profiles'
import { UserRound } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { ConnectionCounts } from '../../features/profiles/connections/connection-counts'
import { OwnNotice } from '../../features/profiles/own-notice'
import { PersonActions } from '../../features/profiles/person-actions'
import { ProfileHeader, ProfileHeaderSkeleton } from '../../features/profiles/profile-header'
import { profileQueries } from '../../features/profiles/profiles.queries'
import { VocabularyLinesSkeleton } from '../../features/vocabulary/custom/vocabulary-line'
import { ApiError, errorSentence, isNotFound } from '../../http/api-error'
import { personTitle } from '../../lib/person-name'
import { usePageTitle } from '../../shell/page-title'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../ui/button'
import { ErrorState } from '../../ui/states/error-state'
import { NotFoundScreen } from '../not-found/not-found.screen'
import { userMessages } from './messages'
import styles from './user.module.css'
import { UserArticles } from './user-articles'
import { UserVocabularies } from './user-vocabularies'

/** A user's public profile. */
export function UserScreen() {
  const part = useParams().username ?? ''
  const username = part.startsWith('@') ? usernameField.safeParse(part.slice(1)) : undefined
  if (!username?.success) return <NotFoundScreen />
  // The key keeps one person's state off another's page.
  return <UserPage key={username.data.toLowerCase()} username={username.data} />
}

function UserPage({ username }: { username: string }) {
  const { data, error, refetch, isFetching } = useQuery(profileQueries.of(username))
  // No user has this name, the user has been deleted, or they have blocked the viewer.
  if (isNotFound(error)) return <NotFoundScreen />
  if (data) return <ProfilePage profile={data} />
  return (
    <div className={styles.page}>
      <Title text={`@${username}`} />
      {error ? (
        <ErrorState
          level={1}
          title={userMessages.notLoaded}
          text={errorSentence(error)}
          reference={error instanceof ApiError ? error.requestId : undefined}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <>
          <ProfileHeaderSkeleton />
          <VocabularyLinesSkeleton />
        </>
      )}
    </div>
  )
}

function Title({ text }: { text: string }) {
  usePageTitle(text)
  return null
}

function ProfilePage({ profile }: { profile: Profile }) {
  const { user_info, connections_num, follows_me, is_me, abilities } = profile
  return (
    <div className={styles.page}>
      <Title text={personTitle(user_info)} />
      <ProfileHeader
        person={user_info}
        mark={follows_me && userMessages.followsYou}
        counts={
          // A closed profile doesn't show numbers.
          user_info.created_at !== null && (
            <ConnectionCounts
              person={user_info}
              numbers={connections_num}
              isMe={is_me}
              isOpen={abilities.see_connections}
            />
          )
        }
        actions={
          is_me ? (
            <Link className={buttonClass()} to={paths.me}>
              <UserRound aria-hidden />
              {userMessages.myPage}
            </Link>
          ) : (
            <PersonActions profile={profile} />
          )
        }
      />
      {is_me && <OwnNotice />}
      <UserVocabularies profile={profile} />
      <UserArticles profile={profile} />
    </div>
  )
}
