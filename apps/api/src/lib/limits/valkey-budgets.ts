import type { ValkeyConnection } from '../valkey/valkey-connection'
import type { Budget, BudgetRequest, BudgetStore } from './budget-store'

/**
 * Draws a budget by Valkey's clock, as `drawBudgets` does by PostgreSQL's. A key holds the moment at which the budget
 * will be full, and goes then.
 */
const DRAW = `
local time = redis.call('TIME')
local now = time[1] + time[2] / 1e6
local burst, perSecond = tonumber(ARGV[1]), tonumber(ARGV[2])
local spent, wanted = tonumber(ARGV[3]), tonumber(ARGV[4])
local fullAt = math.max(now, tonumber(redis.call('GET', KEYS[1]) or 0))
local left = burst - (fullAt - now) * perSecond - spent
local granted = math.max(0, math.min(wanted, math.floor(left)))
fullAt = fullAt + (spent + granted) / perSecond
local kept = math.ceil((fullAt - now) * 1000) + 1
redis.call('SET', KEYS[1], string.format('%.17g', fullAt), 'PX', string.format('%.0f', kept))
return { granted, string.format('%.17g', burst - (fullAt - now) * perSecond) }`

/** Keeps budgets in Valkey: one script for each, all in one round trip. */
export class ValkeyBudgets implements BudgetStore {
  readonly #connection: ValkeyConnection

  constructor(connection: ValkeyConnection) {
    this.#connection = connection
  }

  draw(requests: readonly BudgetRequest[]): Promise<readonly Budget[]> {
    // Commands of one turn of the event loop are sent together.
    return Promise.all(requests.map((request) => this.#drawOne(request)))
  }

  async #drawOne({ id, limit, spent, wanted }: BudgetRequest): Promise<Budget> {
    const values = [limit.burst, limit.perSecond, spent, wanted].map(String)
    const key = `{wordhoard}:budget:${id.toString('hex')}`
    const [granted, left] = (await this.#connection.send(['EVAL', DRAW, '1', key, ...values])) as [
      number,
      string,
    ]
    return { granted, left: Number(left) }
  }
}
