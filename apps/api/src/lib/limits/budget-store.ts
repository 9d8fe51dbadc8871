import type { Limit } from './limits'

/** What a process asks for of what a limit still allows to an address or an account. */
export interface BudgetRequest {
  /** Names the limit and whom it counts, without telling who that is. */
  readonly id: Buffer
  readonly limit: Limit
  /** Calls that the process has let through in advance. */
  readonly spent: number
  /** Calls that it would like to let through without asking again. */
  readonly wanted: number
}

/** What a process is given. */
export interface Budget {
  readonly granted: number
  /** Calls that are left for all processes; below 0 after too many were let through in advance. */
  readonly left: number
}

/** Keeps what limits still allow, for all processes. PostgreSQL does so today (postgres-budgets.ts). */
export interface BudgetStore {
  /**
   * Draws budgets for requests with different ids, all in one round trip.
   *
   * @returns a budget for each request, in their order
   */
  draw(requests: readonly BudgetRequest[]): Promise<readonly Budget[]>
}
