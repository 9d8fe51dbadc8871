import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { AppError } from '../app-error'
import { isDatabaseAway, isStorageFull } from '../database-errors'
import { transaction } from '../transaction'
import { spillToDisk } from './storage-watch.queries'

/** Size of the probe file written to the data directory, in bytes. */
const PROBE_BYTES = 64 * 1024

interface StorageOptions {
  readonly pool: pg.Pool
  readonly dataDir: string
  /** Whether the embedded database is down because the disk is full. */
  readonly isDatabaseDiskFull: () => boolean
}

/** Tracks whether the disk is full: from the first call that fails because of it until a probe can be written again. */
export class StorageWatch {
  readonly #options: StorageOptions
  #isFull = false

  constructor(options: StorageOptions) {
    this.#options = options
  }

  /** Records a failed call. Returns whether it failed because the disk is full. */
  recordFailure(error: unknown): boolean {
    const isFull = isStorageFull(error) || (isDatabaseAway(error) && this.#options.isDatabaseDiskFull())
    if (isFull) this.#isFull = true
    return isFull
  }

  /**
   * Throws `storage_full` while nothing can be written. It probes the disk only after a call has failed because of it.
   */
  async check(): Promise<void> {
    if (!this.#isFull) return
    try {
      await this.#writeFile()
      await transaction(this.#options.pool, async (client) => {
        await client.query("SET LOCAL work_mem = '64kB'")
        await spillToDisk.execute(client, {})
      })
    } catch (error) {
      if (this.recordFailure(error)) throw new AppError('storage_full')
      throw error
    }
    this.#isFull = false
  }

  async #writeFile(): Promise<void> {
    const file = join(this.#options.dataDir, `.probe-${randomUUID()}`)
    await mkdir(this.#options.dataDir, { recursive: true })
    try {
      await writeFile(file, Buffer.alloc(PROBE_BYTES))
    } finally {
      await rm(file, { force: true })
    }
  }
}
