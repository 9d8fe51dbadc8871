import type { PublicUserInfo } from '@wordhoard/contracts/profiles'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { fullName } from '../../lib/person-name'
import { paths } from '../../shell/paths'
import { Avatar } from '../../ui/avatar/avatar'
import styles from './person-line.module.css'

/** A user in a dialog's list, linked to their profile, with an action at the end of the line. */
export function PersonLine({ person, children }: { person: PublicUserInfo; children: ReactNode }) {
  const { username, avatarId } = person
  const name = fullName(person)
  return (
    <li className={styles.line}>
      {/* Replaces the dialog's own history entry. */}
      <Link className={styles.person} to={paths.user(username)} replace>
        <Avatar name={username} avatarId={avatarId} size={40} />
        <span className={styles.names}>
          {name && <bdi className={styles.name}>{name}</bdi>}
          <span className={name ? styles.second : styles.name}>@{username}</span>
        </span>
      </Link>
      {children}
    </li>
  )
}
