import { cast, expr, literal } from '@wordhoard/database/sql/expressions'
import { jsonObject } from '@wordhoard/database/sql/json'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type AliasableExpression, type Expression, query, sql } from '@wordhoard/database/sql/query'
import { prepareStatement } from '@wordhoard/database/sql/statement'
import { CHANNELS } from './pg-channels'

/** Columns of an event in the outbox, for `insertFrom(db, 'event_outbox', …)`. */
export function outboxColumns(
  topic: 'chat' | 'user',
  key: Expression<number>,
  event: Readonly<Record<string, Expression<unknown>>>,
) {
  return { topic: literal(topic), key: cast(key, 'int4'), event: jsonObject(event) }
}

/** Number of events in a notification: PostgreSQL allows 8,000 bytes. */
const EVENTS_PER_NOTIFICATION = 50

/** The channel of a topic, as `channelOf` names it. */
function channel(topic: Expression<string>, key: Expression<number>): AliasableExpression<string> {
  return sql<string>`${topic} || '_events_' || ${key} % ${sql.lit(CHANNELS)}`
}

/** Numbers the events of each channel in groups that fit into a notification. */
function groupWithin(channelName: Expression<string>, id: Expression<number>): AliasableExpression<number> {
  return sql<number>`(row_number() OVER (PARTITION BY ${channelName} ORDER BY ${id}) - 1) / ${sql.lit(EVENTS_PER_NOTIFICATION)}`
}

/** A JSON array of events. */
function arrayText(event: Expression<unknown>): Expression<string> {
  return sql<string>`jsonb_agg(${event})::text`
}

/** Which events are taken: those above an id, at most that many. */
interface Batch {
  readonly after: number
  readonly limit: number
}

/** Locks the next events that no other process is sending, as `chosen`. */
function chooseEvents(p: Placeholders<Batch>) {
  return query.with('chosen', (db) =>
    db
      .selectFrom('event_outbox')
      .select('id')
      .where('id', '>', p.after)
      .orderBy('id')
      .limit(p.limit)
      .forUpdate()
      .skipLocked(),
  )
}

/** Takes events out of the outbox, for a transaction that sends them by something else than notifications. */
export const takeEvents = prepareStatement('take-events', (p: Placeholders<Batch>) =>
  chooseEvents(p)
    .deleteFrom('event_outbox')
    .where((eb) => eb('id', 'in', eb.selectFrom('chosen').select('chosen.id')))
    .returning((eb) => ['id', 'event', channel(eb.ref('topic'), eb.ref('key')).as('channel')]),
)

/**
 * Takes events out of the outbox and notifies the processes that listen to their channels, in one transaction. It waits
 * neither for a lock nor for the disk.
 *
 * @param p.after events up to this id are left out, so that rows not yet vacuumed needn't be passed each time
 */
export const relayEvents = prepareStatement('relay-events', (p: Placeholders<Batch>) =>
  chooseEvents(p)
    .with('taken', (db) =>
      db
        .deleteFrom('event_outbox')
        .where((eb) => eb('id', 'in', eb.selectFrom('chosen').select('chosen.id')))
        .returning((eb) => ['id', 'event', channel(eb.ref('topic'), eb.ref('key')).as('channel')]),
    )
    .with('grouped', (db) =>
      db
        .selectFrom('taken')
        .select((eb) => ['id', 'event', 'channel', groupWithin(eb.ref('channel'), eb.ref('id')).as('part')]),
    )
    .selectFrom('grouped')
    .select((eb) => [
      eb.fn.max('id').as('last'),
      eb.fn.countAll<number>().as('events'),
      cast(expr.fn<null>('pg_notify', [eb.ref('channel'), arrayText(eb.ref('event'))]), 'text').as(
        'notified',
      ),
    ])
    .groupBy(['channel', 'part']),
)
