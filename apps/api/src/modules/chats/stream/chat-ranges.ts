import type { NumberedEvent } from '../../chat-events/chat-event'
import type { ChatRange } from './stream-rows'

/**
 * Returns which parts of chats are to be read, given what has been received. A process may hear of events more than once
 * or out of order, and misses none: everything up to the highest number is committed and after `readUpTo` unread.
 *
 * @param readUpTo number up to which each chat has been read
 */
export function rangesToRead(
  events: readonly NumberedEvent[],
  readUpTo: ReadonlyMap<number, number>,
): ChatRange[] {
  const receivedOf = new Map<number, NumberedEvent[]>()
  for (const event of events) {
    const received = receivedOf.get(event.chat_id)
    if (received) received.push(event)
    else receivedOf.set(event.chat_id, [event])
  }
  return [...receivedOf].flatMap(([chatId, received]) => {
    const after = readUpTo.get(chatId)
    if (after === undefined) return []
    const news = received.filter(({ id }) => id > after).toSorted((a, b) => a.id - b.id)
    const last = news.at(-1)?.id
    if (last === undefined) return []
    const isComplete = news.every(({ before }, at) => before === (news[at - 1]?.id ?? after))
    return [
      { chatId, after, last, hasMessagesOnly: isComplete && news.every(({ kind }) => kind === 'message') },
    ]
  })
}
