import { type Columns, cast, columnsOf, columnsOfMatch, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, type Tables } from '@wordhoard/database/sql/query'
import { compileStatement, prepareStatement } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'
import { personJson } from '../profiles/person-json'
import { areSeparated, hasBlockBetween, isPrivateStudent } from '../profiles/visibility'

/** The other person in a chat between two; null in a classroom's chat, and for a user who is neither of the two. */
function otherOf(
  { low_user_id, high_user_id }: Pick<Columns<Tables['chat']>, 'low_user_id' | 'high_user_id'>,
  user: Expression<number | null>,
): Expression<number | null> {
  return expr.case(user).when(low_user_id).then(high_user_id).when(high_user_id).then(low_user_id).end()
}

/** Finds a chat with everything that decides what a user may do in it. */
export const findChat = prepareStatement('find-chat', (p: Placeholders<{ id: number; userId: number }>) =>
  query
    .selectFrom('chat as h')
    .leftJoin('classroom as r', (join) =>
      join.onRef('r.school_id', '=', 'h.school_id').onRef('r.id', '=', 'h.classroom_id'),
    )
    .leftJoin('school as s', 's.id', 'r.school_id')
    .leftJoin('school_member as m', (join) =>
      join
        .onRef('m.school_id', '=', 's.id')
        .on('m.user_id', '=', p.userId)
        .on('m.is_active', '=', expr.lit(true)),
    )
    .leftJoin('classroom_member as k', (join) =>
      join
        .onRef('k.school_id', '=', 'r.school_id')
        .onRef('k.classroom_id', '=', 'r.id')
        .on('k.user_id', '=', p.userId),
    )
    .leftJoin('chat_member as p', (join) =>
      join.onRef('p.chat_id', '=', 'h.id').on('p.user_id', '=', p.userId),
    )
    .leftJoin('user_account as o', (join) =>
      join.on((eb) => eb('o.id', '=', otherOf(columnsOf(eb, 'h'), p.userId))),
    )
    .leftJoin('chat_member as q', (join) =>
      join.onRef('q.chat_id', '=', 'h.id').onRef('q.user_id', '=', 'o.id'),
    )
    .select((eb) => {
      const other = columnsOfMatch(eb, 'user_account as o')
      const isThere = eb('o.id', 'is not', null)
      return [
        'h.id',
        'h.created_at',
        'h.low_user_id',
        'h.high_user_id',
        'h.classroom_id',
        'h.is_open',
        'r.name as classroom_name',
        'r.is_archived',
        's.username as school_username',
        'm.role',
        cast(eb('k.user_id', 'is not', null), 'bool').as('is_in'),
        'p.last_read_message_id as last_read',
        eb.case().when('p.muted_until', '>', now).then(eb.ref('p.muted_until')).end().as('muted_until'),
        eb
          .case()
          .when(isThere)
          .then(personJson(other, p.userId, eb.lit(false)))
          .end()
          .as('other'),
        cast(hasBlockBetween(other, p.userId), 'bool').as('is_blocked'),
        cast(eb.and([isThere, areSeparated(other, p.userId)]), 'bool').as('are_separated'),
        cast(eb.and([isThere, isPrivateStudent(p.userId)]), 'bool').as('is_kept_private'),
        'q.last_read_message_id as other_last_read',
      ]
    })
    .where('h.id', '=', p.id),
)

/** The chat of a classroom. */
export const chatOfClassroom = compileStatement((p: Placeholders<{ classroomId: number }>) =>
  query.selectFrom('classroom').select('chat_id').where('id', '=', p.classroomId),
)

/** A chat as `findChat` returns it for a user. */
export type FoundChat = Awaited<ReturnType<typeof findChat.fetchAll>>[number]
