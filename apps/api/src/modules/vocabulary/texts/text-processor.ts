import { AppError } from '../../../lib/app-error'
import { noOwner, ThreadPool, type ThreadQueue } from '../../../lib/threads/thread-pool'
import { ThreadLimitError } from '../../../lib/threads/worker-thread'
import type { Dictionary } from '../../dictionary/open-dictionary'
import { performTask, type TextAnswer, type TextRequest, type TextTask, type TextTasks } from './text-tasks'
import { TextWords } from './text-words'

/** UTF-16 units of a text that is read where it is asked for: what that takes is less than what a thread costs. */
const SMALL_TEXT = 2_000
/** The same for the JSON of a reader's phrases. */
const FEW_PHRASES = 20_000
/** Words of a text whose answer is written where it is asked for. */
const FEW_WORDS = 500
/** Enough for 5 MB of words of which no two are alike. */
const MOST_MEGABYTES = 768

interface TextProcessorOptions {
  readonly turns: ThreadQueue
  /** The worker's file; its source next to this one unless given. */
  readonly workerUrl?: URL
  /** Milliseconds for one text. */
  readonly timeLimit?: number
}

/**
 * Reads texts: small ones at once, larger ones in threads, which share the dictionary's index. One for the process: a thread
 * remembers what it has found out about words.
 */
export class TextProcessor {
  /** What reads small texts. */
  readonly textWords: TextWords
  readonly #pool: ThreadPool<number, TextRequest, TextAnswer>

  constructor(dictionary: Dictionary, options: TextProcessorOptions) {
    this.textWords = new TextWords(dictionary.index)
    this.#pool = new ThreadPool({
      workerUrl: new URL('./text-worker.ts', import.meta.url),
      timeLimit: 60_000,
      idleLimit: 120_000,
      megabytes: MOST_MEGABYTES,
      kept: 1,
      data: dictionary.tables,
      ...options,
    })
  }

  /**
   * Does a task for a user. Rejects with `unavailable` when too much is waiting, or when the text takes more time or
   * memory than it may; nothing has been done then.
   */
  async perform<T extends TextTask>(
    userId: number,
    task: T,
    given: TextTasks[T]['given'],
  ): Promise<TextTasks[T]['answer']> {
    const request = { task, ...given } as unknown as TextRequest
    return isSmall(request) ? performTask(this.textWords, request) : this.#inThread(userId, request)
  }

  /** Has a thread meet the words of a text, whatever its size, so that later ones take less time. */
  async warmUp(text: string): Promise<void> {
    await this.#inThread(noOwner, { task: 'article', text })
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
      return request.words.spellIds.length <= FEW_WORDS && request.phrases.length <= SMALL_TEXT
    case 'states':
      return request.text.length <= SMALL_TEXT && request.phrases.length <= FEW_PHRASES
    case 'addBody':
    case 'statesBody':
      return false
    default:
      return lengthOf(request) <= SMALL_TEXT
  }
}

/** UTF-16 units that a request holds, about. */
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
        request.phrases.length
      )
    default:
      return request.text.length
  }
}
