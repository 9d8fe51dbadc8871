import { openPool } from '@wordhoard/database/pool'
import { asApplicationRole } from '@wordhoard/testkit/database/test-dictionary'
import { workerDatabase } from '@wordhoard/testkit/database/worker-database'
import { hasValkey, startValkey, type Valkey } from '@wordhoard/testkit/server/valkey'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ValkeyConnection } from '../valkey/valkey-connection'
import type { BudgetRequest, BudgetStore } from './budget-store'
import { FallbackBudgets } from './fallback-budgets'
import type { CallCounter, Limit } from './limits'
import { PostgresBudgets } from './postgres-budgets'
import { SharedLimits } from './shared-limits'
import { ValkeyBudgets } from './valkey-budgets'

const logger = pino({ level: 'silent' })
const key = Buffer.from('a key of these tests')
/** So slow that nothing comes back during a test. */
const NEVER = 1e-6
let nameNumber = 0

/** A store that counts round trips and answers, and can be taken away or frozen. */
class WatchedStore implements BudgetStore {
  draws = 0
  answers = 0
  isAway = false
  frozen: Promise<void> | undefined
  readonly #store: BudgetStore

  constructor(store: BudgetStore) {
    this.#store = store
  }

  async draw(requests: readonly BudgetRequest[]) {
    this.draws++
    if (this.isAway) throw new Error('away')
    await this.frozen
    const budgets = await this.#store.draw(requests)
    this.answers++
    return budgets
  }
}

let pools: pg.Pool[]
beforeAll(async () => {
  const address = asApplicationRole(await workerDatabase())
  pools = [1, 2, 3].map(() => openPool(address, { connections: 2 }))
})
afterAll(() => Promise.all(pools.map((pool) => pool.end())))

