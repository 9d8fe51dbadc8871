import { AppError } from '../../../lib/app-error'
import { systemOwner, ThreadPool, type ThreadQueue } from '../../../lib/threads/thread-pool'
import { ThreadLimitError } from '../../../lib/threads/worker-thread'
import type { Dictionary } from '../../dictionary/open-dictionary'
import { performTask, type TextAnswer, type TextRequest, type TextTask, type TextTasks } from './text-tasks'
import { TextWords } from './text-words'

/** Maximum length of a text processed on the main thread, in UTF-16 units: it takes less time than using a thread. */
const MAX_MAIN_THREAD_LENGTH = 2_000
/** Maximum length of the JSON of a reader's phrases processed on the main thread. */
const MAX_MAIN_THREAD_PHRASES_LENGTH = 20_000
/** Maximum number of a text's words whose answer is written on the main thread. */
const MAX_MAIN_THREAD_WORDS = 500
/** Memory limit of a thread in MB, enough for 5 MB of text in which no two words are alike. */
const MAX_MEGABYTES = 768

interface TextProcessorOptions {
  readonly queue: ThreadQueue
  /** URL of the worker's file; by default its source next to this file. */
  readonly workerUrl?: URL
  /** Time limit for one text, in ms. */
  readonly timeLimit?: number
  /** Whether one thread stays when there are no texts; it takes 20 MB, and later texts are read sooner. */
  readonly keepsThread?: boolean
}

/**
 * Processes texts: short ones on the main thread, longer ones in threads that share the dictionary's index. Create one
 * per process, because its threads cache what they learn about words.
 */
export class TextProcessor {
  /** Processes short texts. */
  readonly textWords: TextWords
  /** Whether a thread stays, so that it is worth while to prepare it. */
  readonly keepsThread: boolean
  readonly #pool: ThreadPool<number, TextRequest, TextAnswer>

  constructor(dictionary: Dictionary, { keepsThread = true, ...options }: TextProcessorOptions) {
    this.keepsThread = keepsThread
    this.textWords = new TextWords(dictionary.index)
    this.#pool = new ThreadPool({
      workerUrl: new URL('./text-worker.ts', import.meta.url),
      timeLimit: 60_000,
      idleLimit: 120_000,
      megabytes: MAX_MEGABYTES,
      kept: keepsThread ? 1 : 0,
      data: dictionary.tables,
      ...options,
    })
  }

  /**
   * Performs a task for a user. Rejects with `unavailable` if too much is waiting, or if the text exceeds its limits of
   * time or memory; the task then has no effect.
   */
  async perform<T extends TextTask>(
    userId: number,
    task: T,
    given: TextTasks[T]['given'],
  ): Promise<TextTasks[T]['answer']> {
    const request = { task, ...given } as unknown as TextRequest
    return isSmall(request) ? performTask(this.textWords, request) : this.#inThread(userId, request)
  }

  /** Makes a thread read a text, whatever its size, so that later texts take less time. */
  async warmUp(text: string): Promise<void> {
    await this.#inThread(systemOwner, { task: 'article', text })
  }

  close(): Promise<void> {
    return this.#pool.close()
  }

  async #inThread(userId: number, request: TextRequest): Promise<TextAnswer> {
    try {
      return await this.#pool.ask(userId, 2 * lengthOf(request), request)
    } catch (error) {
      if (error instanceof ThreadLimitError) throw new AppError('unavailable')
      throw error
    }
  }
}

function isSmall(request: TextRequest): boolean {
  switch (request.task) {
    case 'statesJson':
      return (
        request.words.spellIds.length <= MAX_MAIN_THREAD_WORDS &&
        request.phrases.length <= MAX_MAIN_THREAD_LENGTH
      )
    case 'states':
      return (
        request.text.length <= MAX_MAIN_THREAD_LENGTH &&
        request.phrases.length <= MAX_MAIN_THREAD_PHRASES_LENGTH
      )
    case 'addBody':
    case 'statesBody':
      return false
    default:
      return lengthOf(request) <= MAX_MAIN_THREAD_LENGTH
  }
}

/** Returns the approximate size of a request in UTF-16 units. */
function lengthOf(request: TextRequest): number {
  switch (request.task) {
    case 'find':
      return request.lines.length
    case 'states':
      return request.text.length + request.phrases.length
    case 'addBody':
      return request.body.length
    case 'statesBody':
      return request.body.length + request.phrases.length
    case 'statesJson':
      return (
        request.words.headwords.length +
        request.words.forms.length +
        request.own.length +
        request.said.length +
        request.phrases.length
      )
    default:
      return request.text.length
  }
}
