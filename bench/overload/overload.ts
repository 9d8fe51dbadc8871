import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '@wordhoard/database/project-root'
import { openTestTemplate } from '@wordhoard/testkit/database/test-dictionary'
import { residentMegabytes } from '@wordhoard/testkit/measuring/process-usage'
import { type RunningServer, startProduct } from '@wordhoard/testkit/server/start-server'
import pg from 'pg'
import { wordsAsRead } from '../novel-words'
import { prose, sample } from '../prose'
import { signInReader } from '../reader/reader-account'
import type { BenchRow } from '../row'
import { median, percentile } from '../statistics'
import type { Flood, FloodRequest, FloodResult } from './overload-client'

const CONNECTIONS = 40
const ROUNDS = 3
const LOOK_UPS = 800
const SAVED_WORDS = 5_000
const LONG_TEXT_LENGTH = 4_900_000
/** Gives each client its own address behind the proxy that the bench stands in for. */
const forwardedFor = (client: number) => ({ 'x-forwarded-for': `10.0.${client >> 8}.${client & 255}` })
const json = { 'content-type': 'application/json' }

/**
 * Measures word look-ups of one client, one after another, while another client (or many) makes the most expensive
 * calls from 40 connections; quiet and loaded rounds alternate. Set `OVERLOAD` to run only the floods whose name
 * contains it. Rate limits are off, so that only the sharing of the machine is measured.
 */
export async function benchOverload(): Promise<BenchRow[]> {
  const { connectionString, close } = await openTestTemplate()
  const client = new pg.Client({ connectionString })
  await client.connect()
  const product = await startProduct('.data-test', { DATABASE_URL: connectionString, HUMAN_CHECK: 'off' })
  try {
    const me = await signInReader(client, product)
    await client.query(
      `INSERT INTO main_voc_item (user_id, spell_id, spell_lower, priority, mark)
       SELECT $1, id, spell_lower, 2, 1 FROM spell WHERE EXISTS (SELECT FROM spell_document d WHERE d.spell_id = id)
       ORDER BY md5(id::text) LIMIT ${SAVED_WORDS}`,
      [me.userId],
    )
    const accountHeaders = { ...json, ...me.headers, ...forwardedFor(1) }
    const { rows } = await client.query<{ spell_id: number }>(
      'SELECT spell_id FROM main_voc_item WHERE user_id = $1 LIMIT 10',
      [me.userId],
    )
    const post = (path: string, body: object): FloodRequest => ({
      method: 'POST',
      path: `/api${path}`,
      headers: accountHeaders,
      body: JSON.stringify(body),
    })
    const source = prose().text
    // All texts differ: a text that has been read before would not be saved again.
    const text = (number: number, length: number) => sample(`Text ${number}. ${source}`, length)
    const login = (number: number, address: number): FloodRequest => ({
      method: 'POST',
      path: '/api/auth2/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...forwardedFor(address) },
      body: String(
        new URLSearchParams({
          username: `nobody-${number}@example.org`,
          password: 'Not-the-password-1',
          turnstile_token: '',
        }),
      ),
    })
    const numbers = Array.from({ length: CONNECTIONS }, (_, number) => number)
    // Each e-mail address occurs once, because login attempts are counted per e-mail address.
    const loginAttempts = Array.from({ length: 100 * CONNECTIONS }, (_, number) => number)
    const floods: [string, number, FloodRequest[]][] = [
      [
        'six texts of 4.9 MB at once from one account',
        6,
        numbers
          .slice(0, 6)
          .map((number) => post('/main-voc/add-from-text', { text: text(number, LONG_TEXT_LENGTH) })),
      ],
      [
        '40 connections of one client on logins',
        CONNECTIONS,
        loginAttempts.map((number) => login(number, 2)),
      ],
      [
        '40 clients on logins',
        CONNECTIONS,
        loginAttempts.map((number) => login(loginAttempts.length + number, 100 + (number % CONNECTIONS))),
      ],
      [
        '40 connections of one client on games',
        CONNECTIONS,
        [
          post('/learn/create-games', {
            forgotten_spell_ids: rows.map(({ spell_id }) => spell_id),
            remembered_spell_ids: [],
            wanted_words_number: 10,
          }),
        ],
      ],
      [
        '40 connections of one client on states of 20 KB',
        CONNECTIONS,
        numbers.map((number) => post('/main-voc/states', { text: text(number, 20_000) })),
      ],
      [
        '40 connections of one client on exports of 5,000 words',
        CONNECTIONS,
        [
          {
            method: 'GET',
            path: '/api/main-voc/export?format=csv',
            headers: { ...me.headers, ...forwardedFor(1) },
          },
        ],
      ],
    ]
    await timeLookUps(product)
    const measured: BenchRow[] = []
    for (const [what, connections, requests] of floods) {
      if (!what.includes(process.env.OVERLOAD ?? '')) continue
      measured.push(await measureDuringFlood(product, what, { url: product.url, connections, requests }))
    }
    return measured
  } finally {
    await product.stop()
    await client.end()
    await close()
  }
}

