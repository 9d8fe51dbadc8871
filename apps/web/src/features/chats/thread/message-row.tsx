import type { MessageItem } from '@wordhoard/contracts/chats'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { personName } from '../../../lib/person-name'
import { paths } from '../../../shell/paths'
import { Avatar } from '../../../ui/avatar/avatar'
import { cx } from '../../../ui/cx'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { lastMessageUiMessages } from '../listed-chats-messages'
import styles from '../message.module.css'
import { authorUiMessages } from '../messages'
import type { MessageAbilities } from './message-abilities'
import { MessageActions } from './message-actions'
import { MessageCard } from './message-card'
import { MessageText } from './message-text'
import { timeOfDay } from './rows'

interface MessageRowProps {
  item: MessageItem
  /** Whether it is the first of several messages by one person. */
  isFirst: boolean
  /** Whether to show the author: in a classroom's chat. */
  showsAuthor: boolean
  can: MessageAbilities
  /** Text below the message. */
  note?: string | undefined
}

/** One message. */
export const MessageRow = memo(function MessageRow({
  item,
  isFirst,
  showsAuthor,
  can,
  note,
}: MessageRowProps) {
  const { message, user, is_me } = item
  const name = personName(user)
  const hasAuthor = showsAuthor && !is_me
  return (
    <li
      className={cx(styles.row, is_me && styles.own, isFirst && styles.first, hasAuthor && styles.authored)}
      data-message={message.id}
    >
      {hasAuthor && isFirst && (
        <span className={styles.avatar}>
          <Avatar name={user.username ?? name} avatarId={user.avatarId} size={32} />
        </span>
      )}
      <div className={styles.body}>
        {hasAuthor && isFirst ? (
          <p className={styles.author}>
            {user.username ? (
              <Link to={paths.user(user.username)}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              name
            )}
          </p>
        ) : (
          <VisuallyHidden>{authorUiMessages.from(is_me ? authorUiMessages.you : name)}</VisuallyHidden>
        )}
        <div className={styles.line}>
          <div className={cx(styles.bubble, message.is_deleted && styles.deleted)}>
            {message.is_deleted ? (
              <p className={styles.content}>{lastMessageUiMessages.deleted}</p>
            ) : (
              <>
                {message.attachment && <MessageCard card={message.attachment} />}
                {message.content && <MessageText content={message.content} />}
              </>
            )}
            <time className={styles.time} dateTime={message.created_at}>
              {timeOfDay(message.created_at)}
            </time>
          </div>
          <MessageActions item={item} name={name} can={can} />
        </div>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </li>
  )
})
