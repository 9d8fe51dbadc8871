import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../ui/button'
import { cx } from '../../ui/cx'
import { ChatAvatar } from './chat-avatar'
import { chatHeaderUiMessages } from './messages'
import styles from './thread/conversation.module.css'

interface ChatHeaderProps {
  isClassroom: boolean
  name: string
  /** User name of the other person, for the avatar. */
  username: string | null
  avatarId: string | null
  /** Path of the profile or the classroom. */
  to: string | undefined
  /** Text under the name. */
  subtitle?: ReactNode
  /** Content after that text. */
  beside?: ReactNode
  children?: ReactNode
}

/** Header of a chat: the other person or the classroom. */
export function ChatHeader({
  isClassroom,
  name,
  username,
  avatarId,
  to,
  subtitle,
  beside,
  children,
}: ChatHeaderProps) {
  return (
    <header className={styles.header}>
      <Link
        className={cx(buttonClass({ variant: 'quiet' }), styles.back)}
        to={paths.chats}
        aria-label={chatHeaderUiMessages.toList}
      >
        <ArrowLeft aria-hidden />
      </Link>
      <ChatAvatar isClassroom={isClassroom} name={username ?? name} avatarId={avatarId} />
      <div className={styles.who}>
        <h1 className={styles.name}>
          {to ? (
            <Link to={to}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </h1>
        {subtitle && (
          <div className={styles.lines}>
            <p className={styles.under}>{subtitle}</p>
            {beside}
          </div>
        )}
      </div>
      {children && <div className={styles.controls}>{children}</div>}
    </header>
  )
}
