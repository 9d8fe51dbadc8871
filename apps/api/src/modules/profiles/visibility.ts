import type { Privacy } from '@wordhoard/contracts/profiles'
import { type Columns, expr, literal } from '@wordhoard/database/sql/expressions'
import { type Expression, type SqlBool, sql, type Tables } from '@wordhoard/database/sql/query'

/** Decides who may see whom and who may write to whom. Every query that shows a person uses these conditions. */

/** The account being viewed. */
export type Person = Pick<Columns<Tables['user_account']>, 'id' | 'privacy'>

/** Id of the viewer; null for visitors. */
export type Viewer = Expression<number | null>

/** Whether two people are active members of the same school. Staff of another school count as strangers. */
export function sharesSchool(person: Pick<Person, 'id'>, viewer: Viewer): Expression<SqlBool> {
  return expr.exists(
    expr
      .selectFrom('school_member as x')
      .innerJoin('school_member as y', 'y.school_id', 'x.school_id')
      .where('x.user_id', '=', person.id)
      .where('x.is_active', '=', expr.lit(true))
      .where('y.user_id', '=', viewer)
      .where('y.is_active', '=', expr.lit(true)),
  )
}

/**
 * Whether a user is a student whom a school keeps private. One such school is enough, since none can decide for
 * another.
 */
export function isPrivateStudent(id: Viewer): Expression<SqlBool> {
  return expr.exists(
    expr
      .selectFrom('school_member as x')
      .innerJoin('school as y', 'y.id', 'x.school_id')
      .where('x.user_id', '=', id)
      .where('x.is_active', '=', expr.lit(true))
      .where('x.role', '=', literal('student'))
      .where('y.students_may_open_profiles', '=', expr.lit(false)),
  )
}

/** Whether a school separates two people: one of them is kept private, and they share no school. */
export function areSeparated(person: Pick<Person, 'id'>, viewer: Viewer): Expression<SqlBool> {
  return expr.and([
    expr.or([isPrivateStudent(person.id), isPrivateStudent(viewer)]),
    expr.not(sharesSchool(person, viewer)),
  ])
}

/** A user's privacy choice, as text; null until they choose. */
export function choiceOf(person: Pick<Person, 'privacy'>, choice: keyof Privacy): Expression<string | null> {
  return sql<string | null>`(${person.privacy}->>${literal(choice)})`
}

/** Whether a person's profile is open to a viewer; everyone else sees only the user name and the picture. */
export function isOpenTo(person: Person, viewer: Viewer): Expression<SqlBool> {
  const everyone = literal('everyone')
  return expr.or([
    expr(person.id, '=', viewer),
    expr.and([
      expr(expr.fn.coalesce(choiceOf(person, 'visible_to'), everyone), '=', everyone),
      expr.not(isPrivateStudent(person.id)),
    ]),
    sharesSchool(person, viewer),
  ])
}

/** A part of an open profile that its owner can hide. */
export type ProfilePart = Extract<keyof Privacy, `shows_${string}`>

/** Whether a user shows a part of their profile at all; by default they show everything. */
export function isShown(person: Pick<Person, 'privacy'>, part: ProfilePart): Expression<SqlBool> {
  return expr.fn.coalesce(expr.cast<boolean | null>(choiceOf(person, part), 'boolean'), expr.lit(true))
}

/** Whether a viewer may see a part of a person's profile. */
export function isPartVisible(person: Person, part: ProfilePart, viewer: Viewer): Expression<SqlBool> {
  return expr.and([isShown(person, part), isOpenTo(person, viewer)])
}

/** Whether a person exists for a viewer: someone who has blocked the viewer doesn't. */
export function isVisibleTo(person: Pick<Person, 'id'>, viewer: Viewer): Expression<SqlBool> {
  return expr.not(
    expr.exists(
      expr
        .selectFrom('user_block as b')
        .where('b.blocker_id', '=', person.id)
        .where('b.blocked_id', '=', viewer),
    ),
  )
}

/** Whether one of two people has blocked the other. */
export function hasBlockBetween(person: Pick<Person, 'id'>, viewer: Viewer): Expression<SqlBool> {
  return expr.exists(
    expr
      .selectFrom('user_block as b')
      .where((eb) =>
        eb(sql`(${eb.ref('b.blocker_id')}, ${eb.ref('b.blocked_id')})`, 'in', [
          sql`(${person.id}, ${viewer})`,
          sql`(${viewer}, ${person.id})`,
        ]),
      ),
  )
}

/**
 * Whether a viewer may write to a person: neither has blocked the other, no school separates them, and the person
 * accepts messages from the viewer.
 */
export function acceptsMessagesFrom(person: Person, viewer: Viewer): Expression<SqlBool> {
  const choice = expr.fn.coalesce(choiceOf(person, 'messages_from'), literal('everyone'))
  const isFollowed = expr.exists(
    expr.selectFrom('follow as f').where('f.follower_id', '=', person.id).where('f.followed_id', '=', viewer),
  )
  return expr.and([
    expr(person.id, '<>', viewer),
    expr.not(hasBlockBetween(person, viewer)),
    expr.not(areSeparated(person, viewer)),
    expr.or([
      expr(choice, '=', literal('everyone')),
      expr.and([expr(choice, '=', literal('followed')), isFollowed]),
      expr.and([expr(choice, '=', literal('school')), sharesSchool(person, viewer)]),
    ]),
  ])
}
