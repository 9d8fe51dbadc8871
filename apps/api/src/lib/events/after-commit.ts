import type { Queryable } from '@wordhoard/database/sql/run'
import type { EventBus } from './event-bus'

/** Exists once per process, even if this module is loaded again. */
interface Committing {
  readonly buses: WeakMap<Queryable, EventBus>
  /** Connections whose running transaction has published events. */
  readonly publishers: WeakSet<Queryable>
}

const KEY = Symbol.for('wordhoard.events.committing')
const shared = globalThis as { [KEY]?: Committing }
shared[KEY] ??= { buses: new WeakMap(), publishers: new WeakSet() }
const { buses, publishers } = shared[KEY]

/** Sets the bus that sends the events of a pool's transactions. */
export function setBus(pool: Queryable, bus: EventBus): void {
  buses.set(pool, bus)
}

/**
 * Notes that a statement has published events: a pool's are committed and sent at once, those of a transaction after
 * its commit.
 */
export function markPublished(db: Queryable): void {
  const bus = buses.get(db)
  if (bus) bus.flush()
  else publishers.add(db)
}

/** Sends what a pool's transactions have committed, for transactions that `transaction` doesn't run (Prisma's). */
export function flushEvents(pool: Queryable): void {
  buses.get(pool)?.flush()
}

/** Ends the transaction of a connection: sends the events that it has published, if it was committed. */
export function endPublishing(pool: Queryable, client: Queryable, isCommitted: boolean): void {
  if (publishers.delete(client) && isCommitted) flushEvents(pool)
}
