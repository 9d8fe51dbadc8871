import pg from 'pg'
import { expr, literal } from '../sql/expressions'
import { query, sql } from '../sql/query'
import { compileStatement } from '../sql/statement'

/** A server that doesn't say within this time, in ms, is taken to be away. */
const LIMIT_MS = 2_000

/** How far the log has got: on the primary what is on the disk, on a replica what it has replayed. */
const positions = {
  primary: compileStatement(() =>
    query.selectNoFrom(bytesOf(expr.fn<string>('pg_current_wal_flush_lsn')).as('position')),
  ),
  // A replica that has been promoted follows nobody any more.
  replica: compileStatement(() =>
    query
      .selectNoFrom(bytesOf(expr.fn<string>('pg_last_wal_replay_lsn')).as('position'))
      .where(expr.fn<boolean>('pg_is_in_recovery'), '=', expr.lit(true)),
  ),
}

function bytesOf(position: ReturnType<typeof expr.fn<string>>) {
  return sql<number | null>`${expr.fn('pg_wal_lsn_diff', [position, literal('0/0')])}::float8`
}

/** Reads the position of a server's write-ahead log over a connection of its own, so that it never waits for others. */
export class WalProbe {
  readonly #url: string
  readonly #role: keyof typeof positions
  #client: pg.Client | undefined

  constructor(url: string, role: keyof typeof positions) {
    this.#url = url
    this.#role = role
  }

  /** Returns the position in bytes; undefined if the server doesn't say. */
  async read(): Promise<number | undefined> {
    try {
      const client = this.#client ?? (await this.#connect())
      return (await positions[this.#role].fetchFirst(client, {}))?.position ?? undefined
    } catch {
      await this.close()
      return undefined
    }
  }

  async close(): Promise<void> {
    const client = this.#client
    this.#client = undefined
    await client?.end().catch(() => undefined)
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: LIMIT_MS,
      query_timeout: LIMIT_MS,
      application_name: 'replica check',
      keepAlive: true,
    })
    client.on('error', () => undefined)
    this.#client = client
    await client.connect()
    return client
  }
}
