import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type {} from '@wordhoard/dictionary/testing/provided-context'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Caller, type Outcome, signIn } from './caller'
import { type OwnPostgres, ownPostgres, signalAll } from './own-postgres'
import { type ServerKit, serverKit } from './server-kit'
import type { ServerProcess } from './server-process'

let kit: ServerKit
let dataDir: string
let server: ServerProcess
let postgres: OwnPostgres
let writer: Caller
beforeAll(async () => {
  kit = await serverKit(inject('dictionaryDatabase'))
  dataDir = kit.dataDir()
  server = await kit.start({
    DATA_DIR: dataDir,
    DATABASE_STATEMENT_TIMEOUT_MS: '1000',
    DATABASE_CONNECTION_TIMEOUT_MS: '1000',
  })
  postgres = ownPostgres(dataDir)
  writer = await signIn(server.url, postgres)
})
afterAll(() => kit.close())

it('answers 503 when a connection is terminated inside a transaction, and then works again', async () => {
  // A change of words takes this lock inside its transaction.
  const locked = postgres
    .query('SELECT pg_advisory_lock(7203, $1), pg_sleep(60)', [writer.userId])
    .catch(() => undefined)
  await expect.poll(() => waitForEvent('Timeout')).toBe(1)
  const answer = writer.call('POST', '/main-voc/add-from-text', { text: 'A bank holiday.' })
  await expect.poll(() => waitForEvent('Lock')).toBe(1)
  await postgres.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'`,
  )
  const { status, retryAfter } = await answer
  expect([status, retryAfter]).toEqual([503, '5'])
  await postgres.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep'`)
  await locked
  await sleep(50)
  expect(server.isRunning(), server.output()).toBe(true)
  expect((await writer.call('POST', '/main-voc/add-from-text', { text: 'A bank holiday.' })).status).toBe(200)
})

it('waits for a frozen database no longer than its timeouts, and works again once it resumes', async () => {
  const words = () => writer.call('POST', '/main-voc/add-from-text', { text: 'A bank holiday.' })
  const calls = [words, words, () => writer.call('GET', '/users/me'), () => writer.call('GET', '/ready')]
  const pids = postgres.pids()
  signalAll(pids, 'SIGSTOP')
  let answers: Outcome[]
  try {
    answers = await Promise.all(calls.map((call) => call()))
  } finally {
    signalAll(pids, 'SIGCONT')
  }
  expect(answers.map(({ status, retryAfter }) => [status, retryAfter])).toEqual(calls.map(() => [503, '5']))
  // The connection and statement timeouts, plus a margin for a busy machine.
  for (const { milliseconds } of answers) expect(milliseconds).toBeLessThan(10_000)
  await server.ready()
  for (const { status } of await Promise.all(calls.map((call) => call()))) expect(status).toBe(200)
})

// Runs in full test runs only: the everyday rounds already kill the database, and prisma/src/postgres-watch.test.ts
// covers giving up on it.
it.runIf(process.env.FULL)('restarts a killed database, and is not ready meanwhile', async () => {
  const killed = postgres.pid()
  process.kill(killed, 'SIGKILL')
  const answer = await writer.call('GET', '/ready')
  // The server may have restarted the database before the call arrives, and connections outlive a killed process for
  // a moment.
  expect([200, 503]).toContain(answer.status)
  await expect.poll(() => postgres.pid(), { timeout: 10_000 }).not.toBe(killed)
  await server.ready()
  expect((await writer.call('GET', '/users/me')).status).toBe(200)
  expect(server.isRunning(), server.output()).toBe(true)
})

it.runIf(process.env.FULL)('exits with a clear message when its database cannot be restarted', async () => {
  const cluster = join(dataDir, 'postgres')
  const pid = postgres.pid()
  process.kill(pid, 'SIGSTOP')
  // PostgreSQL can't start without this folder.
  renameSync(join(cluster, 'global'), join(cluster, 'hidden'))
  process.kill(pid, 'SIGKILL')
  // Connections outlive a killed process for a moment.
  const ready = async () => {
    const { status, retryAfter } = await writer.call('GET', '/ready')
    return [status, retryAfter]
  }
  await expect.poll(ready).toEqual([503, '5'])
  expect(await server.ended).toBe(1)
  expect(server.output()).toMatch(/The database has stopped, and starting it again failed 3 times\./)
})

async function waitForEvent(event: string): Promise<number> {
  const rows = await postgres.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE wait_event_type = $1 AND datname = current_database() AND pid <> pg_backend_pid()',
    [event],
  )
  return rows.length
}
