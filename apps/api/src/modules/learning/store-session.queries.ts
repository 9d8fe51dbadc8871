import { expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, sql } from '@wordhoard/database/sql/query'
import { rowsFromJson } from '@wordhoard/database/sql/row-sources'
import { prepareStatement } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'

interface SessionValues {
  readonly userId: number
  readonly mode: 'normal' | 'challenge'
  readonly size: 'small' | 'medium' | 'large'
  /** Whether it's closed from the start, so that it's never resumed. */
  readonly isClosed: boolean
  /** Rows of `game` without their session, as JSON. */
  readonly games: string
}

/** A JSON value that is known to be an object. */
function objectOf(json: Expression<unknown>) {
  return sql<Readonly<Record<string, unknown>>>`${json}`
}

/**
 * Stores a session with its games. The transaction doesn't wait for the disc; the first answer's transaction does, and
 * writes everything before it too. A session lost in a power cut before then has no answers yet.
 */
export const insertSession = prepareStatement('learn-store', (p: Placeholders<SessionValues>) =>
  query
    .with('stored', (db) =>
      db
        .insertInto('game_session')
        .values({
          user_id: p.userId,
          mode: p.mode,
          size: p.size,
          closed_at: expr.case().when(p.isClosed).then(now).end(),
        })
        .returning(['id', 'created_at']),
    )
    .with('games', (db) =>
      insertFrom(
        db,
        'game',
        (from) => from.selectFrom('stored').crossJoin(rowsFromJson('game', p.games, 'g')),
        (eb) => ({
          user_id: p.userId,
          session_id: eb.ref('stored.id'),
          ordinal: eb.ref('g.ordinal'),
          spell_id: eb.ref('g.spell_id'),
          name: eb.ref('g.name'),
          shown: objectOf(eb.ref('g.shown')),
          correct: eb.ref('g.correct'),
          accepted: eb.ref('g.accepted'),
          swipe: eb.ref('g.swipe'),
          probability: eb.ref('g.probability'),
        }),
      ),
    )
    .selectFrom('stored')
    .select((eb) => [
      'id',
      'created_at',
      eb
        .fn<string>('set_config', [literal('synchronous_commit'), literal('off'), eb.lit(true)])
        .as('synchronous_commit'),
    ]),
)
