import { setPriority } from 'node:os'
import { parentPort, type TransferListItem } from 'node:worker_threads'
import type { ThreadMessage } from './worker-thread'

/** Of the scheduler's −20 to 19: what is left over, and a small share in any case. */
const NICE = 10

/**
 * The worker's side of a `WorkerThread`: answers one request after another, with less right to the processor than the
 * thread that answers requests. What the work throws ends the thread and is a fault.
 *
 * @param transferred what of an answer is handed over instead of copied
 */
export function serveThread<Request, Answer>(
  work: (request: Request) => Answer | Promise<Answer>,
  transferred: (answer: Answer) => TransferListItem[] = () => [],
): void {
  if (parentPort === null) throw new Error('a worker runs in a thread of its own')
  const port = parentPort
  // Linux gives each thread a priority of its own; elsewhere this would be that of the whole process.
  if (process.platform === 'linux') setPriority(NICE)
  port.on('message', async (request: Request) => {
    const answer = await work(request)
    port.postMessage({ answer } satisfies ThreadMessage<Answer>, transferred(answer))
  })
  port.postMessage({ ready: true } satisfies ThreadMessage<Answer>)
}
