import { type Columns, cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, type SqlBool, type Tables } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { accountOfName } from '../login-names/login-names.queries'
import { personJson } from './person-json'
import {
  acceptsMessagesFrom,
  areSeparated,
  isOpenTo,
  isPartVisible,
  isVisibleTo,
  type ProfilePart,
  type Viewer,
} from './visibility'

/** A condition as a boolean column. */
function asBoolean(condition: Expression<SqlBool>) {
  return cast(condition, 'bool')
}

/** Whether one user follows another. */
function isFollowing(follower: Viewer, followed: Viewer) {
  return expr.exists(
    expr.selectFrom('follow').where('follower_id', '=', follower).where('followed_id', '=', followed),
  )
}

/** Number of a user's followers. */
export function countFollowers(id: Expression<number>) {
  return expr
    .selectFrom('follow')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('followed_id', '=', id)
    .$asScalar()
    .$notNull()
}

/** Number of users that a user follows. */
export function countFollowing(id: Expression<number>) {
  return expr
    .selectFrom('follow')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('follower_id', '=', id)
    .$asScalar()
    .$notNull()
}

/** Number of a user's public articles or vocabularies. */
function countPublic(table: 'article' | 'custom_voc', { id }: Pick<Columns<Tables['user_account']>, 'id'>) {
  return expr
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', id)
    .where('access_modifier', '=', literal('public'))
    .$asScalar()
}

/** A profile as a user sees it, by user name in lower case. */
export const profileByName = compileStatement((p: Placeholders<{ username: string; userId: number }>) => {
  const viewer = p.userId
  return query
    .selectFrom('user_account as u')
    .crossJoinLateral((eb) =>
      // OFFSET makes PostgreSQL evaluate `isOpenTo` once, instead of copying it to each use.
      query
        .selectNoFrom(asBoolean(isOpenTo(columnsOf(eb, 'u'), viewer)).as('is_open'))
        .offset(expr.lit(0))
        .as('o'),
    )
    .select((eb) => {
      const person = columnsOf(eb, 'u')
      const isOpen = eb.ref('o.is_open')
      const ifOpen = (count: Expression<number>) => eb.case().when(isOpen).then(count).else(eb.lit(0)).end()
      const isSeen = (part: ProfilePart) => isPartVisible(person, part, viewer)
      return [
        personJson(person, viewer, eb(person.id, '=', viewer)).as('user_info'),
        'o.is_open',
        eb.case().when(isOpen).then(person.created_at).end().as('created_at'),
        ifOpen(countFollowers(person.id)).as('followers'),
        ifOpen(countFollowing(person.id)).as('following'),
        asBoolean(isFollowing(viewer, person.id)).as('is_followed'),
        asBoolean(isFollowing(person.id, viewer)).as('follows_me'),
        asBoolean(
          eb.exists(
            eb.selectFrom('user_block').where('blocker_id', '=', viewer).where('blocked_id', '=', person.id),
          ),
        ).as('is_blocked'),
        asBoolean(acceptsMessagesFrom(person, viewer)).as('takes_messages'),
        asBoolean(isSeen('shows_connections')).as('shows_connections'),
        eb
          .selectFrom('pair_chat')
          .select('pair_chat.chat_id')
          .where('low_user_id', '=', eb.fn<number>('least', [person.id, viewer]))
          .where('high_user_id', '=', eb.fn<number>('greatest', [person.id, viewer]))
          .as('chat_id'),
        asBoolean(areSeparated(person, viewer)).as('are_separated'),
        eb
          .case()
          .when(isSeen('shows_vocabularies'))
          .then(countPublic('custom_voc', person))
          .end()
          .as('vocabularies_num'),
        eb
          .case()
          .when(isSeen('shows_articles'))
          .then(countPublic('article', person))
          .end()
          .as('articles_num'),
      ]
    })
    .where('u.id', '=', accountOfName(p.username))
    .where((eb) => isVisibleTo(columnsOf(eb, 'u'), viewer))
})

interface ViewedPerson {
  readonly id: number
  /** The viewer. */
  readonly userId: number
}

/** A person as their profile shows them to the viewer, by id. */
export const shownPerson = compileStatement((p: Placeholders<ViewedPerson>) =>
  query
    .selectFrom('user_account as u')
    .select((eb) => personJson(columnsOf(eb, 'u'), p.userId, eb('u.id', '=', p.userId)).as('user_info'))
    .where('u.id', '=', p.id)
    .where((eb) => isVisibleTo(columnsOf(eb, 'u'), p.userId)),
)

/** What the viewer may see of a profile. */
export const profileAccess = compileStatement((p: Placeholders<ViewedPerson>) =>
  query
    .selectFrom('user_account as u')
    .select((eb) => {
      const person = columnsOf(eb, 'u')
      return [
        // If false, only the user name and the picture are visible.
        asBoolean(isOpenTo(person, p.userId)).as('is_open'),
        asBoolean(isPartVisible(person, 'shows_connections', p.userId)).as('shows_connections'),
        asBoolean(isPartVisible(person, 'shows_vocabularies', p.userId)).as('shows_vocabularies'),
      ]
    })
    .where('u.id', '=', p.id)
    .where((eb) => isVisibleTo(columnsOf(eb, 'u'), p.userId)),
)
