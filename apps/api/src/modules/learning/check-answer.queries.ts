import { expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, sql, type Tables } from '@wordhoard/database/sql/query'
import { prepareStatement } from '@wordhoard/database/sql/statement'
import { dateDaysAgo } from '@wordhoard/database/sql/times'
import { typedFromMeaning } from './games/typed-synonym'

/** A member of a JSON object. */
function memberOf(json: Expression<unknown>, name: string) {
  return sql<unknown>`${json}->${literal(name)}`
}

/**
 * A day before all answers to games that are still there. They are kept for 38 days, and a learner’s date may be another
 * one than the server’s. Parts of the log with earlier months needn’t be asked.
 */
export const dayBeforeGames = dateDaysAgo(45)

/** The game, its word in the learner's vocabulary, and its answer if there is one. */
export const gameToAnswer = prepareStatement(
  'learn-game',
  (p: Placeholders<{ userId: number; sessionId: number; ordinal: number }>) =>
    query
      .selectFrom('game as g')
      .innerJoin('game_session as s', (join) =>
        join.on('s.user_id', '=', p.userId).onRef('s.id', '=', 'g.session_id'),
      )
      .leftJoin('main_voc_item as i', (join) =>
        join.on('i.user_id', '=', p.userId).onRef('i.spell_id', '=', 'g.spell_id'),
      )
      .leftJoin('answer_log as l', (join) =>
        join
          .on('l.user_id', '=', p.userId)
          .onRef('l.session_id', '=', 'g.session_id')
          .onRef('l.ordinal', '=', 'g.ordinal')
          .on('l.local_date', '>', dayBeforeGames)
          .on('l.undone_at', 'is', null),
      )
      .leftJoin('memory_fit as f', (join) => join.on('f.user_id', '=', p.userId))
      .leftJoin('learn_settings as t', (join) => join.on('t.user_id', '=', p.userId))
      .select((eb) => [
        'g.spell_id',
        'g.name',
        'g.correct',
        'g.accepted',
        'g.swipe',
        'g.probability',
        's.mode',
        's.created_at as session_began',
        // Null until the game is answered.
        'l.is_correct as answered',
        'l.answer as given',
        // Null if the word is no longer in the vocabulary.
        'i.spell_id as item',
        'i.added_at',
        'i.priority',
        'i.mark',
        'i.score',
        'i.streak',
        eb.fn.coalesce('i.repeat_count', eb.lit(0)).as('repeat_count'),
        'i.note',
        'i.let_go_at',
        'i.last_repeated_at',
        'i.next_repeated_at',
        'i.stability',
        'i.difficulty',
        eb.fn.coalesce('i.phase', eb.lit(0)).as('phase'),
        eb.fn.coalesce('i.step', eb.lit(0)).as('step'),
        eb.fn.coalesce('i.lapses', eb.lit(0)).as('lapses'),
        // The learner's own memory and targets; null if there are none.
        'f.start',
        'f.growth',
        'f.relearning',
        'f.retention as automatic_retention',
        't.target_retention as chosen_retention',
        // Only for games that show a meaning and have its word typed; null for others.
        eb
          .case()
          .when(eb('g.name', 'in', typedFromMeaning.map(literal)))
          .then(memberOf(eb.ref('g.shown'), 'question'))
          .end()
          .as('question'),
        // What the answer teaches; null for games stored by an earlier version.
        memberOf(eb.ref('g.shown'), 'lesson').as('lesson'),
      ])
      .where('g.user_id', '=', p.userId)
      .where('g.session_id', '=', p.sessionId)
      .where('g.ordinal', '=', p.ordinal),
)

/** The logged values of an answer. */
export interface AnswerValues {
  readonly userId: number
  readonly sessionId: number
  readonly ordinal: number
  readonly spellId: number
  readonly gameName: string
  readonly answer: string
  readonly isCorrect: boolean
  readonly milliseconds: number | null
  readonly answeredAt: Date
  readonly localDate: string
  readonly zone: string
  readonly swipe: 'forgotten' | 'remembered' | null
  /** The word chosen or typed instead of the one asked for. */
  readonly chosenSpellId: number | null
  readonly isDuel: boolean
  readonly isGloss: boolean
}

