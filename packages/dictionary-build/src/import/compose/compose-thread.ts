import { Worker } from 'node:worker_threads'
import { threadEntry } from '@wordhoard/dictionary/thread-entry'
import type pg from 'pg'
import type { InputFolders } from '../../input-folders'
import type { PreparedBatch } from './compose'

/** What the thread starts with. */
export interface ComposeThreadData {
  readonly connectionString: string
  readonly folders: InputFolders
  /** The active releases: their ids with the names of their sources. */
  readonly sourcesByRelease: ReadonlyMap<number, string>
}

/** Asks for the next batch; without `lastDefinition`, the thread asks the database for the highest id given so far. */
export interface ComposeRequest {
  readonly after: string
  readonly lastDefinition?: number | undefined
}

/** Most memory of the thread's objects: a batch, spellings and pronunciations take about a third of it. */
const HEAP_MB = 300

/**
 * A thread that prepares batches (`prepareBatch`) with a connection of its own, while this thread sends the previous
 * one to the database: composing a batch takes about as long as writing it.
 */
export class ComposeThread {
  readonly #worker: Worker
  #failure: Error | undefined
  #waiting: { resolve(batch: PreparedBatch | undefined): void; reject(error: Error): void } | undefined

  /** @param pool its connection string is the thread's, too */
  constructor(pool: pg.Pool, folders: InputFolders, sourcesByRelease: ReadonlyMap<number, string>) {
    const { connectionString } = pool.options
    if (!connectionString) throw new Error('A pool without a connection string can’t be used to import.')
    this.#worker = new Worker(threadEntry(new URL('compose-worker.ts', import.meta.url)), {
      execArgv: [],
      workerData: { connectionString, folders, sourcesByRelease } satisfies ComposeThreadData,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    this.#worker.on('message', ({ batch }: { readonly batch: PreparedBatch | undefined }) => {
      this.#waiting?.resolve(batch)
      this.#waiting = undefined
    })
    this.#worker.on('error', (error: Error) => this.#fail(error))
    this.#worker.on('exit', () => this.#fail(new Error('The thread that composes words has ended.')))
  }

  /**
   * Prepares the next batch after a headword; undefined if none is left. Call it only after the previous batch has
   * arrived.
   *
   * @param lastDefinition the highest definition id given so far, including batches that aren't written yet
   */
  async prepare(after: string, lastDefinition?: number): Promise<PreparedBatch | undefined> {
    if (this.#failure) throw this.#failure
    return await new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#worker.postMessage({ after, lastDefinition } satisfies ComposeRequest)
    })
  }

  /** Ends the thread and its connection, whatever it is doing. */
  async close(): Promise<void> {
    await this.#worker.terminate()
  }

  #fail(error: Error): void {
    this.#failure ??= error
    this.#waiting?.reject(this.#failure)
    this.#waiting = undefined
  }
}
