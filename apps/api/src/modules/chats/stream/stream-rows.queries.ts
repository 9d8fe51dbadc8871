import { cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, expressionBuilder, query, type Tables } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { compileStatement, prepareStatement } from '@wordhoard/database/sql/statement'
import { isStaffOf, selectMessages } from '../message.queries'

/** Parts of chats: the events after a number, up to another. All arrays have the same length. */
interface Ranges {
  readonly chatIds: readonly number[]
  readonly afters: readonly number[]
  readonly lasts: readonly number[]
}

function rangesOf(p: Placeholders<Ranges>) {
  return unnest('g', {
    chat_id: cast(p.chatIds, 'int4[]'),
    after: cast(p.afters, 'int8[]'),
    last: cast(p.lasts, 'int8[]'),
  })
}

/** Selects the messages of parts of chats, one row for each listener who may read them. */
export const newMessages = prepareStatement(
  'new-messages',
  (p: Placeholders<Ranges & { listeners: readonly number[] }>) => {
    const viewer = expressionBuilder<{ v: Tables['chat_reader'] }, 'v'>().ref('v.user_id')
    return selectMessages(
      query
        .selectFrom(rangesOf(p))
        .innerJoin('message as m', (join) =>
          join
            .onRef('m.chat_id', '=', 'g.chat_id')
            .onRef('m.id', '>', 'g.after')
            .onRef('m.id', '<=', 'g.last'),
        )
        .innerJoin('chat as h', 'h.id', 'm.chat_id')
        .innerJoin('chat_reader as v', (join) =>
          join
            .onRef('v.chat_id', '=', 'm.chat_id')
            .on((eb) => eb('v.user_id', '=', eb.fn.any(cast(p.listeners, 'int4[]')))),
        ),
      viewer,
    ).select(['m.id as event_id', viewer.as('viewer')])
  },
)

/** Selects the deletions and read marks of parts of chats. */
export const otherChanges = prepareStatement('other-changes', (p: Placeholders<Ranges>) => {
  const deletions = query
    .selectFrom(rangesOf(p))
    .innerJoin('message as m', (join) =>
      join
        .onRef('m.chat_id', '=', 'g.chat_id')
        .onRef('m.deleted_event_id', '>', 'g.after')
        .onRef('m.deleted_event_id', '<=', 'g.last'),
    )
    .select((eb) => [
      eb.ref('m.deleted_event_id').$notNull().as('event_id'),
      literal<'deleted' | 'read'>('deleted').as('kind'),
      'm.chat_id',
      'm.id as message_id',
      cast(eb.lit(null), 'int4').as('user_id'),
    ])
  const readMarks = query
    .selectFrom(rangesOf(p))
    .innerJoin('chat_member as p', (join) =>
      join
        .onRef('p.chat_id', '=', 'g.chat_id')
        .onRef('p.read_event_id', '>', 'g.after')
        .onRef('p.read_event_id', '<=', 'g.last'),
    )
    .select((eb) => [
      'p.read_event_id as event_id',
      literal<'deleted' | 'read'>('read').as('kind'),
      'p.chat_id',
      eb.ref('p.last_read_message_id').$notNull().as('message_id'),
      eb.ref('p.user_id').as('user_id'),
    ])
  return query.selectFrom(deletions.unionAll(readMarks).as('every')).selectAll()
})

/**
 * Selects the listeners who may read these chats, with whether the chat is between two people and whether they are
 * staff of its school.
 */
