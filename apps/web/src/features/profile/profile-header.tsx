import type { OwnUserInfo } from '@wordhoard/contracts/user-info'
import type { ReactNode } from 'react'
import { shortDate } from '../../lib/dates'
import { Avatar } from '../../ui/avatar'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import styles from './profile.module.css'

/** Who somebody is: picture, names, what they say of themselves. `actions` stand at the right. */
export function ProfileHeader({ profile, actions }: { profile: OwnUserInfo; actions: ReactNode }) {
  const { first_name, last_name, username, avatarId, bio, created_at } = profile
  const fullName = `${first_name} ${last_name}`.trim()
  return (
    <div className={styles.header}>
      <Avatar className={styles.picture} name={username} avatarId={avatarId} size={96} />
      <div className={styles.who}>
        <h1>{fullName || username}</h1>
        <p className={styles.facts}>
          <span>@{username}</span> <span>Member since {shortDate(created_at)}</span>
        </p>
      </div>
      <div className={styles.actions}>{actions}</div>
      {bio && <p className={styles.bio}>{bio}</p>}
    </div>
  )
}

/** The same shapes while the profile is on its way. */
export function ProfileHeaderSkeleton() {
  return (
    <SkeletonGroup label="Loading profile…">
      <div className={styles.header}>
        <Skeleton className={styles.round} width="96px" height="96px" />
        <div className={styles.who}>
          <Skeleton width="14rem" height="2.25rem" />
          <Skeleton className={styles.second} width="18rem" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
