import { type Columns, columnsOf, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, type SqlBool, type Tables } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { type AnswerValues, answerLogColumns, type ItemState, stateOfItem } from '../check-answer.queries'

interface WordKey {
  readonly userId: number
  readonly spellId: number
}

/** A word in the learner's vocabulary, locked until the transaction ends. */
export const lockItem = compileStatement((p: Placeholders<WordKey>) =>
  query
    .selectFrom('main_voc_item')
    .select([
      'stability',
      'difficulty',
      'phase',
      'step',
      'lapses',
      'score',
      'streak',
      'repeat_count',
      'last_repeated_at',
      'next_repeated_at',
      'mark',
      'priority',
      'let_go_at',
      'added_at',
    ])
    .where('user_id', '=', p.userId)
    .where('spell_id', '=', p.spellId)
    .forUpdate(),
)

interface AfterAnswer extends WordKey {
  readonly answeredAt: Date
  readonly sessionId: number
  readonly ordinal: number
  readonly addedAt: Date
}

/** Returns whether an answer was given after another one; answers of the same instant follow their session and game. */
function isAfter(
  l: Pick<Columns<Tables['answer_log']>, 'answered_at' | 'session_id' | 'ordinal'>,
  p: Placeholders<AfterAnswer>,
): Expression<SqlBool> {
  return expr.or([
    expr(l.answered_at, '>', p.answeredAt),
    expr.and([
      expr(l.answered_at, '=', p.answeredAt),
      expr.or([
        expr(l.session_id, '>', p.sessionId),
        expr.and([expr(l.session_id, '=', p.sessionId), expr(l.ordinal, '>', p.ordinal)]),
      ]),
    ]),
  ])
}

/**
 * The answers that were given to a word after another answer, in order, since the word was added last. Answers that
 * were undone don't count, nor do those given while the word wasn't in the vocabulary.
 */
export const laterAnswers = compileStatement((p: Placeholders<AfterAnswer>) =>
  query
    .selectFrom('answer_log as l')
    .leftJoin('game_session as s', (join) =>
      join.on('s.user_id', '=', p.userId).onRef('s.id', '=', 'l.session_id'),
    )
    .leftJoin('game as g', (join) =>
      join
        .on('g.user_id', '=', p.userId)
        .onRef('g.session_id', '=', 'l.session_id')
        .onRef('g.ordinal', '=', 'l.ordinal'),
    )
    .select([
      'l.id',
      'l.local_date',
      'l.game_name',
      'l.is_correct',
      'l.swipe',
      'l.answered_at',
      'l.stability_before',
      'l.difficulty_before',
      'l.phase_before',
      'l.step_before',
      'l.lapses_before',
      'l.score_before',
      'l.streak_before',
      'l.repeat_count_before',
      'l.last_repeated_at_before',
      'l.next_repeated_at_before',
      'l.mark_before',
      'l.priority_before',
      'l.let_go_at_before',
      'g.probability',
      's.mode',
    ])
    .where('l.user_id', '=', p.userId)
    .where('l.spell_id', '=', p.spellId)
    .where('l.undone_at', 'is', null)
    .where('l.stability', 'is not', null)
    .where('l.answered_at', '>=', p.addedAt)
    .where((eb) => isAfter(columnsOf(eb, 'l'), p))
    .orderBy('l.answered_at')
    .orderBy('l.session_id')
    .orderBy('l.ordinal'),
)

/** The state of a word before an answer, and what the answer changed, as the log stores them. */
interface LoggedStateValues {
  readonly stability: number
  readonly scoreDelta: number
  readonly stabilityBefore: number | null
  readonly difficultyBefore: number | null
  readonly phaseBefore: number
  readonly stepBefore: number
  readonly lapsesBefore: number
  readonly scoreBefore: number
  readonly streakBefore: number
  readonly repeatCountBefore: number
  readonly lastRepeatedAtBefore: Date | null
  readonly nextRepeatedAtBefore: Date | null
  readonly markBefore: number
  readonly priorityBefore: number
  readonly letGoAtBefore: Date | null
}

function stateColumns(p: Placeholders<LoggedStateValues>) {
  return {
    stability: p.stability,
    score_delta: p.scoreDelta,
    stability_before: p.stabilityBefore,
    difficulty_before: p.difficultyBefore,
    phase_before: p.phaseBefore,
    step_before: p.stepBefore,
    lapses_before: p.lapsesBefore,
    score_before: p.scoreBefore,
    streak_before: p.streakBefore,
    repeat_count_before: p.repeatCountBefore,
    last_repeated_at_before: p.lastRepeatedAtBefore,
    next_repeated_at_before: p.nextRepeatedAtBefore,
    mark_before: p.markBefore,
    priority_before: p.priorityBefore,
    let_go_at_before: p.letGoAtBefore,
  } satisfies Partial<Record<keyof Tables['answer_log'], unknown>>
}

/** Logs an answer that arrives after later ones; does nothing if its game has already been answered. */
export const insertLateAnswer = compileStatement((p: Placeholders<AnswerValues & LoggedStateValues>) =>
  query
    .insertInto('answer_log')
    .values({ ...answerLogColumns(p), ...stateColumns(p) })
    .onConflict((conflict) => conflict.doNothing()),
)

/** Corrects what the log says about the state of a word before an answer, and after it. */
export const correctLoggedState = compileStatement(
  (p: Placeholders<LoggedStateValues & { userId: number; answerId: number; localDate: string }>) =>
    query
      .updateTable('answer_log')
      .set(stateColumns(p))
      .where('user_id', '=', p.userId)
      .where('id', '=', p.answerId)
      .where('local_date', '=', p.localDate),
)

interface ItemValues extends WordKey, ItemState {
  readonly repeatCount: number
  readonly lastRepeatedAt: Date
  readonly nextRepeatedAt: Date
}

/** Stores the state of a word after its last answer. */
export const updateItem = compileStatement((p: Placeholders<ItemValues>) =>
  query
    .updateTable('main_voc_item')
    .set({
      ...stateOfItem(p),
      repeat_count: p.repeatCount,
      last_repeated_at: p.lastRepeatedAt,
      next_repeated_at: p.nextRepeatedAt,
    })
    .where('user_id', '=', p.userId)
    .where('spell_id', '=', p.spellId),
)