/** Makes calls one after the other on the process that `pick` names; returns how many were let through. */
async function call(
  counters: readonly CallCounter[],
  times: number,
  pick: (n: number) => number,
  who = 'somebody',
): Promise<number> {
  let allowed = 0
  for (let n = 0; n < times; n++) {
    if ((await counters[pick(n)]!.take(who, Date.now())) === 0) allowed++
    // Calls come over a network, so answers of the store arrive between them.
    if (n % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return allowed
}

describe.each(['PostgreSQL', ...(hasValkey() ? ['Valkey'] : [])])('limits kept in %s', (where) => {
  let valkey: Valkey | undefined
  const connections: ValkeyConnection[] = []
  beforeAll(async () => {
    if (where === 'PostgreSQL') return
    valkey = await startValkey()
    for (const name of ['1', '2', '3']) {
      const connection = new ValkeyConnection(valkey.url, logger, { name })
      await connection.open()
      connections.push(connection)
    }
  })
  afterAll(async () => {
    for (const connection of connections) await connection.close()
    await valkey?.stop()
  })
  const openStores = (): BudgetStore[] =>
    valkey
      ? connections.map((connection) => new ValkeyBudgets(connection))
      : pools.map((pool) => new PostgresBudgets(pool))

  /** Opens the same limit as three processes would. */
  const openThree = (limit: Limit) => {
    const name = `limit ${process.pid} ${nameNumber++}`
    const stores = openStores().map((store) => new WatchedStore(store))
    const counters = stores.map((store) =>
      new SharedLimits({ store, logger, key, countProcesses: () => 3 }).open(name, limit),
    )
    return { stores, counters, countDraws: () => stores.reduce((sum, { draws }) => sum + draws, 0) }
  }

  describe('a limit shared by three processes', () => {
    it.each([
      ['in turn', (n: number) => n % 3],
      ['mostly on one', (n: number) => (n % 10 < 8 ? 0 : 1 + (n % 2))],
      ['on one after another', (n: number) => Math.floor(n / 400) % 3],
      ['on one after the others were asked once', (n: number) => Math.min(n, 2)],
    ])('is held within 5 % when calls come %s, for one round trip in six calls', async (_how, pick) => {
      const { counters, countDraws } = openThree({ burst: 1200, perSecond: NEVER })
      expect(await call(counters, 900, pick)).toBe(900)
      expect(countDraws()).toBeLessThan(900 / 6)
      const allowed = 900 + (await call(counters, 900, pick))
      expect(allowed).toBeGreaterThanOrEqual(1200 * 0.95)
      expect(allowed).toBeLessThanOrEqual(1200 * 1.05)
    })

    it('is held within 5 % when all calls come at once', async () => {
      const { counters } = openThree({ burst: 600, perSecond: NEVER })
      const waits = await Promise.all(
        Array.from({ length: 2000 }, (_, n) => counters[n % 3]!.take('somebody', Date.now())),
      )
      const allowed = waits.filter((wait) => wait === 0).length
      expect(allowed).toBeGreaterThanOrEqual(600 * 0.95)
      expect(allowed).toBeLessThanOrEqual(600 * 1.05)
    })

    it('is exact if it is small, even when all calls come at once', async () => {
      const { counters } = openThree({ burst: 30, perSecond: NEVER })
      const waits = await Promise.all(
        Array.from({ length: 90 }, (_, n) => counters[n % 3]!.take('somebody', Date.now())),
      )
      expect(waits.filter((wait) => wait === 0)).toHaveLength(30)
      expect(await call(counters, 30, (n) => n % 3)).toBe(0)
      expect(await counters[0]!.take('somebody else', Date.now())).toBe(0)
    })

    it('lets through again what comes back, and says when', async () => {
      const limit = { burst: 40, perSecond: 100 }
      const { counters } = openThree(limit)
      const began = performance.now()
      let allowed = 0
      for (let n = 0; performance.now() - began < 1_500; n++) {
        const wait = await counters[n % 3]!.take('somebody', Date.now())
        if (wait === 0) allowed++
        else {
          expect(wait).toBe(1)
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
      }
      const seconds = (performance.now() - began) / 1000
      expect(allowed).toBeLessThanOrEqual((limit.burst + limit.perSecond * seconds) * 1.05)
      // A busy machine may call too rarely to use up the limit.
      expect(allowed).toBeGreaterThan(limit.burst)
    })

    it('costs a caller who calls a few times no round trip', async () => {
      const { counters, countDraws } = openThree({ burst: 1200, perSecond: NEVER })
      for (let who = 0; who < 50; who++) await call(counters, 3, () => who % 3, `visitor ${who}`)
      expect(countDraws()).toBe(0)
    })
  })

  describe('when the store is away', () => {
    it('each process holds the limit alone, without waiting, and shares it again afterwards', async () => {
      const { counters, stores } = openThree({ burst: 30, perSecond: NEVER })
      for (const store of stores) store.isAway = true
      const began = performance.now()
      expect(await call(counters, 150, (n) => n % 3)).toBe(90)
      expect(performance.now() - began).toBeLessThan(1_000)
      for (const store of stores) store.isAway = false
      // Each store is tried again a second after it failed; once it has answered, calls are counted together.
      let asked = 0
      const areBack = async () => {
        for (const counter of counters) await counter.take(`one who asks again ${asked++}`, Date.now())
        return stores.every(({ answers }) => answers > 0)
      }
      await expect.poll(areBack).toBe(true)
      expect(await call(counters, 90, (n) => n % 3, 'somebody else')).toBe(30)
    })

    it('nobody waits longer than a second for a store that doesn’t answer', async () => {
      const { counters, stores } = openThree({ burst: 30, perSecond: NEVER })
      let thaw: () => void = () => undefined
      stores[0]!.frozen = new Promise((resolve) => {
        thaw = resolve
      })
      const began = performance.now()
      expect(await counters[0]!.take('somebody', Date.now())).toBe(0)
      expect(performance.now() - began).toBeGreaterThan(900)
      const next = performance.now()
      expect(await counters[0]!.take('somebody', Date.now())).toBe(0)
      expect(performance.now() - next).toBeLessThan(500)
      thaw()
      await expect.poll(() => call(counters.slice(0, 1), 1, () => 0, 'somebody else')).toBe(1)
    })
  })

  it('name neither addresses nor accounts', async () => {
    const { counters } = openThree({ burst: 20, perSecond: 1 })
    await counters[0]!.take('203.0.113.99', Date.now())
    const rows = valkey
      ? ((await connections[0]!.send(['KEYS', '*'])) as string[])
      : (await pools[0]!.query<{ row: string }>('SELECT call_budget::text AS row FROM call_budget')).rows.map(
          ({ row }) => row,
        )
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(row).not.toContain('203.0.113.99')
      expect(row).not.toContain(Buffer.from('203.0.113.99').toString('hex'))
    }
  })
})

describe.runIf(hasValkey())('limits in Valkey', () => {
  it('are held by the database while Valkey is killed, without a second’s wait, and by Valkey again afterwards', async () => {
    const valkey = await startValkey()
    const connection = new ValkeyConnection(valkey.url, logger, { name: 'limits' })
    await connection.open()
    try {
      const store = new FallbackBudgets(new ValkeyBudgets(connection), new PostgresBudgets(pools[0]!))
      const other = new FallbackBudgets(new ValkeyBudgets(connection), new PostgresBudgets(pools[1]!))
      const limit = { burst: 30, perSecond: NEVER }
      const counters = [store, other].map((each) =>
        new SharedLimits({ store: each, logger, key, countProcesses: () => 2 }).open('fall back', limit),
      )
      expect(await call(counters, 60, (n) => n % 2, 'first')).toBe(30)
      await valkey.kill()
      const began = performance.now()
      expect(await call(counters, 60, (n) => n % 2, 'second')).toBe(30)
      expect(performance.now() - began).toBeLessThan(1_000)
      const { rows } = await pools[0]!.query('SELECT FROM call_budget WHERE burst = 30')
      expect(rows.length).toBeGreaterThan(0)
      await valkey.start()
      await expect.poll(() => connection.isReady, { timeout: 10_000 }).toBe(true)
      await new Promise((resolve) => setTimeout(resolve, 1_100))
      expect(await call(counters, 60, (n) => n % 2, 'third')).toBe(30)
      expect(await connection.send(['DBSIZE'])).toBe(1)
    } finally {
      await connection.close()
      await valkey.stop()
    }
  })
})
