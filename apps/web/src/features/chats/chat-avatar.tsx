import { UsersRound } from 'lucide-react'
import { Avatar } from '../../ui/avatar/avatar'
import styles from './chat-avatar.module.css'

interface ChatAvatarProps {
  /** A classroom's chat shows no picture of a person. */
  isClassroom: boolean
  name: string
  avatarId: string | null
  size?: number
}

export function ChatAvatar({ isClassroom, name, avatarId, size = 40 }: ChatAvatarProps) {
  if (!isClassroom) return <Avatar name={name} avatarId={avatarId} size={size} className={styles.avatar} />
  return (
    <span className={styles.classroom} style={{ width: size, height: size }} aria-hidden>
      <UsersRound width={size / 2} height={size / 2} />
    </span>
  )
}
