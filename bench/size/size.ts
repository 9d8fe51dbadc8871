import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openTestTemplate, type TestTemplate } from '@wordhoard/testkit/database/test-dictionary'
import { processorTime } from '@wordhoard/testkit/measuring/process-usage'
import { type RunningServer, startProduct } from '@wordhoard/testkit/server/start-server'
import pg from 'pg'
import type { Reader } from '../reader/reader-account'
import type { BenchRow } from '../row'
import { mean, median } from '../statistics'
import { type Call, callsOf } from './calls'
import { type History, insertCrowd, SCHOOL } from './crowd'
import { insertHistories } from './histories'
import { insertSurroundings } from './surroundings'

const big = {
  people: Number(process.env.SIZE_PEOPLE ?? 200_000),
  words: Number(process.env.SIZE_WORDS ?? 5_000_000),
  answers: Number(process.env.SIZE_ANSWERS ?? 20_000_000),
}
/** Enough to fill the same pages: one school, in which only those who are measured have learnt anything. */
const empty = { people: SCHOOL, words: 0, answers: 0 }
const EMPTY_ARTICLES = 200
const histories = {
  normal: { words: 600, answers: 2_000, days: 120, encounters: 500 },
  heavy: { words: 5_000, answers: 50_000, days: 600, encounters: 20_000 },
} satisfies Record<string, History>
const ROUNDS = 20
const WARM_UP = 5
/** Calls of a kind one after another, over which processor time is counted. */
const BATCH = 4
const MAX_RATIO = 1.3
/** Folder whose server keeps the filled database for later runs, if any. */
const keptDataDir = process.env.SIZE_DATA_DIR ? resolve(process.env.SIZE_DATA_DIR) : undefined
/** Rows from which a table is large. */
const LARGE = 10_000

/** A database with a server and the people measured. */
interface Place {
  readonly client: pg.Client
  readonly product: RunningServer
  readonly people: Record<keyof typeof histories, Awaited<ReturnType<typeof callsOf>>>
}

/**
 * Measures the hottest calls of a learner with a normal and one with a long history, in a database of very many people,
 * and of the same learners in an empty one, in turn.
 */
export async function benchSize(): Promise<BenchRow[]> {
  const template = await openTestTemplate(keptDataDir ? { dataDir: keptDataDir } : {})
  const { connectionString, server, close } = template
  const places: Place[] = []
  try {
    places.push(await servePlace(server.connectionStringOf(await openCrowd(template))))
    await fill(connectionString, empty, EMPTY_ARTICLES, () => undefined)
    places.push(await servePlace(connectionString))
    const [crowded, alone] = places as [Place, Place]
    return await comparePlaces(crowded, alone)
  } finally {
    for (const { client, product } of places) {
      await product.stop()
      await client.end()
    }
    await close()
  }
}

async function comparePlaces(crowded: Place, alone: Place): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  const before = await countScans(crowded.client)
  for (const place of [crowded, alone]) await warmUp(place)
  for (const kind of ['hot', 'other'] as const)
    for (const name of Object.keys(crowded.people.normal[kind])) {
      rows.push(await compare(name, kind, crowded, alone))
      console.info(`   ${name}: ${rows.at(-1)!.value}`)
    }
  const after = await countScans(crowded.client)
  const scanned = [...after].filter(([table, count]) => count > (before.get(table) ?? 0))
  return [
    ...rows,
    {
      what: 'large tables of people that these calls read from end to end',
      value:
        scanned.map(([table, count]) => `${table} ${count - before.get(table)!} times`).join(', ') || 'none',
      bar: 'none',
      holds: scanned.length === 0,
    },
  ]
}

/** Returns how often each large table has been read from end to end. */
async function countScans(client: pg.Client): Promise<Map<string, number>> {
  // PostgreSQL processes report their statistics after they have been idle for a second.
  await sleep(2_000)
  await client.query('SELECT pg_stat_clear_snapshot()')
  const { rows } = await client.query<{ relname: string; scans: number }>(
    `SELECT relname, seq_scan::int AS scans FROM pg_stat_user_tables
     WHERE n_live_tup > ${LARGE} AND relname NOT IN ('spell', 'spell_document', 'spell_senses', 'spell_form', 'definition',
       'definition_relation', 'pronunciation', 'phrase') AND relname NOT LIKE 'size\\_%'`,
  )
  return new Map(rows.map(({ relname, scans }) => [relname, scans]))
}

/**
 * Returns the name of the database of very many people: one that an earlier run has filled and kept, or a copy of the
 * template that is filled now.
 */
async function openCrowd({ server, connectionString }: TestTemplate): Promise<string> {
  const template = new URL(connectionString).pathname.slice(1)
  const admin = new pg.Client({ connectionString: server.connectionStringOf('postgres') })
  await admin.connect()
  try {
    const keptName = `size_${big.people}_${big.words}_${big.answers}`
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [keptName])
    if (rowCount) return keptName
    const name = `${template}_big`
    await admin.query(`CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY FILE_COPY`)
    await fill(server.connectionStringOf(name), big, Math.round(big.people / 10), console.info)
    if (!keptDataDir) return name
    // Only what is filled gets the name to keep: the next run drops what an aborted one leaves behind.
    await admin.query(`ALTER DATABASE "${name}" RENAME TO "${keptName}"`)
    return keptName
  } finally {
    await admin.end()
  }
}

