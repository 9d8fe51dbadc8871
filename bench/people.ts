import { join } from 'node:path'
import { startEmbeddedPostgres } from '@wordhoard/database/embedded-postgres'
import { projectRoot } from '@wordhoard/database/project-root'
import pg from 'pg'
import { makeAccount } from '../apps/api/src/testing/account-rows'
import { testDatabases } from '../apps/api/src/testing/test-databases'
import { migratedWithDictionary } from '../apps/api/src/testing/test-dictionary'
import { makePeople, type PeopleRows } from './people-rows'
import type { BenchRow } from './row'
import { type RunningServer, startServer } from './start-server'

const CALLS = 200
/** Of a call that comes alone; a page of the product makes two or three. */
const BAR_MS = 30

/** Chats with a million messages, and a school of five thousand: what a page takes, and whether indexes serve it. */
export async function benchPeople(): Promise<BenchRow[]> {
  const dataDir = join(projectRoot(), '.data-test')
  const postgres = await startEmbeddedPostgres({ dataDir, share: true })
  const databases = await testDatabases(postgres)
  const connectionString = await databases.prepare(migratedWithDictionary(postgres, dataDir))
  const client = new pg.Client({ connectionString })
  await client.connect()
  const env = {
    DATABASE_URL: connectionString,
    DATA_DIR: '.data-test',
    RATE_LIMIT: 'off',
    HUMAN_CHECK: 'off',
    // Its people would stand among ours.
    DEMO: 'off',
  }
  const product = await startServer([join('apps', 'api', 'dist', 'server.js')], '/api/ready', env)
  try {
    const me = await makeAccount(client)
    const began = performance.now()
    const people = await makePeople(client, me.userId)
    console.info(`   rows made in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    return await measure(client, product, people, await tokenOf(product, me.refreshToken))
  } finally {
    await product.stop()
    await client.end()
    await databases.close()
    await postgres.stop()
  }
}

async function tokenOf(product: RunningServer, refreshToken: string): Promise<string> {
  const answer = await fetch(`${product.url}/api/auth2/refresh`, {
    method: 'POST',
    headers: { cookie: `refresh_token=${refreshToken}` },
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

async function measure(
  client: pg.Client,
  product: RunningServer,
  { chat, chats, school, classroom, message }: PeopleRows,
  token: string,
): Promise<BenchRow[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const get = (path: string) => () => fetch(`${product.url}/api${path}`, { headers })
  const send = (n: number) =>
    fetch(`${product.url}/api/messages/send`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ chat_id: chats[n % chats.length], content: `Message ${n}` }),
    })
  const users = `/school/${school}/staff-only/users`
  const calls: Record<string, (n: number) => Promise<Response>> = {
    'chats, the first 50 of 1,000': get('/messages/chats'),
    'chats, the last 50 of 1,000': get('/messages/chats?offset=950'),
    'number of unread chats': get('/messages/unread'),
    'newest 20 of a chat of 100,000 messages': get(`/messages/chat/${chat}/messages`),
    '20 from the middle of it': get(`/messages/chat/${chat}/messages?before_id=${message}`),
    'a message sent, durably': send,
    'school users by name, 50 of 5,000': get(`${users}?orders_by=username&orders_dir=asc`),
    'the same, the last page': get(`${users}?orders_by=username&orders_dir=asc&offset=4950`),
    'by role and age': get(
      `${users}?orders_by=role&orders_dir=desc&orders_by=created_at&orders_dir=desc&offset=2000`,
    ),
    'searched by a part of a name': get(`${users}?search=pupil%2042`),
    'how many that finds': get(`${users}/count?search=pupil%2042`),
    'classrooms, 50 of 125': get(`/school/${school}/staff-only/classrooms`),
    'a classroom’s 40 users': get(`/school/classroom/${classroom}/users`),
  }
  const before = await sequentialScans(client)
  const rows: BenchRow[] = []
  for (const [what, call] of Object.entries(calls)) {
    const times: number[] = []
    for (let n = 0; n < CALLS; n++) {
      const started = performance.now()
      const answer = await call(n)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${what}: ${answer.status}`)
      times.push(performance.now() - started)
    }
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(share * (CALLS - 1))]!
    rows.push({
      what: `${what}, p50 · p95`,
      value: `${at(0.5).toFixed(1)} · ${at(0.95).toFixed(1)} ms`,
      bar: `p95 ≤ ${BAR_MS} ms`,
      holds: at(0.95) <= BAR_MS,
    })
  }
  rows.push(await delivery(product, headers, send))
  const scans = (await sequentialScans(client)) - before
  rows.push({
    what: 'sequential scans of the million messages in all of that',
    value: String(scans),
    bar: '0: indexes serve every call',
    holds: scans === 0,
  })
  return rows
}

/** From the moment a message is sent until it is at an open page: the answer of the database, NOTIFY, and the stream. */
async function delivery(
  product: RunningServer,
  headers: Record<string, string>,
  send: (n: number) => Promise<Response>,
): Promise<BenchRow> {
  const controller = new AbortController()
  const { body } = await fetch(`${product.url}/api/messages/stream`, { headers, signal: controller.signal })
  const reader = body!.getReader()
  const decoder = new TextDecoder()
  let text = ''
  const told = async (mark: string) => {
    while (!text.includes(mark)) text += decoder.decode((await reader.read()).value, { stream: true })
    text = ''
  }
  await told('event: ready')
  const times: number[] = []
  for (let n = 0; n < CALLS; n++) {
    const started = performance.now()
    const [answer] = await Promise.all([send(n), told('event: message')])
    times.push(performance.now() - started)
    await answer.arrayBuffer()
  }
  controller.abort()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * (CALLS - 1))]!
  return {
    what: 'a message sent until it is at an open page, p50 · p95',
    value: `${at(0.5).toFixed(1)} · ${at(0.95).toFixed(1)} ms`,
    bar: 'p95 ≤ 100 ms',
    holds: at(0.95) <= 100,
  }
}

/** How often the table of messages has been read from end to end. */
async function sequentialScans(client: pg.Client): Promise<number> {
  // Processes hand their counts in when they have been idle for a second.
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  await client.query('SELECT pg_stat_clear_snapshot()')
  const { rows } = await client.query<{ scans: number }>(
    `SELECT seq_scan::int AS scans FROM pg_stat_user_tables WHERE relname = 'message'`,
  )
  return rows[0]!.scans
}
