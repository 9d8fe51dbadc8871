import type { Queryable } from '@wordhoard/database/sql/run'

/** What an event is about: one chat, one user, or the login sessions that have ended. */
export type Topic =
  | { readonly kind: 'chat' | 'user'; readonly id: number }
  | { readonly kind: 'ended-sessions' }

/** What a subscriber is told. */
export interface Subscriber {
  /** Name of the connection, for whoever looks at the database. */
  readonly name: string
  /** Topics from the start on. */
  readonly topics?: readonly Topic[]
  /** Reads what was committed before the subscription began. If it fails, the connection is made again. */
  readonly catchUp?: (db: Queryable) => Promise<void>
  /** Called whenever the subscription works and has caught up. */
  readonly onListening: () => void
  /** Called when the connection is lost: events are missed from then on. */
  readonly onLost: () => void
  /** Called now and then while events may be missed that only another process knows of: what is stored must be read. */
  readonly onDoubt?: () => void
  /**
   * Called with events. Those of a chat may come more than once, out of order and together with those of topics that
   * nobody subscribed to, so their numbers decide.
   */
  readonly onEvents: (events: readonly unknown[]) => void
}

/** A subscription to events, whichever process they happened on. */
export interface Subscription {
  /** Starts it. If the database is away it keeps retrying; it never throws. */
  open(): Promise<void>
  /** Adds topics. Resolves once later commits are heard; until `onListening` if the connection is lost. */
  add(topics: readonly Topic[]): Promise<void>
  /** Removes topics that were added. */
  remove(topics: readonly Topic[]): Promise<void>
  close(): Promise<void>
}

/**
 * Carries events from the transactions that publish them (outbox.queries.ts) to all processes that subscribed to their
 * topics. Each event arrives at least once, unless `onLost` says otherwise.
 */
export interface EventBus {
  subscribe(subscriber: Subscriber): Subscription
  /** Sends what has been committed. Called after commits (after-commit.ts); a timer sends what other processes left. */
  flush(): void
  close(): Promise<void>
}