/** Fills a database with people and what they have. */
async function fill(
  connectionString: string,
  size: typeof big,
  articles: number,
  log: (line: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const started = performance.now()
  await insertCrowd(client, size, Object.values(histories))
  await insertHistories(client, (line) => log(`   ${line}`))
  await insertSurroundings(client, articles)
  await client.query('VACUUM ANALYZE')
  log(`   filled after ${((performance.now() - started) / 1000).toFixed(0)} s, ${await contentsOf(client)}`)
  await client.end()
}

/** Starts a server on a database that is filled, and logs in the people measured. */
async function servePlace(connectionString: string): Promise<Place> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const product = await startProduct(keptDataDir, {
    DATABASE_URL: connectionString,
    HUMAN_CHECK: 'off',
    DEMO: 'off',
  })
  const people = {} as Place['people']
  for (const [index, name] of (Object.keys(histories) as (keyof typeof histories)[]).entries())
    people[name] = await callsOf(product, await logIn(client, product, index + 1))
  return { client, product, people }
}

/** Says how much the database really holds, since nobody has more than some have. */
async function contentsOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ people: number; words: number; answers: number; size: string }>(
    `SELECT count(*)::int AS people, sum(words)::int AS words, sum(answers)::int AS answers,
       pg_size_pretty(pg_database_size(current_database())) AS size FROM size_person`,
  )
  const { people, words, answers, size } = rows[0]!
  const [a, b, c] = [people, words, answers].map((count) => count.toLocaleString('en-GB'))
  return `${a} people, ${b} words, ${c} answers, ${size}`
}

/** Logs in the account at a place of the crowd. */
async function logIn(client: pg.Client, product: RunningServer, place: number): Promise<Reader> {
  const refreshToken = randomBytes(32).toString('base64url')
  const { rows } = await client.query<{ user_id: number }>(
    `WITH device AS (
       INSERT INTO session (id, user_id, user_agent, expires_at)
       SELECT $2::uuid, id, 'bench', now() + interval '1 day' FROM user_account WHERE username_lower = 'crowd_' || $1::int
       RETURNING id, user_id
     )
     INSERT INTO refresh_token (hash, user_id, session_id) SELECT $3, user_id, id FROM device RETURNING user_id`,
    [place, randomUUID(), createHash('sha256').update(refreshToken).digest()],
  )
  const answer = await fetch(`${product.url}/api/auth2/refresh`, {
    method: 'POST',
    headers: { cookie: `refresh_token=${refreshToken}` },
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  const username = `Crowd_${place}`
  return {
    userId: rows[0]!.user_id,
    username,
    email: `crowd${place}@example.org`,
    refreshToken,
    headers: { authorization: `Bearer ${access_token}` },
  }
}

/** Makes all calls before any is measured: code that has just been compiled would make the first kinds look dear. */
async function warmUp({ people }: Place): Promise<void> {
  for (const { hot, other } of Object.values(people))
    for (const [name, call] of Object.entries({ ...hot, ...other }))
      for (let n = 0; n < WARM_UP * BATCH; n++) {
        if (name === 'POST /learn/check-answer' && n % BATCH === 0) await hot['POST /learn/create-games']!(n)
        await call(n)
      }
}

interface Times {
  readonly clock: number[]
  /** Processor time of the server and its database, by call. */
  readonly processor: number[]
}

/** Makes calls of one kind in turn in both databases. */
async function compare(name: string, kind: 'hot' | 'other', crowded: Place, alone: Place): Promise<BenchRow> {
  const parts: string[] = []
  let worst = 0
  for (const person of Object.keys(histories) as (keyof typeof histories)[]) {
    const times = [crowded, alone].map((place) => ({
      place,
      call: place.people[person][kind][name]!,
      renew: place.people[person].hot['POST /learn/create-games']!,
      times: { clock: [], processor: [] } as Times,
    }))
    for (let round = 0; round < WARM_UP + ROUNDS; round++)
      for (const { place, call, renew, times: kept } of round % 2 === 0 ? times : times.toReversed()) {
        if (name === 'POST /learn/check-answer') await renew(round)
        const batch = await measure(place, call, round * BATCH)
        if (round < WARM_UP) continue
        kept.clock.push(...batch.clock)
        kept.processor.push(...batch.processor)
      }
    const [a, b] = times.map(({ times: { clock } }) => median(clock)) as [number, number]
    // The mean: where threads have ended, a batch is counted in steps of 10 ms, so that most batches would cost nothing.
    const [c, d] = times.map(({ times: { processor } }) => mean(processor)) as [number, number]
    worst = Math.max(worst, a / b)
    parts.push(
      `${(a / b).toFixed(2)}× (${a.toFixed(1)} : ${b.toFixed(1)} ms), processor ${(c / d).toFixed(2)}× (${c.toFixed(1)} : ${d.toFixed(1)} ms)`,
    )
  }
  return {
    what: `${name} with ${big.people.toLocaleString('en-GB')} people over an empty database, p50, mean processor time of server and database; a normal · a long history`,
    value: parts.join(' · '),
    bar: `≤ ${MAX_RATIO}×`,
    holds: worst <= MAX_RATIO,
  }
}

async function measure({ client, product }: Place, call: Call, first: number): Promise<Times> {
  const { rows } = await client.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  const pids = [product.pid, ...rows.map(({ pid }) => pid)]
  const before = pids.map(processorTime)
  const clock: number[] = []
  for (let n = first; n < first + BATCH; n++) {
    const started = performance.now()
    await call(n)
    clock.push(performance.now() - started)
  }
  const used = pids.reduce((sum, pid, index) => sum + processorTime(pid) - before[index]!, 0)
  return { clock, processor: [used / BATCH] }
}
