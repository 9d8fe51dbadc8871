import { expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement, prepareStatement } from '@wordhoard/database/sql/statement'
import { daysAgo, now } from '@wordhoard/database/sql/times'
import { dayBeforeGames } from './check-answer.queries'

/**
 * All games of a user's newest session, with whether they were answered, if it began within a day and wasn't closed.
 * Single games are closed from the start.
 */
export const gamesOfNewestSession = prepareStatement(
  'learn-newest',
  (p: Placeholders<{ userId: number }>) => {
    const newest = query
      .selectFrom('game_session')
      .selectAll()
      .where('user_id', '=', p.userId)
      .whereRef('closed_at', 'is distinct from', 'created_at')
      .orderBy('id', 'desc')
      .limit(expr.lit(1))
    return query
      .selectFrom(newest.as('s'))
      .innerJoin('game as g', (join) =>
        join.on('g.user_id', '=', p.userId).onRef('g.session_id', '=', 's.id'),
      )
      .leftJoin('answer_log as l', (join) =>
        join
          .on('l.user_id', '=', p.userId)
          .onRef('l.session_id', '=', 'g.session_id')
          .onRef('l.ordinal', '=', 'g.ordinal')
          .on('l.local_date', '>', dayBeforeGames)
          .on('l.undone_at', 'is', null),
      )
      .select((eb) => [
        's.mode',
        'g.session_id',
        'g.ordinal',
        'g.name',
        'g.shown',
        's.created_at',
        eb('l.id', 'is not', null).as('is_answered'),
      ])
      .where('s.created_at', '>', daysAgo(1))
      .where('s.closed_at', 'is', null)
      .orderBy('g.ordinal')
  },
)

/** Closes a user's session if it is open. */
export const closeSession = compileStatement((p: Placeholders<{ userId: number; sessionId: number }>) =>
  query
    .updateTable('game_session')
    .set({ closed_at: now })
    .where('id', '=', p.sessionId)
    .where('user_id', '=', p.userId)
    .where('closed_at', 'is', null),
)
