import type pg from 'pg'

/**
 * Makes the parts of messages and answers for the next months (docs/decisions/035), and lets new messages begin in this
 * month's. Does nothing if all are there. Any role may call it, several processes at once too.
 *
 * @returns the parts that couldn't be made, because somebody held a table for too long. Until they can be, rows go to
 *   the part that takes what no other takes.
 */
export async function openMonths(db: pg.Pool | pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await db.query<{ missing: string[] }>('SELECT open_months() AS missing')
  return rows[0]!.missing
}
