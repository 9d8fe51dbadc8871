import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { ApiError, errorSentence } from '../../http/api-error'
import { useSession } from '../../session/session.store'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import { ChatLine } from './chat-line'
import styles from './chat-list.module.css'
import { ChatListSkeleton } from './chat-list-skeleton'
import { chatQueries, updateList, withoutDuplicates } from './chats.queries'
import { listenToChats } from './live/live'
import { chatListUiMessages } from './messages'

/**
 * The user's chats, the one last written in first, updated live.
 *
 * @param current id of the chat open beside the list
 */
export function ChatList({ current }: { current: number | undefined }) {
  const client = useQueryClient()
  const userId = useSession(({ user }) => user?.user_id)
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(chatQueries.list())
  useEffect(() => {
    if (userId === undefined) return
    return listenToChats((event) => updateList(client, event, userId))
  }, [client, userId])

  if (!data) {
    if (!error) return <ChatListSkeleton />
    return (
      <ErrorState
        title={chatListUiMessages.notLoaded}
        text={errorSentence(error)}
        reference={error instanceof ApiError ? error.requestId : undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  const chats = withoutDuplicates(data.pages)
  if (chats.length === 0) return <NoChats />
  return (
    <>
      <ul className={styles.list} aria-label={chatListUiMessages.label}>
        {chats.map((chat) => (
          <ChatLine key={chat.id} chat={chat} isCurrent={chat.id === current} />
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles.more}>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {chatListUiMessages.showMore}
          </Button>
        </div>
      )}
    </>
  )
}

function NoChats() {
  const { title, text, toArticles, toSchools } = chatListUiMessages.empty
  return (
    <EmptyState
      icon={<MessagesSquare />}
      title={title}
      text={text}
      actions={
        <>
          <Link className={buttonClass()} to={paths.articles}>
            {toArticles}
          </Link>
          <Link className={buttonClass()} to={paths.schools}>
            {toSchools}
          </Link>
        </>
      }
    />
  )
}
