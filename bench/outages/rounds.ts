import { setTimeout as sleep } from 'node:timers/promises'
import { processorTime } from '@wordhoard/testkit/measuring/process-usage'
import { freePort } from '@wordhoard/testkit/server/free-port'
import { median } from '../statistics'
import { type Caller, type QueriedPostgres, signIn } from './caller'
import { type Damage, findDamage } from './checks'
import { type OwnPostgres, ownPostgres, signalAll } from './own-postgres'
import type { ServerKit } from './server-kit'
import type { ServerProcess } from './server-process'
import { codeOf, tenWriters, WORDS_PER_IMPORT, type Writer } from './writers'

/** What happens to the server or its database in a round. */
export type Fault = `${'server' | 'database'} ${'restart' | 'kill' | 'freeze'}`

/** Measurements of a round, in milliseconds since the fault, or since the end of a freeze. */
interface Round {
  readonly fault: Fault
  /** Time until the last failed call. */
  readonly errorMs: number
  /** Time until a write was acknowledged again. */
  readonly recoveryMs: number
  /** Processor time that a replacement server took until it was ready; undefined if the server was not replaced. */
  readonly bootCpuMs: number | undefined
}

export interface RoundsReport extends Damage {
  readonly rounds: readonly Round[]
  /** Calls that failed other than by 503 or a broken connection, as `writer status code`. */
  readonly unexpected: readonly string[]
  /** Number of calls that failed. */
  readonly failed: number
  readonly writers: readonly Writer[]
  /** The database, which is running. */
  readonly postgres: OwnPostgres
  /** Whether the server process exited by itself. */
  readonly hasExited: boolean
}

/** How long a freeze lasts; longer than a statement may take. */
const FREEZE_MS = 2_500
const DATABASE_TIMEOUT_MS = 2_000
/** Everything must work again within this time, or the run fails. */
const RECOVERY_TIMEOUT_MS = 120_000

interface LoggedCall {
  readonly writer: Writer
  readonly startedAt: number
  readonly endedAt: number
  readonly status: number
}

/**
 * Has ten writers of all kinds write without pause while a server and its embedded database are restarted, killed and
 * frozen, then looks for every acknowledged write. A killed server is started again at once, as a supervisor would do.
 */
export async function runRounds(
  kit: ServerKit,
  faults: readonly Fault[],
  pauseMs = 300,
): Promise<RoundsReport> {
  const dataDir = kit.dataDir()
  const environment = {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    DATABASE_STATEMENT_TIMEOUT_MS: String(DATABASE_TIMEOUT_MS),
    DATABASE_CONNECTION_TIMEOUT_MS: String(DATABASE_TIMEOUT_MS),
  }
  let server = await kit.start(environment)
  const postgres = ownPostgres(dataDir)
  const writers = await makeWriters(await signInTen(server.url, postgres), postgres)
  const logs: LoggedCall[] = []
  const unexpected: string[] = []
  let isOver = false
  let hasExited = false
  const write = async (writer: Writer) => {
    while (!isOver) {
      const startedAt = performance.now()
      const outcome = await writer.step()
      const { status } = outcome
      logs.push({ writer, startedAt, endedAt: performance.now(), status })
      const isExpected = [0, 200, 201, 503].includes(status) || codeOf(outcome) === 'key_in_use'
      if (!isExpected) unexpected.push(`${writer.name} ${status} ${codeOf(outcome) ?? ''}`)
      await sleep(status === 0 || status === 503 ? Math.max(100, writer.pause) : writer.pause)
    }
  }
  const writing = writers.map(write)
  const isSuccessful = (log: LoggedCall) => log.status === 200 || log.status === 201
  const rounds: Round[] = []
  try {
    for (const fault of faults) {
      await sleep(pauseMs)
      const { pid } = server
      const { since, replacement } = await causeFault(fault, server, postgres, () => kit.start(environment))
      const bootCpuMs = replacement && processorTime(replacement.pid)
      if (replacement) server = replacement
      const deadline = performance.now() + RECOVERY_TIMEOUT_MS
      const hasRecovered = () => {
        const fresh = new Set(
          logs.filter((log) => log.startedAt > since && isSuccessful(log)).map(({ writer }) => writer),
        )
        return fresh.size === writers.length
      }
      while (!hasRecovered()) {
        if (performance.now() > deadline)
          throw new Error(
            `Not all writes work again ${RECOVERY_TIMEOUT_MS / 1000} s after a ${fault}. The server printed:\n${server.output()}`,
          )
        await sleep(10)
      }
      if (server.pid === pid && !server.isRunning()) hasExited = true
      const after = logs.filter(({ endedAt }) => endedAt > since)
      rounds.push({
        fault,
        bootCpuMs,
        errorMs: Math.max(
          0,
          ...after.filter((log) => !isSuccessful(log)).map(({ endedAt }) => endedAt - since),
        ),
        recoveryMs: Math.min(
          ...after
            .filter((log) => log.startedAt > since && isSuccessful(log))
            .map(({ endedAt }) => endedAt - since),
        ),
      })
    }
  } finally {
    isOver = true
    await Promise.all(writing)
  }
  const failed = logs.filter((log) => !isSuccessful(log)).length
  return {
    rounds,
    unexpected,
    failed,
    hasExited,
    writers,
    postgres,
    ...(await findDamage(postgres, writers)),
  }
}

