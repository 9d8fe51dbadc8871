import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/**
 * The answers of a session with the current values of their words, null for removed words. Returns one row of nulls if
 * there are no answers, and no row if the user has no such session.
 */
export const answersOfSession = compileStatement((p: Placeholders<{ userId: number; sessionId: number }>) =>
  query
    .selectFrom('game_session as s')
    .leftJoin('answer_log as l', (join) =>
      join.onRef('l.session_id', '=', 's.id').on('l.undone_at', 'is', null),
    )
    .leftJoin('main_voc_item as i', (join) =>
      join.on('i.user_id', '=', p.userId).onRef('i.spell_id', '=', 'l.spell_id'),
    )
    .select(['l.spell_id', 'l.is_correct', 'l.score_delta', 'i.score', 'i.next_repeated_at'])
    .where('s.id', '=', p.sessionId)
    .where('s.user_id', '=', p.userId)
    .orderBy('l.id'),
)
