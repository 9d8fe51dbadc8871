import type { PublicUserInfo } from '@wordhoard/contracts/profiles'
import { type Columns, expr, literal } from '@wordhoard/database/sql/expressions'
import { jsonObject } from '@wordhoard/database/sql/json'
import {
  type AliasableExpression,
  type Expression,
  query,
  type SqlBool,
  type Tables,
} from '@wordhoard/database/sql/query'
import { isOpenTo, isShown, type ProfilePart, type Viewer } from './visibility'

/** The columns of an account that show a person. */
export type PersonColumns = Pick<
  Columns<Tables['user_account']>,
  'id' | 'username' | 'first_name' | 'last_name' | 'bio' | 'avatar_id' | 'privacy'
>

/**
 * A person as a JSON object. Names and bio are empty if the viewer may not see them.
 *
 * @param always condition under which the viewer sees the name whatever its owner chose: themselves, staff of their
 * school
 * @param otherwise replaces the first name of a person who has given none
 */
export function personJson(
  person: PersonColumns,
  viewer: Viewer,
  always: Expression<SqlBool>,
  otherwise?: Expression<string | null>,
): AliasableExpression<PublicUserInfo> {
  // OFFSET makes PostgreSQL evaluate the viewer's relation to the person once, instead of copying it to each use.
  const asked = query
    .selectNoFrom((eb) => eb.and([always]).as('whole'))
    .offset(expr.lit(0))
    .as('asked')
  const opened = query
    .selectFrom(asked)
    .select((eb) => ['whole', eb.or([eb.ref('whole'), isOpenTo(person, viewer)]).as('is_open')])
    .offset(expr.lit(0))
    .as('asked')
  const seen = query
    .selectFrom(opened)
    .select((eb) => {
      const canSee = (part: ProfilePart) =>
        eb.or([eb.ref('whole'), eb.and([eb.ref('is_open'), isShown(person, part)])])
      return [canSee('shows_name').as('name'), canSee('shows_bio').as('bio')]
    })
    .offset(expr.lit(0))
    .as('seen')
  const firstName = otherwise ? nameOr(person, otherwise) : person.first_name
  const none = literal('')
  return query
    .selectFrom(seen)
    .select((eb) =>
      jsonObject({
        id: person.id,
        username: person.username,
        first_name: eb.case().when(eb.ref('seen.name')).then(firstName).else(none).end(),
        last_name: eb.case().when(eb.ref('seen.name')).then(person.last_name).else(none).end(),
        bio: eb.case().when(eb.ref('seen.bio')).then(person.bio).else(none).end(),
        avatarId: person.avatar_id,
      }).as('person'),
    )
    .$asScalar()
}

function nameOr(
  { first_name, last_name }: PersonColumns,
  otherwise: Expression<string | null>,
): Expression<string> {
  return expr
    .case()
    .when(expr(expr(first_name, '||', last_name), '=', literal('')))
    .then(expr.fn.coalesce(otherwise, literal('')))
    .else(first_name)
    .end()
}