/** Makes ten accounts and signs them in. */
export function signInTen(url: string, postgres: OwnPostgres): Promise<Caller[]> {
  return Promise.all(Array.from({ length: 10 }, () => signIn(url, postgres)))
}

/** Makes writers of all kinds of ten accounts. */
export async function makeWriters(callers: readonly Caller[], postgres: QueriedPostgres): Promise<Writer[]> {
  const words = await postgres.query<{ id: number; spell_lower: string }>(
    `SELECT id, spell_lower FROM spell WHERE spell_lower ~ '^[a-z]{4,}$' AND NOT is_function ORDER BY frequency_rank LIMIT 1500`,
  )
  const learner = callers.at(-1)!
  const saved = await learner.call('POST', '/main-voc/import', {
    words: words.slice(0, 20).map(({ spell_lower }) => ({ text: spell_lower })),
  })
  if (saved.status !== 200) throw new Error(`Could not save the learner's words: status ${saved.status}`)
  // Whole imports only: a number of words that is not a multiple of an import's size means a half-done import.
  return tenWriters(callers, words.slice(0, words.length - (words.length % WORDS_PER_IMPORT)))
}

/**
 * Causes a fault. Returns the time of the fault, or of the end of a freeze, by `performance.now()`, and the replacement
 * server if one was started.
 */
async function causeFault(
  fault: Fault,
  server: ServerProcess,
  postgres: OwnPostgres,
  start: () => Promise<ServerProcess>,
): Promise<{ since: number; replacement?: ServerProcess }> {
  const since = performance.now()
  switch (fault) {
    case 'server kill':
    case 'server restart': {
      server.signal(fault === 'server kill' ? 'SIGKILL' : 'SIGTERM')
      await server.ended
      return { since, replacement: await start() }
    }
    case 'database kill':
      process.kill(postgres.pid(), 'SIGKILL')
      return { since }
    case 'database restart':
      // `pg_ctl restart -m fast` sends the same signal; the server starts the database again.
      process.kill(postgres.pid(), 'SIGINT')
      return { since }
    default: {
      const pids = fault === 'server freeze' ? [server.pid] : postgres.pids()
      signalAll(pids, 'SIGSTOP')
      await sleep(FREEZE_MS)
      signalAll(pids, 'SIGCONT')
      return { since: performance.now() }
    }
  }
}

/** Formats the figures as one line for each kind of fault, and one for the writes. */
export function summary(report: RoundsReport): string {
  const kinds = [...new Set(report.rounds.map(({ fault }) => fault))]
  const lines = kinds.map((kind) => {
    const of = report.rounds.filter(({ fault }) => fault === kind)
    const worst = (values: number[]) => `${Math.round(Math.max(...values))} ms`
    const middle = (values: number[]) => `${Math.round(median(values))} ms`
    const errors = of.map(({ errorMs }) => errorMs)
    const serves = of.map(({ recoveryMs }) => recoveryMs)
    const boots = of.flatMap(({ bootCpuMs }) => bootCpuMs ?? [])
    const booted = boots.length > 0 ? `; ${middle(boots)} of processor time` : ''
    return `${kind} × ${of.length}: errors for ${middle(errors)}, at most ${worst(errors)}; serves after ${middle(serves)}, at most ${worst(serves)}${booted}`
  })
  const { acknowledged, failed, lost, duplicated, partial } = report
  return [
    ...lines,
    `${acknowledged} writes acknowledged, ${failed} calls failed; ${lost.length} lost, ${duplicated.length} duplicated, ${partial.length} half-done`,
  ].join('\n')
}
