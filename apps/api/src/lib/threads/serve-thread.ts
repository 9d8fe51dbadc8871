import { setPriority } from 'node:os'
import { parentPort, type TransferListItem } from 'node:worker_threads'
import type { ThreadMessage } from './worker-thread'

/** Scheduler priority (−20 to 19) of worker threads: a small guaranteed share, plus whatever time is left over. */
const NICE = 10

/**
 * Runs the worker's side of a `WorkerThread`: answers one request after another, at a lower priority than the main
 * thread. An error thrown by `work` is a bug and ends the thread.
 *
 * @param transferred returns the parts of an answer to transfer instead of copying
 */
export function serveThread<Request, Answer>(
  work: (request: Request) => Answer | Promise<Answer>,
  transferred: (answer: Answer) => TransferListItem[] = () => [],
): void {
  if (parentPort === null) throw new Error('A worker must run in its own thread, not in the main one')
  const port = parentPort
  // Linux has a priority per thread; elsewhere this would lower the priority of the whole process.
  if (process.platform === 'linux') setPriority(NICE)
  port.on('message', async (request: Request) => {
    const answer = await work(request)
    port.postMessage({ answer } satisfies ThreadMessage<Answer>, transferred(answer))
  })
  port.postMessage({ ready: true } satisfies ThreadMessage<Answer>)
}
