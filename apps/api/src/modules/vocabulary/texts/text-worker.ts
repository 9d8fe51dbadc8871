import { workerData } from 'node:worker_threads'
import { collectGarbage } from '@wordhoard/dictionary/collect-garbage'
import { indexOfTables, type SharedTables } from '@wordhoard/dictionary/index/shared-index'
import { serveThread } from '../../../lib/threads/serve-thread'
import { performTask, type TextAnswer, type TextRequest } from './text-tasks'
import { TextWords } from './text-words'

/** Length from which a text leaves so much garbage that its memory is freed at once. */
const LONG_TEXT = 512 * 1024
/** Time in ms without a text after which the memory of short ones is freed too. */
const REST_MS = 5_000

const textWords = new TextWords(indexOfTables(workerData as SharedTables))

let rest: NodeJS.Timeout | undefined

serveThread<TextRequest, TextAnswer>(
  (request) => {
    const answer = performTask(textWords, request)
    clearTimeout(rest)
    if ('text' in request && request.text.length > LONG_TEXT) setImmediate(collectGarbage)
    else rest = setTimeout(collectGarbage, REST_MS)
    return answer
  },
  (answer) => (answer instanceof Uint8Array ? transferable(answer) : []),
)

/**
 * Returns the buffer for a transfer, unless it is small: Node shares one buffer among small ones, so these must be
 * copied.
 */
function transferable({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}