/** What an answer changes about a word in the vocabulary, besides its times. */
export interface ItemState {
  readonly stability: number
  readonly difficulty: number
  readonly phase: number
  readonly step: number
  readonly lapses: number
  readonly score: number
  readonly streak: number
  readonly mark: number
  readonly priority: number
  readonly letGoAt: Date | null
}

/** The columns of `ItemState`. */
export function stateOfItem(p: Placeholders<ItemState>) {
  return {
    stability: p.stability,
    difficulty: p.difficulty,
    phase: p.phase,
    step: p.step,
    lapses: p.lapses,
    score: p.score,
    streak: p.streak,
    mark: p.mark,
    priority: p.priority,
    let_go_at: p.letGoAt,
  } satisfies Partial<Record<keyof Tables['main_voc_item'], unknown>>
}

/** The changes that an answer makes, and the item as it was read. */
interface ChangeValues extends AnswerValues, ItemState {
  readonly scoreDelta: number
  readonly dueAt: Date
  readonly repeatCountBefore: number
  readonly lastRepeatedAtBefore: Date | null
}

/** The columns of the log that an answer fills by itself. */
export function answerLogColumns(p: Placeholders<AnswerValues>) {
  return {
    user_id: p.userId,
    session_id: p.sessionId,
    ordinal: p.ordinal,
    spell_id: p.spellId,
    game_name: p.gameName,
    answer: p.answer,
    is_correct: p.isCorrect,
    milliseconds: p.milliseconds,
    answered_at: p.answeredAt,
    local_date: p.localDate,
    zone: p.zone,
    swipe: p.swipe,
    chosen_spell_id: p.chosenSpellId,
    is_duel: p.isDuel,
    is_gloss: p.isGloss,
  } satisfies Partial<Record<keyof Tables['answer_log'], unknown>>
}

/**
 * Writes an answer and its changes, both or neither, in one round trip. Locks the item as it was read. Writes nothing
 * if another answer has changed the item since, or the game has already been answered.
 */
export const writeAnswer = prepareStatement('learn-answer', (p: Placeholders<ChangeValues>) =>
  query
    .with('item', (db) =>
      db
        .selectFrom('main_voc_item')
        .select([
          'repeat_count',
          'last_repeated_at',
          'next_repeated_at',
          'stability',
          'difficulty',
          'phase',
          'step',
          'lapses',
          'score',
          'streak',
          'mark',
          'priority',
          'let_go_at',
        ])
        .where('user_id', '=', p.userId)
        .where('spell_id', '=', p.spellId)
        .where('repeat_count', '=', p.repeatCountBefore)
        .where('last_repeated_at', 'is not distinct from', p.lastRepeatedAtBefore)
        .forUpdate(),
    )
    .with('logged', (db) =>
      insertFrom(
        db,
        'answer_log',
        (from) => from.selectFrom('item'),
        (eb) => ({
          ...answerLogColumns(p),
          score_delta: p.scoreDelta,
          stability: p.stability,
          stability_before: eb.ref('item.stability'),
          difficulty_before: eb.ref('item.difficulty'),
          phase_before: eb.ref('item.phase'),
          step_before: eb.ref('item.step'),
          lapses_before: eb.ref('item.lapses'),
          score_before: eb.ref('item.score'),
          streak_before: eb.ref('item.streak'),
          repeat_count_before: eb.ref('item.repeat_count'),
          last_repeated_at_before: eb.ref('item.last_repeated_at'),
          next_repeated_at_before: eb.ref('item.next_repeated_at'),
          mark_before: eb.ref('item.mark'),
          priority_before: eb.ref('item.priority'),
          let_go_at_before: eb.ref('item.let_go_at'),
        }),
      )
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    )
    .updateTable('main_voc_item')
    .set({
      ...stateOfItem(p),
      repeat_count: expr(p.repeatCountBefore, '+', expr.lit(1)),
      last_repeated_at: p.answeredAt,
      next_repeated_at: p.dueAt,
    })
    .where('user_id', '=', p.userId)
    .where('spell_id', '=', p.spellId)
    .where((eb) => eb.exists(eb.selectFrom('logged'))),
)

/** Writes an answer to a word that has been removed from the vocabulary, so there is no item to change. */
export const writeAnswerOnly = prepareStatement('learn-log', (p: Placeholders<AnswerValues>) =>
  query
    .insertInto('answer_log')
    .values({ ...answerLogColumns(p), score_delta: expr.lit(0) })
    .onConflict((conflict) => conflict.doNothing()),
)
