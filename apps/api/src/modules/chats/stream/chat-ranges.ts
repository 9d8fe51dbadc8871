import type { NumberedEvent } from '../../chat-events/chat-event'
import type { ChatRange } from './stream-rows'

/**
 * Returns which parts of chats are to be read, given what has been heard. A process may hear of events more than once
 * or out of order, and misses none: everything up to the highest number is committed and after `readUpTo` unread.
 *
 * @param readUpTo number up to which each chat has been read
 */
export function rangesToRead(
  events: readonly NumberedEvent[],
  readUpTo: ReadonlyMap<number, number>,
): ChatRange[] {
  const heardOf = new Map<number, NumberedEvent[]>()
  for (const event of events) {
    const heard = heardOf.get(event.chat_id)
    if (heard) heard.push(event)
    else heardOf.set(event.chat_id, [event])
  }
  return [...heardOf].flatMap(([chatId, heard]) => {
    const after = readUpTo.get(chatId)
    if (after === undefined) return []
    const news = heard.filter(({ id }) => id > after).toSorted((a, b) => a.id - b.id)
    const last = news.at(-1)?.id
    if (last === undefined) return []
    const isComplete = news.every(({ before }, at) => before === (news[at - 1]?.id ?? after))
    return [
      { chatId, after, last, hasMessagesOnly: isComplete && news.every(({ kind }) => kind === 'message') },
    ]
  })
}
