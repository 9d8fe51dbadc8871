import type { Subscription, Topic } from '../../../lib/events/event-bus'

const topicsOf = (kind: 'chat' | 'user', ids: readonly number[]): Topic[] => ids.map((id) => ({ kind, id }))

/**
 * Knows which chats the users of this process's streams can read, and listens to just these. It only decides what the
 * process hears of: whether somebody may receive an event is asked of the database each time.
 */
export class ChatAudience {
  readonly #subscription: Subscription
  readonly #onLeft: (chatId: number) => void
  readonly #chatsByUser = new Map<number, Set<number>>()
  readonly #usersByChat = new Map<number, Set<number>>()

  /** @param onLeft called with a chat that none of the users can read any more */
  constructor(subscription: Subscription, onLeft: (chatId: number) => void) {
    this.#subscription = subscription
    this.#onLeft = onLeft
  }

  /** Whether a user is known, with their chats. */
  hasUser(userId: number): boolean {
    return this.#chatsByUser.has(userId)
  }

  /** Whether one of the users can read a chat. */
  hasReaders(chatId: number): boolean {
    return this.#usersByChat.has(chatId)
  }

  /** Returns the users who can read one of these chats. */
  readersOf(chatIds: Iterable<number>): number[] {
    const readers = new Set<number>()
    for (const id of chatIds) for (const user of this.#usersByChat.get(id) ?? []) readers.add(user)
    return [...readers]
  }

  /** Returns all users. */
  users(): number[] {
    return [...this.#chatsByUser.keys()]
  }

  /** Adds a user and listens for changes of their chats. */
  async addUser(userId: number): Promise<void> {
    const isKnown = this.#chatsByUser.has(userId)
    if (!isKnown) this.#chatsByUser.set(userId, new Set())
    // Also waits for topics that another stream of the user has just added.
    await this.#subscription.add(isKnown ? [] : topicsOf('user', [userId]))
  }

  /** Sets the chats of a known user. Resolves once the process hears of them. @returns whether any are new */
  async setChats(userId: number, chatIds: readonly number[]): Promise<boolean> {
    const known = this.#chatsByUser.get(userId)
    if (!known) return false
    const added = chatIds.filter((id) => !known.has(id))
    const wanted = new Set(chatIds)
    const removed = [...known].filter((id) => !wanted.has(id))
    for (const id of added) {
      known.add(id)
      this.#usersByChat.set(id, (this.#usersByChat.get(id) ?? new Set()).add(userId))
    }
    this.#leave(userId, known, removed)
    await this.#subscription.add(topicsOf('chat', added))
    if (removed.length > 0) await this.#subscription.remove(topicsOf('chat', removed))
    return added.length > 0
  }

  /** Forgets a user whose last stream has closed. */
  forget(userId: number): void {
    const known = this.#chatsByUser.get(userId)
    if (!known) return
    const chats = [...known]
    this.#leave(userId, known, chats)
    this.#chatsByUser.delete(userId)
    void this.#subscription.remove([...topicsOf('user', [userId]), ...topicsOf('chat', chats)])
  }

  #leave(userId: number, known: Set<number>, chatIds: readonly number[]): void {
    for (const id of chatIds) {
      known.delete(id)
      const users = this.#usersByChat.get(id)
      users?.delete(userId)
      if (users?.size !== 0) continue
      this.#usersByChat.delete(id)
      this.#onLeft(id)
    }
  }
}
