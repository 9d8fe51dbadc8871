import type { MessageItem } from '@wordhoard/contracts/chats'

/** The messages of a chat as far as they are known here. */
export interface Thread {
  /** The oldest first, each once; without a gap from the first to the newest. */
  readonly items: readonly MessageItem[]
  /** Whether the newest page has come. Before that only what happened meanwhile is here. */
  readonly isLoaded: boolean
  readonly hasOlder: boolean
  /** Messages that were deleted while this was open: a page that was on its way must not bring them back. */
  readonly deleted: ReadonlySet<number>
}

export const emptyThread: Thread = { items: [], isLoaded: false, hasOlder: true, deleted: new Set() }

/** As the server answers them. */
interface Page {
  /** The newest first. */
  readonly page: readonly MessageItem[]
  /** Whether there may be older ones. */
  readonly isFull: boolean
}

/** Takes the newest messages, as they are now. What is known and reaches up to them without a gap stays. */
export function withNewest(thread: Thread, { page, isFull }: Page): Thread {
  const oldest = page.at(-1)?.message.id
  const known = thread.items.at(-1)?.message.id
  const hasGap = thread.isLoaded && isFull && oldest !== undefined && known !== undefined && oldest > known
  // Without a full page there is nothing older than it.
  const kept =
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
  return { ...thread, items: mergeMessages(thread.deleted, kept, page), isLoaded: true, hasOlder }
}

/** Takes the page before the oldest known message. */
export function withOlder(thread: Thread, { page, isFull }: Page): Thread {
  return { ...thread, items: mergeMessages(thread.deleted, page, thread.items), hasOlder: isFull }
}

/** Takes one message, heard of or just sent. The same thread when it is known. */
export function withMessage(thread: Thread, item: MessageItem): Thread {
  const { items, isLoaded, deleted } = thread
  const { id } = item.message
  if (items.some(({ message }) => message.id === id)) return thread
  // Older than what is loaded: it will come with its page.
  if (isLoaded && items[0] && id < items[0].message.id) return thread
  return { ...thread, items: mergeMessages(deleted, items, [item]) }
}

/** Takes a deletion. */
export function withoutMessage(thread: Thread, id: number): Thread {
  const deleted = new Set(thread.deleted).add(id)
  return { ...thread, deleted, items: mergeMessages(deleted, thread.items) }
}

/** All of them once, the oldest first; the later lists know better. */
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
