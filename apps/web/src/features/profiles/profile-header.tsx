import type { ReactNode } from 'react'
import { shortDate } from '../../lib/dates'
import { personName } from '../../lib/person-name'
import { Avatar } from '../../ui/avatar/avatar'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import { profileHeaderMessages } from './messages'
import styles from './profile.module.css'

/** Length above which a name is set smaller, in characters. */
const LONG_NAME_CHARS = 30

interface ProfileHeaderProps {
  person: {
    readonly first_name: string
    readonly last_name: string
    readonly username: string
    readonly bio: string
    readonly avatarId: string | null
    /** Null if the user hides it. */
    readonly created_at: string | null
  }
  /** A remark after the facts. */
  mark?: ReactNode
  /** The user's numbers of followers and people followed. */
  counts: ReactNode
  actions: ReactNode
}

/** The head of a profile: picture, names, bio and actions. */
export function ProfileHeader({ person, mark, counts, actions }: ProfileHeaderProps) {
  const { username, avatarId, bio, created_at } = person
  const name = personName(person)
  return (
    <div className={styles.header}>
      <Avatar className={styles.picture} name={username} avatarId={avatarId} size={96} />
      <div className={styles.who}>
        <h1 data-long={name.length > LONG_NAME_CHARS || undefined}>
          <bdi>{name}</bdi>
        </h1>
        <p className={styles.facts}>
          <span>@{username}</span>{' '}
          {created_at && <span>{profileHeaderMessages.memberSince(shortDate(created_at))}</span>}
          {mark && <span className={styles.mark}>{mark}</span>}
        </p>
      </div>
      <div className={styles.counts}>{counts}</div>
      {bio && (
        <p className={styles.bio} dir="auto">
          {bio}
        </p>
      )}
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}

/** Stands in for the header, in the same layout, while the profile loads. */
export function ProfileHeaderSkeleton() {
  return (
    <SkeletonGroup label={profileHeaderMessages.loading}>
      <div className={styles.header}>
        <Skeleton className={styles.round} width="var(--picture, 96px)" height="var(--picture, 96px)" />
        <div className={styles.who}>
          <Skeleton width="14rem" height="2.25rem" />
          <Skeleton className={styles.second} width="18rem" />
        </div>
        <div className={styles.counts}>
          <Skeleton className={styles.second} width="13rem" />
        </div>
        <div className={styles.actions}>
          <Skeleton className={styles.second} width="7rem" height="var(--target)" />
          <Skeleton className={styles.second} width="7rem" height="var(--target)" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
