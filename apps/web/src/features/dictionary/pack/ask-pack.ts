import { usePackState } from './pack-state'
import type { PackAnswers, PackCall, PackMessage, PackRequest, StoredState } from './protocol'

/** What a page needs of a worker. */
type PackWorker = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror'>

interface Waiting {
  resolve(answer: PackAnswers[keyof PackAnswers]): void
  reject(error: Error): void
}

let worker: PackWorker | undefined
let last = 0
const waiting = new Map<number, Waiting>()

/** Starts the worker that holds the pack, with the first question. */
function startWorker(): PackWorker {
  const started = new Worker(new URL('./pack.worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<PackMessage>) => {
    if ('progress' in data) {
      showState(data.progress, 'fetching')
      return
    }
    const asked = waiting.get(data.number)
    waiting.delete(data.number)
    if ('error' in data) asked?.reject(new Error(data.error))
    else asked?.resolve(data.answer)
  }
  started.onerror = () => {
    // Its code couldn't be loaded: the next question tries again.
    for (const { reject } of waiting.values())
      reject(new Error('The look-up pack’s code could not be loaded'))
    waiting.clear()
    worker = undefined
  }
  return started
}

/** Asks the worker that holds the pack. Rejects when the pack can't be read. */
export function askPack<Request extends PackRequest>(
  request: Request,
): Promise<PackAnswers[Request['kind']]> {
  worker ??= startWorker()
  const number = ++last
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve: (answer) => resolve(answer as PackAnswers[Request['kind']]), reject })
    worker!.postMessage({ number, request } satisfies PackCall)
  })
}

/** Shows what the worker knows of the pack. */
export function showState({ isReady, ...stored }: StoredState, status?: 'fetching'): void {
  usePackState.setState({ ...stored, status: status ?? (isReady ? 'ready' : 'none') })
}
