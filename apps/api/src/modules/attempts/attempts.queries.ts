import { cast, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now, secondsAfter, secondsBetween } from '@wordhoard/database/sql/times'

/** Returns a column's value after another attempt: `begun` if the old window has ended, otherwise `continued`. */
function inWindow<Value>(end: Expression<Date>, begun: Expression<Value>, continued: Expression<Value>) {
  return expr.case().when(end, '<=', now).then(begun).else(continued).end()
}

interface Try {
  readonly key: string
  readonly windowSeconds: number
  /** Number of attempts to add. */
  readonly times: number
  /** Value at which the count stops growing. */
  readonly highest: number
}

/**
 * Counts attempts within a window that starts with the first. Returns their number and the seconds until the window
 * ends.
 */
export const countAttempt = compileStatement((p: Placeholders<Try>) =>
  query
    .insertInto('guess_count')
    .values({ key: p.key, count: p.times, reset_at: secondsAfter(now, p.windowSeconds) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const sum = eb('guess_count.count', '+', eb.ref('excluded.count'))
        const end = eb.ref('guess_count.reset_at')
        return setColumns<'guess_count'>({
          count: inWindow(end, eb.ref('excluded.count'), eb.fn<number>('least', [sum, p.highest])),
          reset_at: inWindow(end, eb.ref('excluded.reset_at'), end),
        })
      }),
    )
    .returning((eb) => [
      'count',
      eb.fn<number>('ceil', [secondsBetween(now, eb.ref('reset_at'))]).as('wait'),
    ]),
)

/** Subtracts one attempt. */
export const uncountAttempt = compileStatement((p: Placeholders<{ key: string }>) =>
  query
    .updateTable('guess_count')
    .set((eb) =>
      setColumns<'guess_count'>({
        count: eb.fn<number>('greatest', [eb('count', '-', eb.lit(1)), eb.lit(0)]),
      }),
    )
    .where('key', '=', p.key),
)

/** Locks a count until the transaction ends and returns it. The count is created, or reset if its window has ended. */
export const lockCount = compileStatement((p: Placeholders<{ key: string; windowSeconds: number }>) =>
  query
    .insertInto('guess_count')
    .values({ key: p.key, count: expr.lit(0), reset_at: secondsAfter(now, p.windowSeconds) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const end = eb.ref('guess_count.reset_at')
        return setColumns<'guess_count'>({
          count: inWindow(end, eb.lit(0), eb.ref('guess_count.count')),
          reset_at: inWindow(end, eb.ref('excluded.reset_at'), end),
        })
      }),
    )
    .returning('count'),
)

/** Adds the same number to several counts. */
export const addToCounts = compileStatement((p: Placeholders<{ keys: readonly string[]; granted: number }>) =>
  query
    .updateTable('guess_count')
    .set((eb) => setColumns<'guess_count'>({ count: eb('count', '+', p.granted) }))
    .where((eb) => eb('key', '=', eb.fn.any(cast(p.keys, 'text[]')))),
)

export const deleteCount = compileStatement((p: Placeholders<{ key: string }>) =>
  query.deleteFrom('guess_count').where('key', '=', p.key),
)

/** Deletes the count of a key, and all counts whose keys start with a prefix. */
export const deleteCounts = compileStatement((p: Placeholders<{ key: string; prefix: string }>) =>
  query
    .deleteFrom('guess_count')
    .where((eb) => eb.or([eb('key', '=', p.key), eb.fn<boolean>('starts_with', ['key', p.prefix])])),
)
