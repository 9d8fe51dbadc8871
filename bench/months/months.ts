import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyToEmpty } from '@wordhoard/database/apply-migrations'
import { startEmbeddedPostgres } from '@wordhoard/database/embedded-postgres'
import { projectRoot } from '@wordhoard/database/project-root'
import pg from 'pg'
import type { BenchRow } from '../row'
import { median } from '../statistics'
import { divide, fill, MONTHS } from './months-rows'

const ROUNDS = 6
const CALLS = 25
const words = Array.from({ length: 20 }, (_, place) => 900_001 + place * 7)
const today = new Date().toISOString().slice(0, 10)

/** A reviewed statement with the values of a call. */
interface Call {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
  /** Whether it is prepared once, or planned at each call. */
  readonly isPrepared: boolean
}

const reviewed = (path: string, values: readonly unknown[], isPrepared = true): Call => ({
  name: path.replace(/^.*\//, ''),
  text: readFileSync(join(projectRoot(), 'apps', 'api', 'src', 'modules', `${path}.sql`), 'utf8'),
  values,
  isPrepared,
})

const calls: readonly Call[] = [
  reviewed('learning/sql/game-to-answer', [1, 29_801, 3]),
  reviewed('learning/sql/write-answer-only', [
    1,
    29_801,
    99,
    900_001,
    'spell-definition',
    'x',
    true,
    900,
    new Date(),
    today,
    'UTC',
    null,
    null,
    false,
    false,
  ]),
  reviewed('learning/sql/games-of-newest-session', [1]),
  reviewed('learning/sql/today-of-user', [1, today], false),
  reviewed('learning/sql/words-begun', [1, today, new Date(Date.now() - 86_400_000)]),
  reviewed('learning/sql/word-histories', [1, words]),
  reviewed('learning/sql/mixed-up-words', [1, words]),
  reviewed('learning/sql/last-duels', [1]),
  reviewed('chats/sql/messages-page', [1, null, null, 50, 0, 1]),
  reviewed('chats/sql/chats-page', [1, 20, 0]),
  reviewed('chats/sql/count-unread-chats', [1]),
  reviewed('chats/sql/send-message', [1, 1, 'Hello', null, null, null, null]),
]

/** Compares statements on messages and answers of three years: in a part for each month, and in one table as before. */
export async function benchMonths(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wordhoard-bench-months-'))
  const server = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
  const clients: pg.Client[] = []
  try {
    for (const name of ['one', 'many']) {
      const admin = new pg.Client({ connectionString: server.connectionString })
      await admin.connect()
      await admin.query(`CREATE DATABASE ${name}`)
      await admin.end()
      const client = new pg.Client({ connectionString: server.connectionStringOf(name) })
      await client.connect()
      clients.push(client)
      await client.query('SET random_page_cost = 1.1')
      await applyToEmpty(client, readMigrations(name === 'many'))
      if (name === 'many') await divide(client)
      await fill(client)
    }
    const rows: BenchRow[] = []
    for (const call of calls) rows.push(await compare(clients[0]!, clients[1]!, call))
    return rows
  } finally {
    for (const client of clients) await client.end()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function readMigrations(hasMonths: boolean) {
  const folder = join(projectRoot(), 'prisma', 'migrations')
  return readdirSync(folder)
    .filter((name) => /^\d{4}_/.test(name) && (hasMonths || !/_(months|empty_parts)$/.test(name)))
    .map((name) => ({ name, script: readFileSync(join(folder, name, 'migration.sql'), 'utf8') }))
}

/** Returns the least time of a call in a round, in µs: what else the machine does makes calls only slower. */
async function time(client: pg.Client, { name, text, values, isPrepared }: Call): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let call = 0; call < CALLS; call++) {
    await client.query('BEGIN')
    const started = performance.now()
    await client.query({ ...(isPrepared && { name }), text, values: [...values] })
    least = Math.min(least, (performance.now() - started) * 1000)
    await client.query('ROLLBACK')
  }
  return least
}

async function compare(one: pg.Client, many: pg.Client, call: Call): Promise<BenchRow> {
  await time(one, call)
  await time(many, call)
  const ratios: number[] = []
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = await time(one, call)
    const after = await time(many, call)
    ratios.push(after / before)
    times.push(after)
  }
  const ratio = median(ratios)
  return {
    what: `${call.name} with ${MONTHS} months, of its time in one table`,
    value: `${ratio.toFixed(2)} × (${median(times).toFixed(0)} µs)`,
    bar: '≤ 1.3 ×',
    holds: ratio <= 1.3,
  }
}