/** Times look-ups alone and during a flood, in turn; the row compares their p95, each the median of the rounds. */
async function measureDuringFlood(product: RunningServer, what: string, flood: Flood): Promise<BenchRow> {
  const quiet: number[] = []
  const loaded: number[] = []
  const statuses: Record<string, number> = {}
  let refused = 0
  let megabytes = 0
  for (let round = 0; round < ROUNDS; round++) {
    const calm = await timeLookUps(product)
    quiet.push(calm.p95)
    const end = startFlood(flood)
    const watch = setInterval(() => {
      megabytes = Math.max(megabytes, residentMegabytes(product.pid))
    }, 100)
    await sleep(1_500)
    const flooded = await timeLookUps(product)
    loaded.push(flooded.p95)
    refused += calm.refused + flooded.refused
    for (const [status, count] of Object.entries(await end())) {
      statuses[status] = (statuses[status] ?? 0) + count
    }
    clearInterval(watch)
  }
  const ratio = median(loaded) / median(quiet)
  const answers = Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
  return {
    what: `look-up p95 during ${what}, relative to without (${answers}; peak memory ${megabytes.toFixed(0)} MB)`,
    value: `${ratio.toFixed(2)}× (${median(loaded).toFixed(1)} : ${median(quiet).toFixed(1)} ms), ${refused} refused`,
    bar: '≤ 2×, none refused',
    holds: ratio <= 2 && refused === 0,
  }
}

async function timeLookUps({ url }: RunningServer): Promise<{ p95: number; refused: number }> {
  const times: number[] = []
  let refused = 0
  for (const word of wordsAsRead(LOOK_UPS)) {
    const started = performance.now()
    const answer = await fetch(`${url}/api/dict/spell/${encodeURIComponent(word)}`, {
      headers: forwardedFor(0),
    })
    await answer.arrayBuffer()
    times.push(performance.now() - started)
    if (answer.status === 429 || answer.status >= 500) refused++
    // The pace of a quick reader: back to back, the look-ups themselves would be the load.
    await sleep(5)
  }
  return { p95: percentile(times, 0.95), refused }
}

/**
 * Starts a flood in its own process. The returned function ends it and returns its answers by status. The flood runs at
 * the lowest priority: a real attacker's client runs on another machine, so its cost must not count here.
 */
function startFlood(flood: Flood): () => Promise<FloodResult> {
  const program = join(projectRoot(), 'bench', 'overload', 'overload-client.ts')
  const child = spawn('nice', ['-n', '19', process.execPath, '--import', 'tsx', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const flooded = new Promise<FloodResult>((resolve, reject) => {
    child.once('message', (statuses) => resolve(statuses as FloodResult))
    child.once('exit', () =>
      reject(new Error('The flood’s process ended before it was asked to. Its output above says why.')),
    )
  })
  child.send(flood)
  return () => {
    child.send('end')
    return flooded
  }
}
