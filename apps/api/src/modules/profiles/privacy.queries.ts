import { cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import { jsonObject } from '@wordhoard/database/sql/json'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import {
  type Expression,
  type ExpressionBuilder,
  query,
  sql,
  type Tables,
} from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { choiceOf, isPrivateStudent } from './visibility'

/** A user's privacy choices, and whether a school overrides them. */
function ownPrivacy(eb: ExpressionBuilder<Tables, 'user_account'>) {
  const { id } = columnsOf(eb, 'user_account')
  const isInSchool = eb.exists(
    eb.selectFrom('school_member as x').where('x.user_id', '=', id).where('x.is_active', '=', eb.lit(true)),
  )
  return [
    'privacy',
    cast(isPrivateStudent(id), 'bool').as('is_kept_private'),
    cast(isInSchool, 'bool').as('is_in_school'),
  ] as const
}

/** A user's own privacy settings. */
export const privacyOfUser = compileStatement((p: Placeholders<{ userId: number }>) =>
  query.selectFrom('user_account').select(ownPrivacy).where('id', '=', p.userId),
)

/** Choices with some of them replaced. */
function mergeChoices(
  choices: Expression<unknown>,
  replaced: Expression<unknown>,
): Expression<Readonly<Record<string, unknown>>> {
  return sql`${choices} || ${replaced}`
}

/**
 * Sets what a profile shows. For a student whom a school keeps private, choices that would open the profile are limited
 * to the school.
 */
export const updatePrivacy = compileStatement((p: Placeholders<{ userId: number; chosen: string }>) => {
  const chosen = cast(p.chosen, 'jsonb')
  const messagesFrom = choiceOf({ privacy: chosen }, 'messages_from')
  const school = literal('school')
  const keptPrivate = jsonObject({
    visible_to: school,
    messages_from: expr
      .case()
      .when(messagesFrom, '=', literal('everyone'))
      .then(school)
      .else(messagesFrom)
      .end(),
  })
  return query
    .updateTable('user_account')
    .set((eb) =>
      setColumns<'user_account'>({
        privacy: mergeChoices(
          chosen,
          eb
            .case()
            .when(isPrivateStudent(eb.ref('user_account.id')))
            .then(keptPrivate)
            .else(literal('{}'))
            .end(),
        ),
      }),
    )
    .where('id', '=', p.userId)
    .returning(ownPrivacy)
})

/** Hides the notice that the user's profile was made private. */
export const hideNotice = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .updateTable('user_account')
    .set({ privacy_notice: expr.lit(false) })
    .where('id', '=', p.userId),
)
