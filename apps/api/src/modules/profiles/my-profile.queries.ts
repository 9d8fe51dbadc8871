import type { OwnUserInfo } from '@wordhoard/contracts/my-profile'
import { elementAt, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query, sql } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'

type Stage = OwnUserInfo['onboarding_stage']

interface StageValues {
  readonly userId: number
  /** The stage to advance from; null for the current one. */
  readonly from: Stage | null
  /** All stages in order. */
  readonly stages: readonly Stage[]
}

/** Locks a user's name, and returns it in lower case. */
export const lockedUsername = compileStatement((p: Placeholders<{ userId: number }>) =>
  query.selectFrom('user_account').select('username_lower').where('id', '=', p.userId).forNoKeyUpdate(),
)

/** Advances a user's onboarding by one stage, up to the last, if they are at the given one. */
export const advanceStage = compileStatement((p: Placeholders<StageValues>) => {
  const stages = expr.cast<Stage[]>(p.stages, sql`text[]`)
  return query
    .updateTable('user_account')
    .set((eb) => {
      const stage = eb.ref('onboarding_stage')
      const place = eb(eb.fn<number>('array_position', [stages, stage]), '+', eb.lit(1))
      return setColumns<'user_account'>({
        onboarding_stage: eb
          .case()
          .when(stage, '=', eb.fn.coalesce(p.from, stage))
          .then(eb.fn.coalesce(elementAt(stages, place), stage))
          .else(stage)
          .end(),
      })
    })
    .where('id', '=', p.userId)
    .returning('onboarding_stage')
})
