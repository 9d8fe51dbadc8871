import { cast, expr, now, secondsAfter, secondsBetween } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** A column's value after another try: the one that begins a new window if the old one is over, else the other. */
function inWindow<Value>(end: Expression<Date>, begun: Expression<Value>, continued: Expression<Value>) {
  return expr.case().when(end, '<=', now).then(begun).else(continued).end()
}

interface Try {
  readonly key: string
  readonly windowSeconds: number
  /** How many tries it counts as. */
  readonly times: number
  /** Where counting ends. */
  readonly highest: number
}

/** Counts tries within a window that begins with the first. Returns how many there are, and seconds to the window's end. */
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

/** Takes one try back. */
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

/** Locks a count until the transaction ends, and returns it; it is made, or begins anew, where no window is open. */
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

/** Adds to several counts. */
export const addToCounts = compileStatement((p: Placeholders<{ keys: readonly string[]; granted: number }>) =>
  query
    .updateTable('guess_count')
    .set((eb) => setColumns<'guess_count'>({ count: eb('count', '+', p.granted) }))
    .where((eb) => eb('key', '=', eb.fn.any(cast(p.keys, 'text[]')))),
)

/** Deletes a count. */
export const deleteCount = compileStatement((p: Placeholders<{ key: string }>) =>
  query.deleteFrom('guess_count').where('key', '=', p.key),
)

/** Deletes a count, and all whose keys begin with a text. */
export const deleteCounts = compileStatement((p: Placeholders<{ key: string; prefix: string }>) =>
  query
    .deleteFrom('guess_count')
    .where((eb) => eb.or([eb('key', '=', p.key), eb.fn<boolean>('starts_with', ['key', p.prefix])])),
)
