import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { DatabaseError } from './database-error'
import { cast, expr, literal } from './sql/expressions'
import type { Placeholders } from './sql/placeholder'
import { query } from './sql/query'
import { compileStatement } from './sql/statement'

const CHANNEL = 'wordhoard_check'
const notify = compileStatement((p: Placeholders<{ token: string }>) =>
  query.selectNoFrom(expr.fn<null>('pg_notify', [literal(CHANNEL), cast(p.token, 'text')]).as('sent')),
)

/** Time that a notification may take, in ms. */
const LIMIT_MS = 5_000

/**
 * Sends a notification over one address and waits for it on a connection of the other. Through a pooler that lends a
 * connection for a transaction only, LISTEN seems to work and hears nothing: ended sessions and messages of other
 * processes would go unheard.
 *
 * @param listenUrl address of connections that listen
 * @param sendUrl address that the server works with
 * @throws DatabaseError with what to set
 */
export async function checkNotifications(
  listenUrl: string,
  sendUrl: string,
  limitMs = LIMIT_MS,
): Promise<void> {
  const listener = new pg.Client({ connectionString: listenUrl })
  const sender = new pg.Client({ connectionString: sendUrl })
  for (const client of [listener, sender]) client.on('error', () => undefined)
  const token = randomUUID()
  try {
    await Promise.all([listener.connect(), sender.connect()])
    const arrival = new Promise<boolean>((resolve) => {
      listener.on('notification', ({ payload }) => {
        if (payload === token) resolve(true)
      })
      setTimeout(resolve, limitMs, false).unref()
    })
    await listener.query(`LISTEN ${CHANNEL}`)
    await notify.execute(sender, { token })
    if (await arrival) return
  } finally {
    await Promise.all([listener.end(), sender.end()])
  }
  throw new DatabaseError(
    listenUrl === sendUrl
      ? 'Notifications sent over DATABASE_URL don’t arrive, as through a connection pooler (PgBouncer). Set DATABASE_DIRECT_URL to an address of PostgreSQL itself.'
      : 'Notifications sent over DATABASE_URL don’t arrive at DATABASE_DIRECT_URL. Both must lead to the same database, and DATABASE_DIRECT_URL past any connection pooler.',
  )
}
