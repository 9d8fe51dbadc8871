import { setTimeout as sleep } from 'node:timers/promises'
import {
  hasPostgres15,
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from '@wordhoard/testkit/server/replicated-postgres'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPool } from '../pool'
import { Replicas } from './replicas'

const limits = { connectionMs: 5_000, statementMs: 4_000 }
/** Longer than PIN_MS and one look at the positions. */
const PINNED_MS = 2_600

describe.runIf(process.env.FULL && hasPostgres15())('reads that may be some seconds old', () => {
  let servers: ReplicatedPostgres
  let pool: pg.Pool
  let replicas: Replicas
  let lines: string[]
  beforeAll(async () => {
    servers = await startReplicatedPostgres()
    await servers.primary.query('CREATE TABLE note (text text)')
    await servers.primary.query("CREATE TABLE other AS SELECT 'x' AS text")
  })
  afterAll(() => servers.stop())
  beforeEach(async () => {
    await servers.setDelay(0)
    await servers.primary.query('TRUNCATE note')
    await servers.waitForReplica()
    lines = []
    pool = openPool(servers.primary.url, { connections: 4, limits })
    replicas = new Replicas(pool, {
      ...{ urls: [servers.replica.url], maxLagMs: 3_000, connections: 4, limits },
      log: (line) => lines.push(line),
    })
    replicas.start()
    await expect.poll(readsFrom).toBe('replica')
  })
  afterEach(async () => {
    await replicas.close()
    await pool.end()
  })

  async function readsFrom(writtenAt?: number): Promise<string> {
    const { rows } = await replicas.readFrom(writtenAt).query('SELECT pg_is_in_recovery() AS is_replica')
    return rows[0].is_replica ? 'replica' : 'primary'
  }
  const write = async (text: string) => {
    await pool.query('INSERT INTO note VALUES ($1)', [text])
    return Date.now()
  }
  const countNotes = async (writtenAt?: number) =>
    Number((await replicas.readFrom(writtenAt).query('SELECT count(*) AS n FROM note')).rows[0].n)

  it('come from a replica, but from the primary for two seconds after a write', async () => {
    const writtenAt = await write('one')
    expect(await readsFrom(writtenAt)).toBe('primary')
    expect(await readsFrom()).toBe('replica')
    await sleep(PINNED_MS)
    await expect.poll(() => readsFrom(writtenAt)).toBe('replica')
  })

  it('always have what the caller has written, however long a replica takes', async () => {
    await servers.setDelay(2_000)
    for (let n = 1; n <= 4; n++) {
      const writtenAt = await write(`note ${n}`)
      for (const until = Date.now() + 900; Date.now() < until; await sleep(30))
        expect(await countNotes(writtenAt)).toBe(n)
    }
    const last = Date.now()
    expect(await countNotes(last)).toBe(4)
  })

  it('come from the primary while the replica is further behind than allowed, and from the replica afterwards', async () => {
    await servers.setDelay(60_000)
    await write('late')
    await expect.poll(readsFrom, { timeout: 10_000, interval: 100 }).toBe('primary')
    expect(await countNotes()).toBe(1)
    expect(replicas.lags()[0]).toBeGreaterThan(3_000)
    await servers.setDelay(0)
    await expect.poll(readsFrom, { timeout: 10_000 }).toBe('replica')
    expect(lines).toEqual([
      'Replica 1 is behind; its readers go to the primary meanwhile.',
      'Replica 1 is current again.',
    ])
  })

  it('are answered by the primary while the replica is killed, frozen and comes back', async () => {
    await write('kept')
    await servers.waitForReplica()
    const times: number[] = []
    let isOver = false
    const readers = Array.from({ length: 12 }, async () => {
      while (!isOver) {
        const began = performance.now()
        expect(await countNotes()).toBe(1)
        times.push(performance.now() - began)
        await sleep(2)
      }
    })
    try {
      await servers.replica.kill()
      await expect.poll(readsFrom).toBe('primary')
      expect(replicas.lags()).toEqual([undefined])
      await servers.replica.start()
      await expect.poll(readsFrom, { timeout: 20_000 }).toBe('replica')
      servers.replica.freeze()
      await sleep(4_000)
      servers.replica.thaw()
      await expect.poll(readsFrom, { timeout: 20_000 }).toBe('replica')
    } finally {
      isOver = true
      await Promise.all(readers)
    }
    expect(times.length).toBeGreaterThan(1_000)
    // The look at the positions gives up after two seconds, and begins half a second later at most.
    expect(Math.max(...times)).toBeLessThan(4_000)
  })

  it('come from the primary if the replica lacks a table or stops a statement', async () => {
    await servers.setDelay(60_000)
    await pool.query('ALTER TABLE other RENAME TO another')
    expect((await replicas.readFrom().query('SELECT text FROM another')).rows).toEqual([{ text: 'x' }])
    await pool.query('ALTER TABLE another RENAME TO other')
  })

  it('go on while the primary is away', async () => {
    await servers.primary.kill()
    for (const until = Date.now() + 4_000; Date.now() < until; await sleep(50))
      expect(await readsFrom()).toBe('replica')
    await servers.primary.start()
    await expect.poll(() => write('again').then(() => 'written', String), { timeout: 10_000 }).toBe('written')
    await expect.poll(() => countNotes(), { timeout: 10_000 }).toBeGreaterThan(0)
  })
})
