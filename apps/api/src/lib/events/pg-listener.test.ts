import { openPool } from '@wordhoard/database/pool'
import { asApplicationRole } from '@wordhoard/testkit/database/test-dictionary'
import { workerDatabase } from '@wordhoard/testkit/database/worker-database'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, expect, it, vi } from 'vitest'
import { PgListener } from './pg-listener'

const send: (this: pg.Client, ...given: unknown[]) => Promise<unknown> = pg.Client.prototype.query
afterEach(() => vi.restoreAllMocks())

it('the connection that listens is sent one query at a time, however many channels come and go at once', async () => {
  const pool = openPool(asApplicationRole(await workerDatabase()), { connections: 1 })
  let channels = ['listener_one', 'listener_two', 'listener_three']
  const received: string[] = []
  const listener = new PgListener(pool, pino({ level: 'silent' }), {
    channels: () => channels,
    name: 'listener test',
    catchUp: async (client) => void (await client.query('SELECT')),
    onListening: () => undefined,
    onLost: () => undefined,
    onNotification: (payload, channel) => received.push(`${channel} ${payload}`),
  })
  let waiting = 0
  let mostWaiting = 0
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    mostWaiting = Math.max(mostWaiting, ++waiting)
    return send.apply(this, given).finally(() => waiting--)
  } as typeof pg.Client.prototype.query)
  try {
    const opening = listener.open()
    channels = ['listener_two', 'listener_four', 'listener_five']
    await Promise.all([opening, listener.refresh(), listener.refresh()])
    channels = ['listener_four']
    await Promise.all([listener.refresh(), listener.refresh()])
    expect(mostWaiting).toBe(1)
    vi.restoreAllMocks()
    for (const channel of ['listener_one', 'listener_two', 'listener_four'])
      await pool.query('SELECT pg_notify($1, $2)', [channel, 'heard'])
    await expect.poll(() => received).toEqual(['listener_four heard'])
  } finally {
    await listener.close()
    await pool.end()
  }
})
