import { useInfiniteQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { chatQueries } from '../../features/chats/chats.queries'
import { EmptyState } from '../../ui/states/empty-state'
import { chatsScreenUiMessages } from './messages'

/** Shown beside the list while no chat is open. */
export function NoChatOpen() {
  const { data } = useInfiniteQuery(chatQueries.list())
  if (!data) return null
  const { choose, noMessages } = chatsScreenUiMessages
  const { title, text } = data.pages[0]?.length ? choose : noMessages
  return <EmptyState icon={<MessagesSquare />} title={title} text={text} />
}
