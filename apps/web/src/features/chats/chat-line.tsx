import type { ChatListItem } from '@wordhoard/contracts/chats'
import { Link } from 'react-router-dom'
import { KeptMark } from '../../shell/offline/kept-mark'
import { paths } from '../../shell/paths'
import { cx } from '../../ui/cx'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { ChatAvatar } from './chat-avatar'
import styles from './chat-list.module.css'
import { chatName, lastMessage, MAX_UNREAD } from './listed-chats'
import { authorUiMessages, chatListUiMessages } from './messages'
import { shortMoment } from './thread/rows'

interface ChatLineProps {
  chat: ChatListItem
  /** Whether the chat is open: its messages are read as they arrive. */
  isCurrent: boolean
}

/** A chat as a row of the list. */
export function ChatLine({ chat, isCurrent }: ChatLineProps) {
  const { own, author, text, isSaid } = lastMessage(chat)
  const name = chatName(chat)
  const unread = isCurrent ? 0 : chat.unread
  return (
    <li>
      <Link
        className={cx(styles.chat, unread > 0 && styles.unread)}
        to={paths.chat(chat.id)}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <ChatAvatar
          isClassroom={chat.classroom_id !== null}
          name={chat.participant_username ?? name}
          avatarId={chat.participant_avatarId}
        />
        <span className={styles.text}>
          <span className={styles.top}>
            <bdi className={styles.name}>{name}</bdi>
            {chat.message_created_at && (
              <time className={styles.time} dateTime={chat.message_created_at}>
                {shortMoment(chat.message_created_at, new Date())}
              </time>
            )}
          </span>
          <span className={styles.bottom}>
            <span className={cx(styles.last, !isSaid && styles.unsaid)}>
              {own
                ? authorUiMessages.from(authorUiMessages.you)
                : author && <bdi>{authorUiMessages.from(author)}</bdi>}
              <bdi>{text}</bdi>
            </span>
            <KeptMark kind="chat" id={chat.id} />
            {unread > 0 && (
              <span className={styles.mark}>
                {unread >= MAX_UNREAD ? `${MAX_UNREAD - 1}+` : unread}
                <VisuallyHidden> {chatListUiMessages.unread}</VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}
