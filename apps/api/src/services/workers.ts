import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a worker tells the primary process once it listens. */
const READY = 'ready'
/** In the environment of workers that print nothing while they start, because another one has said it. */
const QUIET = 'WORKER_STARTS_QUIETLY'

/** Pause before a worker that has died is replaced, in ms; it doubles while workers die within `STABLE_MS`. */
const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 10_000
const STABLE_MS = 60_000
/** Time in ms that workers have for the calls they are answering. */
export const WORKER_STOP_MS = 7_000

/** Thrown if a worker ended while it started; it has said why. */
export class WorkerFailedError extends Error {
  override readonly name = 'WorkerFailedError'
}

/** Running workers. */
export interface Workers {
  /** Lets the workers answer what they have begun, and ends them. */
  stop(): Promise<void>
}

interface WorkersOptions {
  readonly count: number
  /** Variables that workers have in addition to this process's. */
  readonly environment: Readonly<Record<string, string>>
  /** For how long workers go on answering once they are told to stop. */
  readonly drainSeconds?: number
  readonly printLine: (line: string) => void
}

/**
 * Starts processes that share the port. The first one prepares the database (builds the dictionary, publishes the library)
 * before the others start. A worker that dies is replaced.
 *
 * @throws WorkerFailedError when one ends before it listens
 */
export async function startWorkers({
  count,
  environment,
  drainSeconds = 0,
  printLine,
}: WorkersOptions): Promise<Workers> {
  // Workers accept connections themselves. If the primary process passed them on, one passed to a worker that has just
  // been killed would never be answered or closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  // After the drain, a worker waits a second for the last calls.
  const stopLimitMs = WORKER_STOP_MS + 500 + (drainSeconds > 0 ? (drainSeconds + 1) * 1000 : 0)
  const running = new Set<Worker>()
  let isStopping = false
  const start = (quietly: boolean) => {
    const worker = cluster.fork({ ...environment, ...(quietly && { [QUIET]: '1' }) })
    running.add(worker)
    worker.once('exit', () => running.delete(worker))
    return worker
  }
  /** Replaces a worker whenever it dies. */
  const watch = (worker: Worker, pause = FIRST_PAUSE_MS) => {
    const since = performance.now()
    worker.once('exit', async (code: number | null, signal: string | null) => {
      if (isStopping) return
      printLine(
        `Worker ${worker.process.pid} ended (${signal ?? `code ${code}`}); another one takes its place.`,
      )
      const isStable = performance.now() - since > STABLE_MS
      await sleep(isStable ? FIRST_PAUSE_MS : pause)
      if (!isStopping) watch(start(true), isStable ? FIRST_PAUSE_MS : Math.min(pause * 2, MAX_PAUSE_MS))
    })
  }
  const stop = async () => {
    isStopping = true
    const limit = setTimeout(() => {
      for (const worker of running) worker.process.kill('SIGKILL')
    }, stopLimitMs)
    await Promise.all(
      [...running].map(async (worker) => {
        const end = once(worker, 'exit')
        worker.process.kill('SIGTERM')
        await end
      }),
    )
    clearTimeout(limit)
  }
  try {
    const startOne = async (quietly: boolean) => {
      const worker = start(quietly)
      await waitUntilReady(worker)
      watch(worker)
    }
    await startOne(false)
    await Promise.all(Array.from({ length: count - 1 }, () => startOne(true)))
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}

function waitUntilReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message) => {
      if (message === READY) resolve()
    })
    worker.once('exit', () => reject(new WorkerFailedError()))
  })
}

/** Tells the primary process, if there is one, that this worker listens. */
export function tellReady(): void {
  if (cluster.isWorker) process.send?.(READY)
}

/** Returns whether this process leaves it to another one to print what happens while it starts. */
export function startsQuietly(): boolean {
  return cluster.isWorker && process.env[QUIET] !== undefined
}
