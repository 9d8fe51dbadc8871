import { join } from 'node:path'
import { openTestTemplate } from '@wordhoard/testkit/database/test-dictionary'
import { startServer } from '@wordhoard/testkit/server/start-server'
import { hasValkey, startValkey } from '@wordhoard/testkit/server/valkey'
import pg from 'pg'
import type { BenchRow } from '../row'
import { insertClasses, insertPairs } from './chat-rows'
import { measureSenders } from './senders'
import { measureStreams } from './streams'

/** Messages per second with one clock for all chats (decision 012), on the machine of bench/README.md. */
const RATE_WITH_ONE_CLOCK = 85
const SENDERS = 16
const CLASSES = 25
const STREAMS_PER_CLASS = 40
const MESSAGES_PER_SECOND = 50

/**
 * Measures how many messages are stored when each is written to the disk before it is answered, and how soon a thousand
 * open pages receive them: with events carried by PostgreSQL, and by Valkey where it is installed. `CHAT_SERVER` names
 * another built server to measure, relative to the project.
 */
export async function benchChats(): Promise<BenchRow[]> {
  const rows = await benchCarrier('PostgreSQL', {})
  if (!hasValkey()) return rows
  const valkey = await startValkey()
  try {
    return [...rows, ...(await benchCarrier('Valkey', { VALKEY_URL: valkey.url }))]
  } finally {
    await valkey.stop()
  }
}

async function benchCarrier(carrier: string, environment: Record<string, string>): Promise<BenchRow[]> {
  const { connectionString, close } = await openTestTemplate({ isDurable: true })
  const client = new pg.Client({ connectionString })
  await client.connect()
  const bundle = process.env.CHAT_SERVER ?? join('apps', 'api', 'dist', 'server.js')
  const product = await startServer([bundle], '/api/ready', {
    DATABASE_URL: connectionString,
    DATA_DIR: '.data-test',
    RATE_LIMIT: 'off',
    HUMAN_CHECK: 'off',
    DEMO: 'off',
    ...environment,
  })
  try {
    const senders = await measureSenders(product.url, await insertPairs(client, product.url, SENDERS))
    const classes = await insertClasses(client, product.url, CLASSES, STREAMS_PER_CLASS)
    const streams = await measureStreams(product.url, classes, MESSAGES_PER_SECOND)
    const least = RATE_WITH_ONE_CLOCK * 5
    return [
      {
        what: `events by ${carrier}: messages sent by ${SENDERS} people in ${SENDERS} chats, each written to the disk; p50 · p95 of a call`,
        value: `${senders.perSecond.toFixed(0)} /s; ${senders.p50.toFixed(0)} · ${senders.p95.toFixed(0)} ms`,
        bar: `≥ ${least} /s (5 × ${RATE_WITH_ONE_CLOCK})`,
        holds: senders.perSecond >= least,
      },
      {
        what: `events by ${carrier}: a message until it is at each of ${STREAMS_PER_CLASS} open pages, with ${CLASSES * STREAMS_PER_CLASS} pages open and ${MESSAGES_PER_SECOND} messages a second, p50 · p95`,
        value: `${streams.p50.toFixed(0)} · ${streams.p95.toFixed(0)} ms (${streams.received.toLocaleString('en-GB')} of ${streams.expected.toLocaleString('en-GB')} received)`,
        bar: 'p95 ≤ 100 ms, all received',
        holds: streams.p95 <= 100 && streams.received === streams.expected,
      },
    ]
  } finally {
    await product.stop()
    await client.end()
    await close()
  }
}
