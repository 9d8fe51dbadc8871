import {
  type Columns,
  cast,
  columnsOf,
  columnsOfMatch,
  expr,
  literal,
} from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, type SqlBool, type Tables } from '@wordhoard/database/sql/query'
import { prepareStatement } from '@wordhoard/database/sql/statement'
import { isPartVisible } from '../profiles/visibility'
import { authorJson } from './message.queries'

/** Maximum number of unread messages that are counted; larger counts are shown as the same figure. */
const MAX_UNREAD = 100

/** Maximum number of characters of the last message that lists show. */
const MAX_PREVIEW_LENGTH = 300

/** Selects a user's chats: those between two people, and those of the user's classrooms. */
function ownChats(userId: Expression<number>) {
  return query
    .selectFrom('chat')
    .select(['id', 'school_id', 'classroom_id', 'high_user_id as other_id', 'last_message_id'])
    .where('low_user_id', '=', userId)
    .unionAll(
      query
        .selectFrom('chat')
        .select(['id', 'school_id', 'classroom_id', 'low_user_id as other_id', 'last_message_id'])
        .where('high_user_id', '=', userId),
    )
    .unionAll(
      query
        .selectFrom('classroom_member as k')
        .innerJoin('school_member as s', (join) =>
          join
            .onRef('s.school_id', '=', 'k.school_id')
            .onRef('s.user_id', '=', 'k.user_id')
            .on('s.is_active', '=', expr.lit(true)),
        )
        .innerJoin('chat as h', 'h.classroom_id', 'k.classroom_id')
        .select((eb) => [
          'h.id',
          'h.school_id',
          'h.classroom_id',
          cast(eb.lit(null), 'int4').as('other_id'),
          'h.last_message_id',
        ])
        .where('k.user_id', '=', userId),
    )
}

type Chat = Pick<Columns<Tables['chat']>, 'id' | 'last_message_id'>
type ReadMark = Expression<number | null>

/** Id of the last message that a user has read; 0 if they have read none. */
function lastRead(mark: ReadMark) {
  return expr.fn.coalesce(mark, expr.lit(0))
}

/** Whether anything was written in a chat after a read mark. */
function hasUnread(chat: Chat, mark: ReadMark): Expression<SqlBool> {
  return expr(chat.last_message_id, '>', lastRead(mark))
}

/**
 * Counts the messages by others after a reader's mark, up to `most`. They are in no order, so that none is read beyond
 * those; the chat's last message bounds them, so that no month after it is asked.
 */
function countUnread(chat: Chat, mark: ReadMark, reader: Expression<number>, most: number) {
  const some = expr
    .selectFrom('message as m')
    .where('m.chat_id', '=', chat.id)
    .where('m.id', '>', lastRead(mark))
    .where('m.id', '<=', chat.last_message_id)
    .where('m.user_id', 'is distinct from', reader)
    .where('m.deleted_event_id', 'is', null)
    .limit(expr.lit(most))
  return expr
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
}

/** A page of a user's chats, most recently active first. */
export const chatsPage = prepareStatement(
  'chats-page',
  (p: Placeholders<{ userId: number; limit: number; offset: number }>) =>
    query
      .with(
        (cte) => cte('page').materialized(),
        (db) =>
          db
            .selectFrom(ownChats(p.userId).as('every'))
            .selectAll()
            .orderBy('last_message_id', 'desc')
            .orderBy('id', 'desc')
            .limit(p.limit)
            .offset(p.offset),
      )
      .selectFrom('page as h')
      .leftJoin('classroom as r', (join) =>
        join.onRef('r.school_id', '=', 'h.school_id').onRef('r.id', '=', 'h.classroom_id'),
      )
      .leftJoin('user_account as o', 'o.id', 'h.other_id')
      .leftJoin('message as m', (join) =>
        join.onRef('m.chat_id', '=', 'h.id').onRef('m.id', '=', 'h.last_message_id'),
      )
      .leftJoin('user_account as a', 'a.id', 'm.user_id')
      .leftJoin('chat_member as p', (join) =>
        join.onRef('p.chat_id', '=', 'h.id').on('p.user_id', '=', p.userId),
      )
      .select((eb) => {
        const chat = columnsOf(eb, 'h')
        const other = columnsOfMatch(eb, 'user_account as o')
        const mark = eb.ref('p.last_read_message_id')
        const isOfClassroom = eb('h.classroom_id', 'is not', null)
        const showsName = isPartVisible(other, 'shows_name', p.userId)
        return [
          'h.id',
          'r.name as classroom_name',
          'h.classroom_id',
          'o.id as participant_id',
          'o.username as participant_username',
          eb
            .case()
            .when(isOfClassroom)
            .then(eb.lit(null))
            .when('o.id', 'is', null)
            .then(literal('Deleted user'))
            .when(showsName)
            .then(other.first_name)
            .else(literal(''))
            .end()
            .as('participant_first_name'),
          eb
            .case()
            .when(isOfClassroom)
            .then(eb.lit(null))
            .when(eb.and([eb('o.id', 'is not', null), showsName]))
            .then(other.last_name)
            .else(literal(''))
            .end()
            .as('participant_last_name'),
          'o.avatar_id as participant_avatarId',
          eb.fn<string | null>('left', ['m.content', eb.lit(MAX_PREVIEW_LENGTH)]).as('content'),
          'm.created_at as message_created_at',
          'm.id as message_id',
          eb.fn.coalesce(cast(eb('m.user_id', '=', p.userId), 'bool'), eb.lit(false)).as('is_own'),
          eb
            .case()
            .when('a.id', 'is not', null)
            .then(authorJson(columnsOfMatch(eb, 'user_account as a'), chat, p.userId))
            .end()
            .as('author'),
          'm.attachment_kind as message_attachment_kind',
          cast(eb('m.deleted_event_id', 'is not', null), 'bool').as('message_is_deleted'),
          'p.last_read_message_id',
          eb
            .case()
            .when(hasUnread(chat, mark))
            .then(countUnread(chat, mark, p.userId, MAX_UNREAD))
            .else(eb.lit(0))
            .end()
            .as('unread'),
        ]
      })
      .orderBy('h.last_message_id', 'desc')
      .orderBy('h.id', 'desc'),
)

/** Number of a user's chats with unread messages, at most 100. */
export const countUnreadChats = prepareStatement(
  'count-unread-chats',
  (p: Placeholders<{ userId: number }>) =>
    query
      .selectFrom(
        query
          .selectFrom(ownChats(p.userId).as('h'))
          .leftJoin('chat_member as p', (join) =>
            join.onRef('p.chat_id', '=', 'h.id').on('p.user_id', '=', p.userId),
          )
          .where((eb) => hasUnread(columnsOf(eb, 'h'), eb.ref('p.last_read_message_id')))
          .where((eb) =>
            eb(
              countUnread(columnsOf(eb, 'h'), eb.ref('p.last_read_message_id'), p.userId, 1),
              '>',
              eb.lit(0),
            ),
          )
          .limit(expr.lit(MAX_UNREAD))
          .as('latest'),
      )
      .select((eb) => eb.fn.countAll<number>().as('count')),
)
