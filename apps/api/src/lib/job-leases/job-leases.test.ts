import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openPool } from '@wordhoard/database/pool'
import { asApplicationRole } from '@wordhoard/testkit/database/test-dictionary'
import { workerDatabase } from '@wordhoard/testkit/database/worker-database'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { JobLeases } from './job-leases'

const logger = pino({ level: 'silent' })
/** A beat that never comes by itself. */
const BY_HAND = { beatMs: 3_600_000 }

let address: string
let pool: pg.Pool
let jobNumber = 0
const nextJob = () => `job ${process.pid} ${jobNumber++}`
beforeAll(async () => {
  address = asApplicationRole(await workerDatabase())
  pool = openPool(address, { connections: 2 })
})
afterAll(() => pool.end())

it('one process has a job, the others don’t, and each knows how many there are', async () => {
  const all = [1, 2, 3].map(() => new JobLeases(pool, logger, BY_HAND))
  const job = nextJob()
  const isOurs = all.map((leases) => leases.claim(job))
  try {
    await Promise.all(all.map((leases) => leases.beat()))
    expect(isOurs.filter((has) => has())).toHaveLength(1)
    const holder = isOurs.findIndex((has) => has())
    for (const leases of all) await leases.beat()
    expect(isOurs.findIndex((has) => has())).toBe(holder)
    for (const leases of all) expect(leases.countProcesses()).toBeGreaterThanOrEqual(3)
  } finally {
    for (const leases of all) await leases.close()
  }
  expect(isOurs.some((has) => has())).toBe(false)
})

it('a process that stops gives its jobs back at once', async () => {
  const [first, second] = [new JobLeases(pool, logger, BY_HAND), new JobLeases(pool, logger, BY_HAND)]
  const job = nextJob()
  const [isFirsts, isSeconds] = [first.claim(job), second.claim(job)]
  await first.beat()
  await second.beat()
  expect([isFirsts(), isSeconds()]).toEqual([true, false])
  await first.close()
  await second.beat()
  expect([isFirsts(), isSeconds()]).toEqual([false, true])
  await second.close()
})

it('another process takes over the jobs of one that is killed, once its lease has run out', async () => {
  const job = nextJob()
  const program = fileURLToPath(new URL('./lease-holder.fixture.ts', import.meta.url))
  const holder = fork(program, [address, job], { execArgv: ['--import', 'tsx'] })
  const began = await once(holder, 'message')
  const leases = new JobLeases(pool, logger, { beatMs: 100 })
  const isOurs = leases.claim(job)
  try {
    expect(began[0]).toBe(true)
    await leases.beat()
    expect(isOurs()).toBe(false)
    // It renews its lease for as long as it lives.
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(isOurs()).toBe(false)
    holder.kill('SIGKILL')
    await expect.poll(isOurs, { timeout: 20_000 }).toBe(true)
  } finally {
    holder.kill('SIGKILL')
    await leases.close()
  }
})

it('a process that cannot renew its lease no longer has the job, when others may have it', async () => {
  const broken = openPool(address, { connections: 1 })
  // The lease is counted from before the statement, and must not run out while that waits for a busy database.
  const leases = new JobLeases(broken, logger, { ...BY_HAND, leaseMs: 2_000 })
  const isOurs = leases.claim(nextJob())
  await leases.beat()
  expect(isOurs()).toBe(true)
  await broken.end()
  await leases.beat()
  await expect.poll(isOurs, { timeout: 10_000 }).toBe(false)
  await leases.close()
})
