import { prismaOn } from '@wordhoard/database/client'
import { openDatabase } from '@wordhoard/database/open'
import { APPLICATION_ROLE, asRole } from '@wordhoard/database/roles'
import { lockUntilCommit } from '@wordhoard/database/sql/advisory-lock'
import { query } from '@wordhoard/database/sql/query'
import { prepareStatement } from '@wordhoard/database/sql/statement'
import { workerDatabase } from '@wordhoard/testkit/database/worker-database'
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '@wordhoard/testkit/server/pgbouncer'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PgListener } from '../lib/events/pg-listener'
import { JobLeases } from '../lib/job-leases/job-leases'
import { PostgresBudgets } from '../lib/limits/postgres-budgets'
import { SharedLimits } from '../lib/limits/shared-limits'

const limits = { connectionMs: 5_000, statementMs: 4_000 }
const countWords = prepareStatement('count-words', () =>
  query.selectFrom('spell').select((eb) => eb.fn.countAll<number>().as('words')),
)

describe.runIf(process.env.FULL && hasPgBouncer())('a server behind PgBouncer in transaction mode', () => {
  let ownerUrl: string
  let directUrl: string
  let bouncer: PgBouncer
  beforeAll(async () => {
    ownerUrl = await workerDatabase()
    directUrl = asRole(ownerUrl, `${APPLICATION_ROLE}_pooled`, 'pooled')
    bouncer = await startPgBouncer(ownerUrl)
  })
  afterAll(() => bouncer.stop())

  const open = (options: { readonly directUrl?: string; readonly ownerUrl?: string }) =>
    openDatabase({
      databaseUrl: bouncer.addressOf(directUrl),
      dataDir: '',
      role: 'application',
      limits,
      ...options,
    })

  it('refuses to start without an address past it, and says which variable to set', async () => {
    await (await open({ directUrl, ownerUrl })).close()
    await expect(open({ ownerUrl })).rejects.toThrow(/Set DATABASE_DIRECT_URL/)
  })

  it('hears notifications, sends each statement to any connection, and leaves no lock', async () => {
    const database = await open({ directUrl, ownerUrl })
    const received: string[] = []
    const listener = new PgListener(database.pool, pino({ level: 'silent' }), {
      channels: () => ['pooler_test'],
      name: 'test',
      onListening: () => undefined,
      onLost: () => undefined,
      onNotification: (payload) => received.push(payload),
    })
    try {
      await listener.open()
      const counts = await Promise.all(
        Array.from({ length: 40 }, () => countWords.fetchOne(database.pool, {})),
      )
      expect(new Set(counts.map(({ words }) => words)).size).toBe(1)
      for (let number = 0; number < 20; number++)
        await database.pool.query("SELECT pg_notify('pooler_test', $1)", [String(number)])
      await expect.poll(() => received.length).toBe(20)
      const prisma = prismaOn(database.pool)
      const found = await Promise.all(
        Array.from({ length: 12 }, () => prisma.$transaction((tx) => tx.spell.count())),
      )
      expect(new Set(found).size).toBe(1)
      await prisma.$disconnect()
      const client = await database.pool.connect()
      await client.query('BEGIN')
      await lockUntilCommit(client, 1, 2)
      await client.query('COMMIT')
      client.release()
    } finally {
      await listener.close()
      await database.close()
    }
    const owner = new pg.Client({ connectionString: ownerUrl })
    await owner.connect()
    const { rows } = await owner.query(
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    )
    await owner.end()
    expect(rows).toEqual([])
  })

  it('holds a limit across three processes, and gives a job to one of them', async () => {
    const logger = pino({ level: 'silent' })
    const databases = await Promise.all([1, 2, 3].map(() => open({ directUrl, ownerUrl })))
    const leases = databases.map(({ pool }) => new JobLeases(pool, logger, { beatMs: 3_600_000 }))
    try {
      const isOurs = leases.map((each) => each.claim('a job through the pooler'))
      await Promise.all(leases.map((each) => each.beat()))
      expect(isOurs.filter((has) => has())).toHaveLength(1)
      const counters = databases.map(({ pool }, place) =>
        new SharedLimits({
          store: new PostgresBudgets(pool),
          logger,
          key: Buffer.from('key'),
          countProcesses: () => leases[place]!.countProcesses(),
        }).open(`pooled ${process.pid}`, { burst: 300, perSecond: 1e-6 }),
      )
      let allowed = 0
      for (let n = 0; n < 600; n++) if ((await counters[n % 3]!.take('somebody', Date.now())) === 0) allowed++
      expect(allowed).toBeGreaterThanOrEqual(300 * 0.95)
      expect(allowed).toBeLessThanOrEqual(300 * 1.05)
    } finally {
      for (const each of leases) await each.close()
      for (const database of databases) await database.close()
    }
  })

  it('has the settings and limits of a direct connection', async () => {
    const database = await open({ directUrl, ownerUrl })
    const other = await startPgBouncer(ownerUrl)
    const client = new pg.Client({ connectionString: other.addressOf(directUrl) })
    try {
      await client.connect()
      const setting = async (name: string) => {
        const { rows } = await client.query<{ value: string }>('SELECT current_setting($1) AS value', [name])
        return rows[0]!.value
      }
      expect(await setting('random_page_cost')).toBe('1.1')
      expect(await setting('statement_timeout')).toBe('4s')
    } finally {
      await client.end()
      await other.stop()
      await database.close()
    }
  })
})
