import { cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { expressionBuilder, query, type Tables } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { isStaffOf, selectMessages } from '../message.queries'

/** Selects messages by id, one row for each listener who may read them. */
export const newMessages = compileStatement(
  (p: Placeholders<{ ids: readonly number[]; listeners: readonly number[] }>) => {
    const viewer = expressionBuilder<{ v: Tables['chat_reader'] }, 'v'>().ref('v.user_id')
    return selectMessages(
      query
        .selectFrom('message as m')
        .innerJoin('chat as h', 'h.id', 'm.chat_id')
        .innerJoin('chat_reader as v', (join) =>
          join
            .onRef('v.chat_id', '=', 'm.chat_id')
            .on((eb) => eb('v.user_id', '=', eb.fn.any(cast(p.listeners, 'int4[]')))),
        ),
      viewer,
    )
      .select(['m.id as event_id', viewer.as('viewer')])
      .where((eb) => eb('m.id', '=', eb.fn.any(cast(p.ids, 'int8[]'))))
  },
)

/**
 * Selects the listeners who may read these chats, with whether the chat is between two people and whether they are
 * staff of its school.
 */
export const readersOf = compileStatement(
  (p: Placeholders<{ chatIds: readonly number[]; listeners: readonly number[] }>) =>
    query
      .selectFrom('chat_reader as v')
      .innerJoin('chat as h', 'h.id', 'v.chat_id')
      .select((eb) => [
        'v.chat_id',
        'v.user_id',
        cast(eb('h.classroom_id', 'is', null), 'bool').as('is_pair'),
        cast(isStaffOf(columnsOf(eb, 'h'), eb.ref('v.user_id')), 'bool').as('is_staff'),
      ])
      .where((eb) => eb('v.chat_id', '=', eb.fn.any(cast(p.chatIds, 'int4[]'))))
      .where((eb) => eb('v.user_id', '=', eb.fn.any(cast(p.listeners, 'int4[]')))),
)

/** Number of the last event. */
export const lastEvent = compileStatement(() =>
  query.selectFrom('chat_clock').select('last').where('id', '=', expr.lit(1)),
)

interface Since {
  readonly userId: number
  /** Number of the last event that the user knows. */
  readonly after: number
  readonly limit: number
}

/** Messages in a user's chats after an event. Chats without newer messages cost nothing. */
export const messagesSince = compileStatement((p: Placeholders<Since>) => {
  const viewer = cast(p.userId, 'int4')
  return selectMessages(
    query
      .selectFrom('chat_reader as v')
      .innerJoin('chat as h', (join) =>
        join.onRef('h.id', '=', 'v.chat_id').on('h.last_message_id', '>', p.after),
      )
      .innerJoin('message as m', (join) => join.onRef('m.chat_id', '=', 'h.id').on('m.id', '>', p.after))
      .where('v.user_id', '=', p.userId),
    viewer,
  )
    .select(['m.id as event_id', viewer.as('viewer')])
    .orderBy('m.id')
    .limit(p.limit)
})

/**
 * Deletions and read marks in a user's chats after an event; other people's read marks only in chats between two
 * people.
 */
export const othersSince = compileStatement((p: Placeholders<Since>) => {
  const viewer = cast(p.userId, 'int4')
  const deletions = query
    .selectFrom('chat_reader as v')
    .innerJoin('message as m', (join) =>
      join.onRef('m.chat_id', '=', 'v.chat_id').on('m.deleted_event_id', '>', p.after),
    )
    .select((eb) => [
      eb.ref('m.deleted_event_id').$notNull().as('event_id'),
      viewer.as('viewer'),
      literal<'deleted' | 'read'>('deleted').as('kind'),
      'm.chat_id',
      'm.id as message_id',
      cast(eb.lit(null), 'int4').as('user_id'),
    ])
    .where('v.user_id', '=', p.userId)
  const readMarks = query
    .selectFrom('chat_reader as v')
    .innerJoin('chat as h', 'h.id', 'v.chat_id')
    .innerJoin('chat_member as p', (join) =>
      join
        .onRef('p.chat_id', '=', 'h.id')
        .on('p.read_event_id', '>', p.after)
        .on((eb) => eb.or([eb('p.user_id', '=', p.userId), eb('h.classroom_id', 'is', null)])),
    )
    .select((eb) => [
      'p.read_event_id as event_id',
      viewer.as('viewer'),
      literal<'deleted' | 'read'>('read').as('kind'),
      'p.chat_id',
      eb.ref('p.last_read_message_id').$notNull().as('message_id'),
      eb.ref('p.user_id').as('user_id'),
    ])
    .where('v.user_id', '=', p.userId)
  return query
    .selectFrom(deletions.unionAll(readMarks).as('every'))
    .selectAll()
    .orderBy('event_id')
    .limit(p.limit)
})
