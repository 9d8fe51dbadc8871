import { MessagesSquare } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state'

/** Beside the list, while no chat is open. */
export function NoChatOpen() {
  return <EmptyState icon={<MessagesSquare />} title="Choose a chat" text="Its messages show here." />
}
