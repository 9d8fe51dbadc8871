import type { MessageItem } from '@wordhoard/contracts/chats'

/** The messages of a chat that have been loaded. */
export interface Thread {
  /** Oldest first, each once; without gaps from the first to the newest. */
  readonly items: readonly MessageItem[]
  /** Whether the newest page has arrived. Before that, only messages received meanwhile are here. */
  readonly isLoaded: boolean
  readonly hasOlder: boolean
  /** Ids of messages deleted while the chat was open; a page that was loading must not restore them. */
  readonly deleted: ReadonlySet<number>
}

export const emptyThread: Thread = { items: [], isLoaded: false, hasOlder: true, deleted: new Set() }

/** A page as the server returns it. */
interface Page {
  /** Newest first. */
  readonly page: readonly MessageItem[]
  /** Whether there may be older messages. */
  readonly isFull: boolean
}

/** Merges the current newest messages. Known messages that connect to them without a gap stay. */
export function withNewest(thread: Thread, { page, isFull }: Page): Thread {
  const oldest = page.at(-1)?.message.id
  const known = thread.items.at(-1)?.message.id
  const hasGap = thread.isLoaded && isFull && oldest !== undefined && known !== undefined && oldest > known
  // If the page isn't full, there is nothing older than it.
  const keptItems =
    hasGap || !isFull
      ? thread.items.filter(({ message }) => message.id > (page[0]?.message.id ?? 0))
      : thread.items
  const hasOlder =
    isFull &&
    (hasGap ||
      !thread.isLoaded ||
      thread.items.length === 0 ||
      thread.hasOlder ||
      oldest! < thread.items[0]!.message.id)
  return { ...thread, items: mergeMessages(thread.deleted, keptItems, page), isLoaded: true, hasOlder }
}

/** Adds the page before the oldest known message. */
export function withOlder(thread: Thread, { page, isFull }: Page): Thread {
  return { ...thread, items: mergeMessages(thread.deleted, page, thread.items), hasOlder: isFull }
}

/** Adds a message that was received or just sent. Returns the same thread if it is already known. */
export function withMessage(thread: Thread, item: MessageItem): Thread {
  const { items, isLoaded, deleted } = thread
  const { id } = item.message
  if (items.some(({ message }) => message.id === id)) return thread
  // Older than everything loaded: it will come with its page.
  if (isLoaded && items[0] && id < items[0].message.id) return thread
  return { ...thread, items: mergeMessages(deleted, items, [item]) }
}

/** Marks a message as deleted. */
export function withoutMessage(thread: Thread, id: number): Thread {
  const deleted = new Set(thread.deleted).add(id)
  return { ...thread, deleted, items: mergeMessages(deleted, thread.items) }
}

/** Merges lists, oldest message first, each once; later lists take precedence. */
function mergeMessages(deleted: ReadonlySet<number>, ...lists: (readonly MessageItem[])[]): MessageItem[] {
  const byId = new Map<number, MessageItem>()
  for (const list of lists) for (const item of list) byId.set(item.message.id, item)
  return [...byId.values()]
    .sort((a, b) => a.message.id - b.message.id)
    .map((item) => (deleted.has(item.message.id) && !item.message.is_deleted ? withoutContent(item) : item))
}

function withoutContent(item: MessageItem): MessageItem {
  return { ...item, message: { ...item.message, content: '', attachment: null, is_deleted: true } }
}
