import type { ChildProcess } from 'node:child_process'
import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Milliseconds before each try; the last pause is the one between tries on a full disk, too. */
const PAUSES_MS = [100, 1_000, 3_000] as const
const LOCK_PAUSE_MS = 100
/** Tries that may find sessions of the dead server still at work, without counting as failed. */
const MOST_LINGERING = 100
/** PostgreSQL needs room for two segments of its write-ahead log to start. */
const ROOM_TO_START = 2 * 16 * 1024 * 1024

/** A server that runs, and the connection that shows whose it is. */
interface Running {
  readonly child: ChildProcess
  readonly lock: pg.Client
}

interface WatchOptions extends Running {
  readonly dataDir: string
  /** Starts it again. Throws when it does not come up. */
  readonly restart: () => Promise<Running>
  /** A connection that holds the owner's lock; undefined while another process holds it. Throws without a server. */
  readonly takeOwnership: () => Promise<pg.Client | undefined>
  readonly log?: (sentence: string) => void
  readonly onGiveUp?: (sentence: string) => void
}

/**
 * Watches the embedded server's process and starts it again when it dies, with growing pauses. After three tries in a row
 * that failed it gives up, unless the disk is full: then it goes on until there is room.
 */
export class PostgresWatch {
  readonly #options: WatchOptions
  #running: Running | undefined
  #isStopping = false
  #restarting: Promise<void> | undefined
  #wake: (() => void) | undefined
  /** Whether it is down because the disk is full. */
  isDiskFull = false

  constructor(options: WatchOptions) {
    this.#options = options
    this.#follow(options)
  }

  /**
   * Ends the watch and lets go of the ownership.
   *
   * @returns the process id of the server if one runs, which is the caller's to stop
   */
  async stop(): Promise<number | undefined> {
    this.#isStopping = true
    this.#wake?.()
    await this.#restarting
    const { child, lock } = this.#running ?? {}
    await lock?.end().catch(() => undefined)
    return child?.pid
  }

  #follow(running: Running): void {
    const { child } = running
    this.#running = running
    this.#hold(running)
    const onExit = () => {
      this.#running = undefined
      if (this.#isStopping) return
      this.#log(
        `The database has stopped (${child.signalCode ?? `code ${child.exitCode}`}). Starting it again.`,
      )
      this.#restarting = this.#startAgain()
    }
    child.once('exit', onExit)
    // It died before anybody listened.
    if (child.exitCode !== null || child.signalCode !== null) child.off('exit', onExit) && onExit()
  }

  /** The lock ends with its connection, which a crash of any session breaks; the server goes on and is still ours. */
  #hold(running: Running): void {
    running.lock.once('end', () => void this.#takeBack(running))
  }

  async #takeBack(running: Running): Promise<void> {
    while (!this.#isStopping && this.#running === running) {
      const lock = await this.#options.takeOwnership().catch(() => undefined)
      if (lock) {
        this.#running = { ...running, lock }
        this.#hold(this.#running)
        return
      }
      await sleep(LOCK_PAUSE_MS, undefined, { ref: false })
    }
  }

  async #startAgain(): Promise<void> {
    let failure = ''
    let lingering = 0
    for (let tries = 0; tries < PAUSES_MS.length; ) {
      await this.#pause(this.isDiskFull ? PAUSES_MS.at(-1)! : PAUSES_MS[tries]!)
      if (this.#isStopping) return
      try {
        const running = await this.#options.restart()
        this.isDiskFull = false
        this.#follow(running)
        this.#log('The database is back.')
        return
      } catch (error) {
        failure = (error as Error).message
        // Sessions of the dead server notice in a moment that it is gone, and let go of its memory.
        if (/shared memory block .* is still in use/.test(failure) && lingering++ < MOST_LINGERING) continue
        const lackedRoom = this.isDiskFull
        this.isDiskFull = /No space left on device/.test(failure) || (await this.#isFull())
        if (!this.isDiskFull) tries++
        else if (!lackedRoom) this.#log('The disk is full. The database starts again once there is room.')
      }
    }
    if (this.#isStopping) return
    this.#options.onGiveUp?.(
      `The database has stopped, and starting it again failed ${PAUSES_MS.length} times. ${failure}`,
    )
  }

  async #isFull(): Promise<boolean> {
    const { bavail, bsize } = await statfs(this.#options.dataDir)
    return bavail * bsize < ROOM_TO_START
  }

  /** Waits, or until it is stopped. */
  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #log(sentence: string): void {
    this.#options.log?.(sentence)
  }
}
