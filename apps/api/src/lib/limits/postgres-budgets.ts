import type pg from 'pg'
import type { Budget, BudgetRequest, BudgetStore } from './budget-store'
import { drawBudgets } from './postgres-budgets.queries'

/** Keeps budgets in an unlogged table of PostgreSQL. A draw is one statement, so it works through any pooler. */
export class PostgresBudgets implements BudgetStore {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async draw(requests: readonly BudgetRequest[]): Promise<readonly Budget[]> {
    const rows = await drawBudgets.fetchAll(this.#pool, {
      ids: requests.map(({ id }) => id),
      bursts: requests.map(({ limit }) => limit.burst),
      perSecond: requests.map(({ limit }) => limit.perSecond),
      spent: requests.map(({ spent }) => spent),
      wanted: requests.map(({ wanted }) => wanted),
    })
    const byId = new Map(rows.map((row) => [row.id.toString('hex'), row]))
    return requests.map(({ id }) => byId.get(id.toString('hex'))!)
  }
}
