import { cast, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, type QueryCreator, query, type Tables } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now, secondsAfter } from '@wordhoard/database/sql/times'
import { ENDED_CHANNEL } from '../../../lib/events/pg-channels'
import { GRACE_SECONDS, IDLE_SECONDS, MAX_SESSION_SECONDS } from './session-life'

/** Records deleted sessions (`gone`) as ended, and notifies every process when the transaction commits. */
export function recordEnded(db: QueryCreator<Tables & { gone: { id: string } }>) {
  return db
    .with('noted', (noting) =>
      insertFrom(
        noting,
        'ended_session',
        (from) => from.selectFrom('gone'),
        (eb) => ({ session_id: eb.ref('gone.id') }),
      ).onConflict((conflict) => conflict.doNothing()),
    )
    .selectFrom('gone')
    .select((eb) => ['id', notifyEnded(eb.ref('id')).as('notified')])
}

/** Returns the notification as text, because Prisma can't read void. */
function notifyEnded(id: Expression<string>) {
  return cast(expr.fn<null>('pg_notify', [literal(ENDED_CHANNEL), cast(id, 'text')]), 'text')
}

interface Ending {
  readonly userId: number
  /** Id of the only session to end; null for all. */
  readonly only: string | null
  readonly except: string | null
}

export const endSessions = compileStatement((p: Placeholders<Ending>) => {
  const only = cast(p.only, 'uuid')
  const except = cast(p.except, 'uuid')
  return recordEnded(
    query
      .with('chosen', (db) =>
        db
          .selectFrom('session')
          .select('id')
          .where('user_id', '=', p.userId)
          .where((eb) => eb.or([eb(only, 'is', null), eb('id', '=', only)]))
          .where((eb) => eb.or([eb(except, 'is', null), eb('id', '<>', except)]))
          .orderBy('id')
          .forUpdate(),
      )
      .with('gone', (db) =>
        db
          .deleteFrom('session')
          .where('user_id', '=', p.userId)
          .where((eb) => eb('id', 'in', eb.selectFrom('chosen').select('chosen.id')))
          .returning('id'),
      ),
  )
})

/** Selects and locks the session of a refresh token. */
export const lockedSession = compileStatement((p: Placeholders<{ hash: Buffer }>) =>
  query
    .selectFrom('session as s')
    .innerJoin('refresh_token as t', (join) =>
      join.onRef('t.user_id', '=', 's.user_id').onRef('t.session_id', '=', 's.id'),
    )
    .select((eb) => ['s.id', 's.user_id', eb('s.expires_at', '<=', now).as('is_over')])
    .where('t.hash', '=', p.hash)
    .forUpdate('s'),
)

/** Selects the session of a refresh token. */
export const sessionOfToken = compileStatement((p: Placeholders<{ hash: Buffer }>) =>
  query
    .selectFrom('session as s')
    .innerJoin('refresh_token as t', (join) =>
      join.onRef('t.user_id', '=', 's.user_id').onRef('t.session_id', '=', 's.id'),
    )
    .select(['s.id', 's.user_id'])
    .where('t.hash', '=', p.hash),
)

/** The current time, which unlike `now` doesn't stand still during a transaction. */
const clock = expr.fn<Date>('clock_timestamp')

/** Hashes of a refresh token and of its successor, and their session. */
export interface TokenPair {
  readonly userId: number
  readonly sessionId: string
  readonly hash: Buffer
  readonly successor: Buffer
}

/** Selects whether a token is the newest of its family, and whether it was only just replaced by the newest. */
export const tokenAge = compileStatement((p: Placeholders<TokenPair>) =>
  query
    .selectFrom('refresh_token as t')
    .leftJoin('refresh_token as n', (join) =>
      join
        .onRef('n.user_id', '=', 't.user_id')
        .onRef('n.session_id', '=', 't.session_id')
        .on('n.hash', '=', p.successor),
    )
    .select((eb) => [
      eb('t.rotated_at', 'is', null).as('is_newest'),
      eb
        .and([
          eb('t.rotated_at', '>', secondsAfter(clock, eb.lit(-GRACE_SECONDS))),
          eb('n.hash', 'is not', null),
          eb('n.rotated_at', 'is', null),
        ])
        .as('is_fresh'),
    ])
    .where('t.user_id', '=', p.userId)
    .where('t.session_id', '=', cast(p.sessionId, 'uuid'))
    .where('t.hash', '=', p.hash),
)

interface Rotation extends TokenPair {
  readonly userAgent: string
}

/** Replaces the newest token of a session with its successor, and extends the session. */
export const replaceToken = compileStatement((p: Placeholders<Rotation>) => {
  const userId = cast(p.userId, 'int4')
  const sessionId = cast(p.sessionId, 'uuid')
  return query
    .with('old', (db) =>
      db
        .updateTable('refresh_token')
        .set({ rotated_at: clock })
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .where('hash', '=', p.hash),
    )
    .with('new', (db) =>
      db.insertInto('refresh_token').values({ hash: p.successor, user_id: userId, session_id: sessionId }),
    )
    .updateTable('session')
    .set((eb) =>
      setColumns<'session'>({
        last_used_at: now,
        user_agent: p.userAgent,
        expires_at: eb.fn<Date>('least', [
          secondsAfter(now, eb.lit(IDLE_SECONDS)),
          secondsAfter(eb.ref('created_at'), eb.lit(MAX_SESSION_SECONDS)),
        ]),
      }),
    )
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
})
