import type { ChildProcess } from 'node:child_process'
import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Delays before each attempt, in ms; the last one is also the delay between attempts while the disk is full. */
const PAUSES_MS = [100, 1_000, 3_000] as const
const LOCK_PAUSE_MS = 100
/** Maximum number of attempts that may find sessions of the dead server still running, without counting as failed. */
const MAX_LINGERING = 100
/** Bytes that PostgreSQL needs to start: two segments of its write-ahead log. */
const ROOM_TO_START = 2 * 16 * 1024 * 1024

/** A running server, and the connection that holds its owner's lock. */
interface Running {
  readonly child: ChildProcess
  readonly lock: pg.Client
}

interface WatchOptions extends Running {
  readonly dataDir: string
  /** Restarts the server. Throws when it doesn't come up. */
  readonly restart: () => Promise<Running>
  /**
   * Returns a connection that holds the owner's lock; undefined while another process holds it. Throws when there is no
   * server.
   */
  readonly takeOwnership: () => Promise<pg.Client | undefined>
  readonly log?: (sentence: string) => void
  readonly onGiveUp?: (sentence: string) => void
}

/**
 * Watches the embedded server's process and restarts it when it dies, with growing delays. Gives up after three failed
 * attempts in a row, unless the disk is full: then it continues until there is room.
 */
export class PostgresWatch {
  readonly #options: WatchOptions
  #running: Running | undefined
  #isStopping = false
  #restarting: Promise<void> | undefined
  #wake: (() => void) | undefined
  /** Whether the server is down because the disk is full. */
  isDiskFull = false

  constructor(options: WatchOptions) {
    this.#options = options
    this.#follow(options)
  }

  /**
   * Ends the watch and releases the ownership.
   *
   * @returns the process id of the running server, if any, which the caller must stop
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
    // The process died before the listener was added.
    if (child.exitCode !== null || child.signalCode !== null) child.off('exit', onExit) && onExit()
  }

  /**
   * Takes the lock again whenever its connection ends: a crash of any session breaks it, but the server keeps running
   * and is still ours.
   */
  #hold(running: Running): void {
    let isLost = false
    const takeBack = () => {
      if (!isLost) void this.#takeBack(running)
      isLost = true
    }
    running.lock.once('end', takeBack)
    // It may have ended before the listener was added.
    running.lock.query('SELECT').catch(takeBack)
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
        // Sessions of the dead server soon notice that it is gone and release its shared memory.
        if (/shared memory block .* is still in use/.test(failure) && lingering++ < MAX_LINGERING) continue
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

  /** Waits, but ends early when the watch is stopped. */
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
