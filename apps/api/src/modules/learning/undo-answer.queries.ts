import { expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement, prepareStatement } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'
import { dayBeforeGames } from './check-answer.queries'

/** The last answer of a user's session that counts, locked, with its game. */
export const lastAnswer = prepareStatement(
  'learn-last-answer',
  (p: Placeholders<{ userId: number; sessionId: number }>) =>
    query
      .selectFrom('answer_log as l')
      .innerJoin('game as g', (join) =>
        join
          .on('g.user_id', '=', p.userId)
          .onRef('g.session_id', '=', 'l.session_id')
          .onRef('g.ordinal', '=', 'l.ordinal'),
      )
      .innerJoin('game_session as s', (join) =>
        join.on('s.user_id', '=', p.userId).onRef('s.id', '=', 'l.session_id'),
      )
      .select((eb) => [
        'l.id',
        'l.local_date',
        'g.session_id',
        'g.ordinal',
        'g.name',
        'g.shown',
        's.created_at',
        eb('l.stability', 'is', null).as('had_no_item'),
      ])
      .where('l.user_id', '=', p.userId)
      .where('l.session_id', '=', p.sessionId)
      .where('l.local_date', '>', dayBeforeGames)
      .where('l.undone_at', 'is', null)
      .orderBy('l.id', 'desc')
      .limit(expr.lit(1))
      .forUpdate('l'),
)

/** An answer, with its date, by which its part of the log is found. */
type AnswerParams = Placeholders<{ userId: number; answerId: number; localDate: string }>

/** Restores a word to its state before an answer, if that was its last one. */
export const restoreItem = compileStatement((p: AnswerParams) =>
  query
    .updateTable('main_voc_item as i')
    .from('answer_log as l')
    .set((eb) =>
      setColumns<'main_voc_item'>({
        stability: eb.ref('l.stability_before'),
        difficulty: eb.ref('l.difficulty_before'),
        phase: eb.ref('l.phase_before'),
        step: eb.ref('l.step_before'),
        lapses: eb.ref('l.lapses_before'),
        score: eb.ref('l.score_before'),
        streak: eb.ref('l.streak_before'),
        repeat_count: eb.ref('l.repeat_count_before'),
        last_repeated_at: eb.ref('l.last_repeated_at_before'),
        next_repeated_at: eb.ref('l.next_repeated_at_before'),
        mark: eb.ref('l.mark_before'),
        priority: eb.ref('l.priority_before'),
        let_go_at: eb.ref('l.let_go_at_before'),
      }),
    )
    .where('l.user_id', '=', p.userId)
    .where('l.id', '=', p.answerId)
    .where('l.local_date', '=', p.localDate)
    .where('i.user_id', '=', p.userId)
    .whereRef('i.spell_id', '=', 'l.spell_id')
    .where((eb) => eb('i.repeat_count', '=', eb('l.repeat_count_before', '+', eb.lit(1))))
    .whereRef('i.last_repeated_at', '=', 'l.answered_at'),
)

/** The item of an answer, if the word is still in the vocabulary. */
export const itemOfAnswer = compileStatement((p: AnswerParams) =>
  query
    .selectFrom('main_voc_item as i')
    .innerJoin('answer_log as l', (join) =>
      join.onRef('l.user_id', '=', 'i.user_id').onRef('l.spell_id', '=', 'i.spell_id'),
    )
    .select('i.spell_id')
    .where('l.user_id', '=', p.userId)
    .where('l.id', '=', p.answerId)
    .where('l.local_date', '=', p.localDate),
)

/** Marks an answer as undone, so that it no longer counts. */
export const markUndone = compileStatement((p: AnswerParams) =>
  query
    .updateTable('answer_log')
    .set({ undone_at: now })
    .where('user_id', '=', p.userId)
    .where('id', '=', p.answerId)
    .where('local_date', '=', p.localDate),
)
