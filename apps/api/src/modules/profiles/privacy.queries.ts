import { cast, columnsOf, expr, jsonObject, literal } from '@wordhoard/database/sql/expressions'
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

/** What somebody has chosen for their profile, and what their schools make of it. */
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

/** A user's own privacy. */
export const privacyOfUser = compileStatement((p: Placeholders<{ userId: number }>) =>
  query.selectFrom('user_account').select(ownPrivacy).where('id', '=', p.userId),
)

/** Choices of which some are replaced. */
function mergeChoices(
  choices: Expression<unknown>,
  replaced: Expression<unknown>,
): Expression<Readonly<Record<string, unknown>>> {
  return sql`${choices} || ${replaced}`
}

/** Sets what a profile shows. Of a student whom a school keeps private, what would open them is set to their school. */
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

/** Stops showing the notice that the own profile was made private. */
export const hideNotice = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .updateTable('user_account')
    .set({ privacy_notice: expr.lit(false) })
    .where('id', '=', p.userId),
)
