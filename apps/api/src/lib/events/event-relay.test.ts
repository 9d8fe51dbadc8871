import { openPool } from '@wordhoard/database/pool'
import { asApplicationRole } from '@wordhoard/testkit/database/test-dictionary'
import { workerDatabase } from '@wordhoard/testkit/database/worker-database'
import { hasValkey, startValkey, type Valkey } from '@wordhoard/testkit/server/valkey'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { transaction } from '../transaction'
import { ValkeyConnection } from '../valkey/valkey-connection'
import { markPublished } from './after-commit'
import type { EventBus, Topic } from './event-bus'
import { SWEEP_MS } from './event-relay'
import { PgEventBus } from './pg-event-bus'
import { ValkeyEventBus } from './valkey-event-bus'

const logger = pino({ level: 'silent' })
const within = (ms: number) => ({ timeout: ms, interval: 10 })
const publish = (db: Pick<pg.Pool, 'query'>, key: number, n: number) =>
  db.query(`INSERT INTO event_outbox (topic, key, event) VALUES ('chat', $1, $2)`, [key, { n }])
const chat = (id: number): Topic => ({ kind: 'chat', id })

describe.each(['PostgreSQL', ...(hasValkey() ? ['Valkey'] : [])])('events carried by %s', (carrier) => {
  let pool: pg.Pool
  /** A pool of a process without a bus: nobody sends what it commits. */
  let silentPool: pg.Pool
  let valkey: Valkey | undefined
  let bus: EventBus
  const open: { close(): Promise<void> }[] = []
  const connections: ValkeyConnection[] = []
  const openBus = async (on: pg.Pool): Promise<EventBus> => {
    if (!valkey) return new PgEventBus(on, logger)
    const { url } = valkey
    const commands = new ValkeyConnection(url, logger, { name: 'relay test' })
    await commands.open()
    connections.push(commands)
    return new ValkeyEventBus({ pool: on, logger, url, commands })
  }
  beforeAll(async () => {
    const address = asApplicationRole(await workerDatabase())
    pool = openPool(address, { connections: 4 })
    silentPool = openPool(address, { connections: 4 })
    if (carrier === 'Valkey') valkey = await startValkey()
    bus = await openBus(pool)
  })
  afterEach(async () => {
    for (const subscription of open.splice(0)) await subscription.close()
  })
  afterAll(async () => {
    await bus.close()
    for (const connection of connections) await connection.close()
    await pool.end()
    await silentPool.end()
    await valkey?.stop()
  })
  const subscribe = async (...topics: Topic[]) => {
    const received: number[] = []
    const listening = vi.fn()
    const subscription = bus.subscribe({
      name: 'relay test',
      topics,
      onListening: listening,
      onLost: () => undefined,
      onEvents: (events) => received.push(...(events as { n: number }[]).map(({ n }) => n)),
    })
    open.push(subscription)
    await subscription.open()
    expect(listening).toHaveBeenCalledOnce()
    return { received, subscription }
  }

  it('are sent once their transaction is committed, and not when it is rolled back', async () => {
    const { received } = await subscribe(chat(1))
    await transaction(pool, async (client) => {
      await publish(client, 1, 1)
      markPublished(client)
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(received).toEqual([])
    })
    const failed = transaction(pool, async (client) => {
      await publish(client, 1, 2)
      markPublished(client)
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    await transaction(pool, async (client) => {
      await publish(client, 1, 3)
      markPublished(client)
    })
    await vi.waitFor(() => expect(received).toEqual([1, 3]), within(5_000))
    expect((await pool.query('SELECT FROM event_outbox')).rowCount).toBe(0)
  })

  it('of a process that died between commit and notification are sent by another within two seconds', async () => {
    const { received } = await subscribe(chat(2))
    const began = performance.now()
    await publish(silentPool, 2, 1)
    await vi.waitFor(() => expect(received).toEqual([1]), within(10_000))
    expect(performance.now() - began).toBeLessThan(SWEEP_MS * 2 + 1_000)
  })

  it('are received by processes that listen to their channel only, from the moment on that `add` resolves', async () => {
    const here = await subscribe(chat(3))
    const there = await subscribe(chat(4))
    await publish(pool, 3, 3)
    await publish(pool, 4, 4)
    bus.flush()
    await vi.waitFor(() => expect([here.received, there.received]).toEqual([[3], [4]]), within(5_000))
    await there.subscription.add([chat(3)])
    await here.subscription.remove([chat(3)])
    await publish(pool, 3, 33)
    bus.flush()
    await vi.waitFor(() => expect(there.received).toEqual([4, 33]), within(5_000))
    expect(here.received).toEqual([3])
  })

  it('arrive all, when several processes send thousands at once', async () => {
    const { received } = await subscribe(chat(5), chat(6))
    const others = [await openBus(silentPool), await openBus(silentPool)]
    const count = 3_000
    await pool.query(
      `INSERT INTO event_outbox (topic, key, event)
       SELECT 'chat', 5 + n % 2, jsonb_build_object('n', n) FROM generate_series(1, $1::int) n`,
      [count],
    )
    for (const each of [bus, ...others]) each.flush()
    await vi.waitFor(() => expect(received).toHaveLength(count), within(20_000))
    expect(new Set(received).size).toBe(count)
    for (const each of others) await each.close()
  })
})
