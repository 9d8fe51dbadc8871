import type { Budget, BudgetRequest, BudgetStore } from './budget-store'

/** Time in ms until a store that failed is asked again. */
const RETRY_MS = 1_000

/**
 * Draws from one store, and from another while that is away. Each knows only what was drawn from it, so a change gives
 * everybody at most one whole limit more.
 */
export class FallbackBudgets implements BudgetStore {
  readonly #first: BudgetStore
  readonly #second: BudgetStore
  #retryAt = 0

  constructor(first: BudgetStore, second: BudgetStore) {
    this.#first = first
    this.#second = second
  }

  async draw(requests: readonly BudgetRequest[]): Promise<readonly Budget[]> {
    if (performance.now() < this.#retryAt) return this.#second.draw(requests)
    try {
      return await this.#first.draw(requests)
    } catch {
      // The connection has logged why.
      this.#retryAt = performance.now() + RETRY_MS
      return this.#second.draw(requests)
    }
  }
}
