import type { ChatDetail } from '@wordhoard/contracts/chats'
import { useMemo, useState } from 'react'
import { ApiError, errorSentence } from '../../../http/api-error'
import { personName } from '../../../lib/person-name'
import { LazyDialog } from '../../../shell/lazy-dialog'
import { paths } from '../../../shell/paths'
import { ErrorState } from '../../../ui/states/error-state'
import { ChatHeader } from '../chat-header'
import { ChatSwitch } from '../chat-switch'
import { MessageBar } from '../composer/message-bar'
import { useOutbox } from '../composer/outbox'
import { useSend } from '../composer/use-send'
import { WriteRestrictionNotice } from '../composer/write-restriction-notice'
import { ConnectionNotice } from '../connection-notice'
import { chatHeaderUiMessages } from '../messages'
import { PausedStudents } from '../paused-students'
import { useOpening } from '../use-opening'
import styles from './conversation.module.css'
import { ConversationSkeleton } from './conversation-skeleton'
import { MessageList } from './message-list'
import { threadUiMessages } from './messages'
import { useReadMark } from './use-read-mark'
import type { ReadMarks } from './use-read-marks'
import { useThread } from './use-thread'

const loadDeleteDialog = async () => (await import('./delete-message-dialog')).DeleteMessageDialog

interface ConversationProps {
  detail: ChatDetail
  /** Whether the detail is current, not cached from when the chat was last open. */
  isFresh: boolean
  /** What has become known since the detail was asked for. */
  readMarks: ReadMarks
}

/** An open chat. */
export function Conversation({ detail, isFresh, readMarks }: ConversationProps) {
  const { chat, classroom, user, abilities, current_chat_member: member } = detail
  const loaded = useThread(chat.id)
  const { items, isLoaded } = loaded.thread
  const readUpTo = useOpening(loaded, isFresh ? member.last_read_message_id : undefined)
  const otherReadUpTo =
    Math.max(readMarks.get(user?.id ?? 0) ?? 0, detail.participant_last_read_message_id ?? 0) || null
  const newest = items.at(-1)?.message.id ?? null
  const lastOwn = items.findLast(({ is_me }) => is_me)?.message.id ?? 0
  useReadMark({
    chatId: chat.id,
    newest: isLoaded ? newest : null,
    // Users who write have read the messages above.
    lastRead: isFresh ? Math.max(member.last_read_message_id ?? 0, lastOwn) || null : undefined,
  })
  const every = useOutbox(({ unsent }) => unsent)
  const unsent = useMemo(() => every.filter(({ chat_id }) => chat_id === chat.id), [every, chat.id])
  const address = useMemo(() => ({ chatId: chat.id, userId: null }), [chat.id])
  const send = useSend(address, isLoaded ? (newest ?? 0) : null)
  const [deleting, setDeleting] = useState<{ id: number; open: boolean }>()
  const can = useMemo(
    () => ({
      chatId: chat.id,
      moderate: abilities.moderate,
      onDelete: (id: number) => setDeleting({ id, open: true }),
    }),
    [chat.id, abilities.moderate],
  )
  const name = classroom?.name ?? (user ? personName(user) : '')

  return (
    <>
      <ChatHeader
        isClassroom={classroom !== null}
        name={name}
        username={user?.username ?? null}
        avatarId={user?.avatarId ?? null}
        to={
          classroom ? paths.classroom(classroom.id) : user?.username ? paths.user(user.username) : undefined
        }
        subtitle={classroom ? classLine(detail) : user?.username && `@${user.username}`}
        beside={abilities.moderate && <PausedStudents chatId={chat.id} />}
      >
        {abilities.moderate && !classroom?.is_archived && (
          <ChatSwitch chatId={chat.id} isOpen={chat.is_open} />
        )}
      </ChatHeader>
      <ConnectionNotice />
      {isLoaded && readUpTo !== 'unknown' ? (
        <MessageList
          loaded={loaded}
          unsent={unsent}
          readUpTo={readUpTo}
          otherReadUpTo={classroom ? null : otherReadUpTo}
          showsAuthors={classroom !== null}
          can={can}
        />
      ) : loaded.failure ? (
        <div className={styles.state}>
          <ErrorState
            title={threadUiMessages.notLoaded}
            text={errorSentence(loaded.failure)}
            reference={loaded.failure instanceof ApiError ? loaded.failure.requestId : undefined}
            onRetry={loaded.reload}
          />
        </div>
      ) : (
        <ConversationSkeleton />
      )}
      {abilities.silence ? (
        <WriteRestrictionNotice silence={abilities.silence} mutedUntil={member.muted_until} />
      ) : (
        <MessageBar
          address={address}
          person={user?.id}
          to={name}
          isClassroom={classroom !== null}
          onSend={send}
        />
      )}
      {deleting && (
        <LazyDialog
          load={loadDeleteDialog}
          props={{
            open: deleting.open,
            onClose: () => setDeleting({ ...deleting, open: false }),
            chatId: chat.id,
            messageId: deleting.id,
          }}
        />
      )}
    </>
  )
}

function classLine({ chat, classroom }: ChatDetail): string {
  if (classroom?.is_archived) return chatHeaderUiMessages.classroomArchived
  return chat.is_open ? chatHeaderUiMessages.classroom : chatHeaderUiMessages.classroomClosed
}