export const readersOf = prepareStatement(
  'chat-readers',
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

const lastDrawn = expr.fn.coalesce(
  expr.fn<number | null>('pg_sequence_last_value', [literal('chat_event_number')]),
  expr.lit(0),
)

/** Casts a transaction id. */
function idFrom(id: Expression<unknown>) {
  return cast(cast(id, 'text'), 'int8')
}

/** The last event number that was drawn, whether or not its transaction has ended. */
export const lastNumber = prepareStatement('last-event-number', () =>
  query.selectNoFrom(lastDrawn.as('drawn')),
)

/** The last number drawn and then a new transaction id (event-horizon.ts); columns are computed in their order. */
export const numberMark = compileStatement(() =>
  query.selectNoFrom([lastDrawn.as('drawn'), idFrom(expr.fn<unknown>('pg_current_xact_id', [])).as('below')]),
)

/** The lowest id of the transactions that are running in the transaction's snapshot. */
export const lowestRunning = compileStatement(() =>
  query.selectNoFrom(
    idFrom(expr.fn<unknown>('pg_snapshot_xmin', [expr.fn<unknown>('pg_current_snapshot', [])])).as('xmin'),
  ),
)

/** The chats that users can read, with their last events. */
export const chatsOfUsers = prepareStatement(
  'chats-of-users',
  (p: Placeholders<{ userIds: readonly number[] }>) =>
    query
      .selectFrom('chat_reader as v')
      .innerJoin('chat as h', 'h.id', 'v.chat_id')
      .select((eb) => [
        eb.ref('v.user_id').$notNull().as('user_id'),
        eb.ref('v.chat_id').$notNull().as('chat_id'),
        'h.last_event_id',
      ])
      .where((eb) => eb('v.user_id', '=', eb.fn.any(cast(p.userIds, 'int4[]')))),
)

/** The chats of a user in which something is missed, with the last event that the user knows of each. */
interface Since {
  readonly userId: number
  readonly chatIds: readonly number[]
  readonly afters: readonly number[]
  readonly limit: number
}

function unnestMissedParts(p: Placeholders<Since>) {
  return unnest('g', { chat_id: cast(p.chatIds, 'int4[]'), after: cast(p.afters, 'int8[]') })
}

/** Messages in parts of a user's chats. */
export const messagesSince = prepareStatement('messages-since', (p: Placeholders<Since>) => {
  const viewer = cast(p.userId, 'int4')
  return selectMessages(
    query
      .selectFrom(unnestMissedParts(p))
      .innerJoin('message as m', (join) =>
        join.onRef('m.chat_id', '=', 'g.chat_id').onRef('m.id', '>', 'g.after'),
      )
      .innerJoin('chat as h', 'h.id', 'm.chat_id')
      .innerJoin('chat_reader as v', (join) =>
        join.onRef('v.chat_id', '=', 'h.id').on('v.user_id', '=', p.userId),
      ),
    viewer,
  )
    .select(['m.id as event_id', viewer.as('viewer')])
    .orderBy('m.id')
    .limit(p.limit)
})

/**
 * Deletions and read marks in parts of a user's chats; other people's read marks only in chats between two people.
 */
export const othersSince = prepareStatement('others-since', (p: Placeholders<Since>) => {
  const viewer = cast(p.userId, 'int4')
  const deletions = query
    .selectFrom(unnestMissedParts(p))
    .innerJoin('chat_reader as v', (join) =>
      join.onRef('v.chat_id', '=', 'g.chat_id').on('v.user_id', '=', p.userId),
    )
    .innerJoin('message as m', (join) =>
      join.onRef('m.chat_id', '=', 'g.chat_id').onRef('m.deleted_event_id', '>', 'g.after'),
    )
    .select((eb) => [
      eb.ref('m.deleted_event_id').$notNull().as('event_id'),
      viewer.as('viewer'),
      literal<'deleted' | 'read'>('deleted').as('kind'),
      'm.chat_id',
      'm.id as message_id',
      cast(eb.lit(null), 'int4').as('user_id'),
    ])
  const readMarks = query
    .selectFrom(unnestMissedParts(p))
    .innerJoin('chat_reader as v', (join) =>
      join.onRef('v.chat_id', '=', 'g.chat_id').on('v.user_id', '=', p.userId),
    )
    .innerJoin('chat as h', 'h.id', 'g.chat_id')
    .innerJoin('chat_member as p', (join) =>
      join
        .onRef('p.chat_id', '=', 'g.chat_id')
        .onRef('p.read_event_id', '>', 'g.after')
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
  return query
    .selectFrom(deletions.unionAll(readMarks).as('every'))
    .selectAll()
    .orderBy('event_id')
    .limit(p.limit)
})
