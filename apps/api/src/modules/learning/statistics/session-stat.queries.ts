import { cast, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement, prepareStatement } from '@wordhoard/database/sql/statement'

/**
 * The answers of a session with the current values of their words, null for removed words. Returns one row of nulls if
 * there are no answers, and no row if the user has no such session.
 */
export const answersOfSession = prepareStatement(
  'learn-session-answers',
  (p: Placeholders<{ userId: number; sessionId: number }>) =>
    query
      .selectFrom('game_session as s')
      .leftJoin('answer_log as l', (join) =>
        join.on('l.user_id', '=', p.userId).onRef('l.session_id', '=', 's.id').on('l.undone_at', 'is', null),
      )
      .leftJoin('main_voc_item as i', (join) =>
        join.on('i.user_id', '=', p.userId).onRef('i.spell_id', '=', 'l.spell_id'),
      )
      .select([
        'l.answered_at',
        'l.spell_id',
        'l.is_correct',
        'l.score_delta',
        'l.score_before',
        'l.mark_before',
        'l.priority_before',
        'l.repeat_count_before',
        'l.local_date',
        'i.score',
        'i.state',
        'i.next_repeated_at',
        'i.let_go_at',
      ])
      .where('s.id', '=', p.sessionId)
      .where('s.user_id', '=', p.userId)
      .orderBy('l.answered_at')
      .orderBy('l.id'),
)

/** Number of words in a user's memory: those practised that are still in the vocabulary. */
export const wordsInMemory = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('main_voc_item')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', p.userId)
    .where('repeat_count', '>', expr.lit(0)),
)

/** Whether a user has an answer of a day before a given time. */
export const hasEarlierAnswer = compileStatement(
  (p: Placeholders<{ userId: number; day: string; answeredAt: Date }>) =>
    query.selectNoFrom((eb) =>
      cast(
        eb.exists(
          eb
            .selectFrom('answer_log')
            .where('user_id', '=', p.userId)
            .where('local_date', '=', p.day)
            .where('answered_at', '<', p.answeredAt)
            .where('undone_at', 'is', null),
        ),
        'bool',
      ).as('has_earlier'),
    ),
)
