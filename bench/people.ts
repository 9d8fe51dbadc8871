import { makeAccount } from '@wordhoard/testkit/database/account-rows'
import type { RunningServer } from '@wordhoard/testkit/server/start-server'
import type pg from 'pg'
import { insertPeople, type PeopleRows } from './people-rows'
import { startOnTestDatabase } from './product-on-test-database'
import type { BenchRow } from './row'
import { median, percentile } from './statistics'

const CALLS = 200
/** How long a page of the big school may take, as a multiple of a page of the small school with as many lines. */
const MAX_RATIO = 2

/** Measures pages of chats with a million messages and of a school of five thousand, and whether indexes serve them. */
export async function benchPeople(): Promise<BenchRow[]> {
  // Demo people would mix with the generated ones.
  const { client, product, stop } = await startOnTestDatabase({ environment: { DEMO: 'off' } })
  try {
    const [one, other] = [await makeAccount(client), await makeAccount(client)]
    const started = performance.now()
    const { big, small } = await insertPeople(client, { big: one.userId, small: other.userId })
    console.info(`   rows inserted in ${((performance.now() - started) / 1000).toFixed(1)} s`)
    return await comparePages(
      client,
      callsOfOwner(product, big, await fetchAccessToken(product, one.refreshToken)),
      callsOfOwner(product, small, await fetchAccessToken(product, other.refreshToken)),
    )
  } finally {
    await stop()
  }
}

async function fetchAccessToken(product: RunningServer, refreshToken: string): Promise<string> {
  const answer = await fetch(`${product.url}/api/auth2/refresh`, {
    method: 'POST',
    headers: { cookie: `refresh_token=${refreshToken}` },
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** Calls that the pages make, as one of the owners. */
interface Owner {
  readonly url: string
  readonly headers: Record<string, string>
  readonly send: (n: number) => Promise<Response>
  readonly calls: Readonly<Record<string, (n: number) => Promise<Response>>>
}

function callsOfOwner(product: RunningServer, rows: PeopleRows, token: string): Owner {
  const { chat, chats, school, members, classroom, message } = rows
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const get = (path: string) => () => fetch(`${product.url}/api${path}`, { headers })
  const send = (n: number) =>
    fetch(`${product.url}/api/messages/send`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ chat_id: chats[n % chats.length], content: `Message ${n}` }),
    })
  const users = `/school/${school}/staff-only/users`
  return {
    url: product.url,
    headers,
    send,
    calls: {
      'chats, 50 of 1,000': get('/messages/chats'),
      'number of unread chats': get('/messages/unread'),
      'newest 20 of a chat of 100,000 messages': get(`/messages/chat/${chat}/messages`),
      '20 from the middle of a chat of 100,000 messages': get(
        `/messages/chat/${chat}/messages?before_id=${message}`,
      ),
      'sending a message': send,
      'school users by name, first 50 of 5,000': get(`${users}?orders_by=username&orders_dir=asc`),
      'school users by name, last page': get(
        `${users}?orders_by=username&orders_dir=asc&offset=${members - 49}`,
      ),
      'school users by role and age': get(
        `${users}?orders_by=role&orders_dir=desc&orders_by=created_at&orders_dir=desc`,
      ),
      'school users found by part of a name': get(`${users}?search=${encodeURIComponent(rows.search)}`),
      'classrooms, 50 of 125': get(`/school/${school}/staff-only/classrooms`),
      'a classroom’s 40 users': get(`/school/classroom/${classroom}/users`),
    },
  }
}

/** Measures both owners in turn, so that other load on the machine affects both alike. */
async function comparePages(client: pg.Client, big: Owner, small: Owner): Promise<BenchRow[]> {
  const before = await countScans(client)
  const rows: BenchRow[] = []
  for (const [what, call] of Object.entries(big.calls)) {
    const times = { big: [] as number[], small: [] as number[] }
    for (let n = 0; n < CALLS; n++) {
      times.big.push(await timeCall(() => call(n)))
      times.small.push(await timeCall(() => small.calls[what]!(n)))
    }
    const [bigTime, smallTime] = [median(times.big), median(times.small)]
    rows.push({
      what: `${what}: time relative to the same page with a small school and few messages`,
      value: `${(bigTime / smallTime).toFixed(2)}× (${bigTime.toFixed(1)} : ${smallTime.toFixed(1)} ms)`,
      bar: `≤ ${MAX_RATIO}×`,
      holds: bigTime / smallTime <= MAX_RATIO,
    })
  }
  rows.push(await measureDelivery(big))
  const after = await countScans(client)
  rows.push({
    what: 'tables of messages and chats during these calls: sequential scans · index scans',
    value: `${after.sequential - before.sequential} · ${(after.index - before.index).toLocaleString('en-GB')} times`,
    bar: '0 · more than 0',
    holds: after.sequential === before.sequential && after.index > before.index,
  })
  return rows
}

async function timeCall(call: () => Promise<Response>): Promise<number> {
  const started = performance.now()
  const answer = await call()
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status} instead of 2xx`)
  return performance.now() - started
}

/** Times a message from being sent until it reaches an open page: the database's answer, NOTIFY and the stream. */
async function measureDelivery({ url, headers, send }: Owner): Promise<BenchRow> {
  const controller = new AbortController()
  const { body } = await fetch(`${url}/api/messages/stream`, { headers, signal: controller.signal })
  const reader = body!.getReader()
  const decoder = new TextDecoder()
  let text = ''
  const waitForMark = async (mark: string) => {
    while (!text.includes(mark)) text += decoder.decode((await reader.read()).value, { stream: true })
    text = ''
  }
  await waitForMark('event: ready')
  const times: number[] = []
  for (let n = 0; n < CALLS; n++) {
    const started = performance.now()
    const [answer] = await Promise.all([send(n), waitForMark('event: message')])
    times.push(performance.now() - started)
    await answer.arrayBuffer()
  }
  controller.abort()
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
  return {
    what: 'a message, from sending until it reaches an open page, p50 · p95',
    value: `${p50.toFixed(1)} · ${p95.toFixed(1)} ms`,
    bar: 'p95 ≤ 100 ms',
    holds: p95 <= 100,
  }
}

/** Returns how many sequential scans and index scans the tables of messages and chats have had. */
async function countScans(client: pg.Client): Promise<{ sequential: number; index: number }> {
  // PostgreSQL processes report their statistics after they have been idle for a second.
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  await client.query('SELECT pg_stat_clear_snapshot()')
  const { rows } = await client.query<{ sequential: number; index: number }>(
    `SELECT sum(seq_scan)::int AS sequential, sum(idx_scan)::int AS index
     FROM pg_stat_user_tables WHERE relname ~ '^(chat$|message_)'`,
  )
  return rows[0]!
}
