import type pg from 'pg'
import type { Logger } from 'pino'
import type { IsOurs } from '../../../lib/job-leases/job-leases'
import { inOwnSpan } from '../../../lib/tracing/spans'
import type { FittedMemory } from './fit-answers'
import type { FitProcess } from './fit-in-process'
import { answersToFit, claimFit, FIT_BATCH, learnersToFit, writeFit } from './fit-memories.queries'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How often the server looks whether a night has begun. */
const INTERVAL_MS = 10 * 60_000
/** Nights begin at this hour in UTC. A server that was off then catches up when it starts. */
const NIGHT_HOUR = 2

/** What fitting needs. */
export interface FitDeps {
  readonly pool: pg.Pool
  readonly logger: Logger
  /** Starts a process that fits a memory to answers, as JSON. */
  readonly startFit: (answers: string) => FitProcess
}

/** Returns when the night began that counts at a time. */
export function nightOf(at: Date): Date {
  const time = at.getTime() - NIGHT_HOUR * HOUR_MS
  return new Date(time - (time % DAY_MS) + NIGHT_HOUR * HOUR_MS)
}

/**
 * Fits the memories of all learners whose turn it is tonight, one after the other, each in a process of its own. One that
 * fails, or is killed, leaves what was stored as it is; its learner's turn comes again the next night. Any number of
 * servers may do so at once.
 */
export async function fitMemories(
  deps: FitDeps,
  at: Date,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const night = nightOf(at)
  for (let after = 0; !isStopped(); ) {
    const learners = await learnersToFit.fetchAll(deps.pool, { night, after })
    for (const { id } of learners) {
      if (isStopped()) return
      await fitMemoryOf(deps, id, night, at).catch((error: unknown) =>
        deps.logger.warn({ err: error, userId: id }, 'a memory could not be fitted'),
      )
    }
    const last = learners.at(-1)
    if (!last || learners.length < FIT_BATCH) return
    after = last.id
  }
}

async function fitMemoryOf(deps: FitDeps, userId: number, night: Date, at: Date): Promise<void> {
  const { pool, startFit } = deps
  if (!(await claimFit.fetchFirst(pool, { userId, night, at }))) return
  const { answers, last_id } = await answersToFit.fetchOne(pool, { userId, upTo: null })
  if (last_id === null) return
  const fitted = await startFit(answers).result
  await writeFit.execute(pool, { userId, fittedAt: new Date(), lastAnswerId: last_id, ...fitColumns(fitted) })
}

/** Returns what is stored of a fitted memory. */
export function fitColumns({ fit, answers, seconds, retention }: FittedMemory) {
  return {
    answers,
    start: fit?.traits.start ?? null,
    growth: fit?.traits.growth ?? null,
    relearning: fit?.traits.relearning ?? null,
    loss: fit?.loss ?? null,
    averageLoss: fit?.averageLoss ?? null,
    rightSeconds: seconds.right,
    wrongSeconds: seconds.wrong,
    retention,
  }
}

/**
 * Fits memories once a night, on the process whose turn it is. One that takes over goes on where the other one ended.
 *
 * @returns a function that stops it, and ends the process that is fitting
 */
export function startMemoryFits(deps: FitDeps & { readonly isOurs: IsOurs }): () => Promise<void> {
  let night = 0
  let running: Promise<void> | undefined
  let current: FitProcess | undefined
  let isStopped = false
  const startFit = (answers: string) => {
    current = deps.startFit(answers)
    return current
  }
  const timer = setInterval(() => {
    const at = new Date()
    const tonight = nightOf(at).getTime()
    if (running || tonight === night || !deps.isOurs()) return
    running = inOwnSpan('memory fits', () => fitMemories({ ...deps, startFit }, at, () => isStopped))
      .then(() => {
        night = tonight
      })
      .catch((error: unknown) => deps.logger.warn({ err: error }, 'fitting memories failed'))
      .finally(() => {
        running = undefined
      })
  }, INTERVAL_MS)
  timer.unref()
  return async () => {
    isStopped = true
    clearInterval(timer)
    current?.child.kill()
    await running
  }
}
