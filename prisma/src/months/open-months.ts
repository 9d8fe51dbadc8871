import type pg from 'pg'
import { query } from '../sql/query'
import { compileStatement } from '../sql/statement'

const openAll = compileStatement(() =>
  query.selectNoFrom((eb) => eb.fn<string[]>('open_months').as('missing')),
)

/**
 * Makes the parts of messages and answers for the next months (docs/decisions/035), and lets new messages begin in this
 * month's. Does nothing if all are there. Any role may call it, several processes at once too. Also
 * lets the planner forget that parts are empty, because they won't stay so.
 *
 * @returns the parts that couldn't be made, because somebody held a table for too long. Until they can be, rows go to
 *   the part that takes what no other takes.
 */
export async function openMonths(db: pg.Pool | pg.ClientBase): Promise<readonly string[]> {
  return (await openAll.fetchOne(db, {})).missing
}
