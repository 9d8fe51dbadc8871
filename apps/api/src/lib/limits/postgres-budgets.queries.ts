import { cast, expr } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { prepareStatement } from '@wordhoard/database/sql/statement'
import { now, secondsAfter, secondsBetween } from '@wordhoard/database/sql/times'

/** Requests by column. */
interface Requests {
  readonly ids: readonly Buffer[]
  readonly bursts: readonly number[]
  readonly perSecond: readonly number[]
  readonly spent: readonly number[]
  readonly wanted: readonly number[]
}

/** Returns the seconds until a number of calls has come back. */
function secondsFor(calls: Expression<number>, perSecond: Expression<number>) {
  return expr(cast(calls, 'float8'), '/', perSecond)
}

/**
 * Draws budgets. Rows are locked in the order of their ids, so that processes don't wait for each other in circles. A
 * budget that isn't stored is full.
 */
export const drawBudgets = prepareStatement('draw-budgets', (p: Placeholders<Requests>) =>
  insertFrom(
    query,
    'call_budget',
    (db) =>
      db
        .selectFrom(
          unnest('r', {
            id: cast(p.ids, 'bytea[]'),
            burst: cast(p.bursts, 'float8[]'),
            per_second: cast(p.perSecond, 'float8[]'),
            spent: cast(p.spent, 'int4[]'),
            wanted: cast(p.wanted, 'int4[]'),
          }),
        )
        .orderBy('r.id'),
    (eb) => ({
      id: eb.ref('r.id'),
      burst: eb.ref('r.burst'),
      per_second: eb.ref('r.per_second'),
      spent: eb.ref('r.spent'),
      granted: eb.ref('r.wanted'),
      full_at: secondsAfter(now, secondsFor(eb('r.spent', '+', eb.ref('r.wanted')), eb.ref('r.per_second'))),
    }),
  )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => {
        const perSecond = eb.ref('excluded.per_second')
        const spent = eb.ref('excluded.spent')
        const fullAt = eb.fn<Date>('greatest', [eb.ref('call_budget.full_at'), now])
        const missing = eb(secondsBetween(now, fullAt), '*', perSecond)
        const left = eb(eb(eb.ref('excluded.burst'), '-', missing), '-', spent)
        const granted = eb.fn<number>('greatest', [
          eb.lit(0),
          eb.fn<number>('least', [eb.ref('excluded.granted'), eb.fn<number>('floor', [left])]),
        ])
        return setColumns<'call_budget'>({
          burst: eb.ref('excluded.burst'),
          per_second: perSecond,
          spent,
          granted,
          full_at: secondsAfter(fullAt, secondsFor(eb(spent, '+', granted), perSecond)),
        })
      }),
    )
    .returning((eb) => [
      'id',
      'granted',
      eb('burst', '-', eb(secondsBetween(now, eb.ref('full_at')), '*', eb.ref('per_second'))).as('left'),
    ]),
)
