import type { Logger } from 'pino'
import type { Budget, BudgetRequest, BudgetStore } from './budget-store'

/** Calls wait this long, in ms, for a budget before the process counts alone. */
const PATIENCE_MS = 1_000
/** Time in ms until a store that was away is asked again. */
const RETRY_MS = 1_000

/** Who asks for a budget: what a process knows of one key of one limit. */
export interface Asker {
  /** Returns what to ask for now. */
  request(): BudgetRequest
  accept(budget: Budget): void
  /** Called when the request has failed. */
  reject(): void
  /** Called when the store doesn't answer: whoever waits goes on without it. The answer may still come. */
  goOn(): void
}

/**
 * Asks for budgets, one round trip at a time; what is asked meanwhile goes with the next. While the store is away nobody
 * waits for it.
 */
export class BudgetQueue {
  readonly #store: BudgetStore
  readonly #logger: Logger
  #waiting = new Set<Asker>()
  #running: Promise<void> | undefined
  #isAway = false
  #retryAt = 0

  constructor(store: BudgetStore, logger: Logger) {
    this.#store = store
    this.#logger = logger
  }

  /** Whether the store is away, so that the process counts alone. */
  get isAway(): boolean {
    return this.#isAway
  }

  /** Asks for a budget. Does nothing for an asker that waits already, or while the store is away and not to be tried. */
  ask(asker: Asker): void {
    if (this.#isAway && (this.#running || performance.now() < this.#retryAt)) return
    this.#waiting.add(asker)
    this.#running ??= this.#run()
  }

  /** Resolves when nothing is asked any more. */
  async close(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    try {
      while (this.#waiting.size > 0) {
        // What is asked in the same turn of the event loop goes together.
        await Promise.resolve()
        const askers = [...this.#waiting]
        this.#waiting = new Set()
        const patience = setTimeout(() => this.#turnAway(askers, 'no answer in time'), PATIENCE_MS)
        patience.unref()
        try {
          const budgets = await this.#store.draw(askers.map((asker) => asker.request()))
          this.#isAway = false
          for (const [index, asker] of askers.entries()) asker.accept(budgets[index]!)
        } catch (error) {
          for (const asker of askers) asker.reject()
          this.#turnAway(askers, (error as Error).message)
          return
        } finally {
          clearTimeout(patience)
        }
      }
    } finally {
      // At once: whoever asks next must not be left waiting for what has ended.
      this.#running = undefined
    }
  }

  #turnAway(askers: readonly Asker[], reason: string): void {
    if (!this.#isAway) this.#logger.warn({ reason }, 'limits are counted by this process alone for now')
    this.#isAway = true
    this.#retryAt = performance.now() + RETRY_MS
    const all = [...askers, ...this.#waiting]
    this.#waiting = new Set()
    for (const asker of all) asker.goOn()
  }
}
