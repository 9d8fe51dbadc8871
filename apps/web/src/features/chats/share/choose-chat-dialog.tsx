import { useInfiniteQuery } from '@tanstack/react-query'
import type { ChatListItem } from '@wordhoard/contracts/chats'
import { useNavigate } from 'react-router-dom'
import { errorSentence } from '../../../http/api-error'
import { useSession } from '../../../session/session.store'
import { paths } from '../../../shell/paths'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/overlays/dialog'
import { ChatAvatar } from '../chat-avatar'
import styles from '../chat-list.module.css'
import { chatQueries, withoutDuplicates } from '../chats.queries'
import { keepDraft, readDraft } from '../composer/message-draft'
import type { Shared } from '../composer/unsent'
import { chatName } from '../listed-chats'
import { chooseChatUiMessages } from './choose-chat-messages'
import { ShareState } from './share-state'

interface ChooseChatDialogProps {
  open: boolean
  onClose: () => void
  shared: Shared
}

/** Chooses the chat in which to share something, and puts it into that chat's message bar. */
export function ChooseChatDialog({ open, onClose, shared }: ChooseChatDialogProps) {
  const owner = useSession(({ user }) => user?.user_id)
  const navigate = useNavigate()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...chatQueries.list(),
    enabled: open,
  })
  useHistoryDialog(open, onClose)
  const chats = data && withoutDuplicates(data.pages)
  const choose = (chat: ChatListItem) => {
    if (owner === undefined) return
    const address = { chatId: chat.id, userId: null }
    keepDraft(owner, address, { ...readDraft(owner, address), shared })
    // The chat replaces the dialog's entry in the history.
    void navigate(paths.chat(chat.id), { replace: true })
  }
  return (
    <Dialog open={open} onOpenChange={onClose} title={chooseChatUiMessages.title(shared.title)} size="medium">
      {chats && chats.length > 0 ? (
        <>
          <ul aria-label={chooseChatUiMessages.list}>
            {chats.map((chat) => (
              <li key={chat.id}>
                <button type="button" className={styles.choice} onClick={() => choose(chat)}>
                  <ChatAvatar
                    isClassroom={chat.classroom_id !== null}
                    name={chat.participant_username ?? chatName(chat)}
                    avatarId={chat.participant_avatarId}
                    size={32}
                  />
                  <bdi className={styles.name}>{chatName(chat)}</bdi>
                </button>
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {chooseChatUiMessages.showMore}
            </Button>
          )}
        </>
      ) : (
        <ShareState
          failure={error && errorSentence(error)}
          onRetry={() => void refetch()}
          empty={chats && chooseChatUiMessages.none}
        />
      )}
    </Dialog>
  )
}
