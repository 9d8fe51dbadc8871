import type { PublicUserInfo } from '@wordhoard/contracts/profiles'
import { Link } from 'react-router-dom'
import { fullName } from '../../lib/person-name'
import { paths } from '../../shell/paths'
import { Avatar } from '../../ui/avatar/avatar'
import styles from './person-line.module.css'

interface PersonLineProps {
  person: PublicUserInfo
  /** Shown after the user name. */
  note?: string | undefined
}

/** A person with their picture, name (as far as visible) and user name, linked to their profile. */
export function PersonLine({ person, note }: PersonLineProps) {
  const { username, avatarId } = person
  const name = fullName(person)
  return (
    <div className={styles.person}>
      <Avatar name={username} avatarId={avatarId} size={36} />
      <div className={styles.text}>
        <Link className={styles.name} to={paths.user(username)}>
          <bdi>{name || username}</bdi>
        </Link>
        <span className={styles.note}>
          {[name !== '' && `@${username}`, note].filter(Boolean).join(' · ')}
        </span>
      </div>
    </div>
  )
}
