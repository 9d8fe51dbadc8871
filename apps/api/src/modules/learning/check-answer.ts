import type { AnswerResult, Game, GameAnswer, GameMode, GameName } from '@wordhoard/contracts/learning'
import { isRightSpelling } from '@wordhoard/learning/answers'
import { localDate } from '@wordhoard/learning/days'
import { gameKind } from '@wordhoard/learning/game-kinds'
import { type Memory, remember } from '@wordhoard/learning/memory'
import { scoreOf } from '@wordhoard/learning/score'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { marks, rounded } from '../vocabulary/word-rows'
import type { GameKey } from './games/game-token'
import { isTypedSynonym, typedFromMeaning } from './games/typed-synonym'
import type { LearningDeps } from './learning-deps'
import { type MemoryRow, memoryOf, phaseCode } from './memory-rows'
import { gameId } from './store-session'

/** Answers to one word that come at the same moment, from several tabs, are worked off one after another. */
const MOST_TRIES = 20
const CHALLENGE_FACTOR = 2

/** The game, its word as the learner has it, and the answer if there is one. $1 user, $2 session, $3 place. */
const readGame = `
  SELECT g.spell_id, g.name, g.correct, g.accepted, g.swipe, s.mode, l.is_correct AS answered, i.spell_id AS item, i.priority,
    i.mark, i.score, i.streak, coalesce(i.repeat_count, 0) AS repeat_count, i.last_repeated_at, i.next_repeated_at,
    i.stability, i.difficulty, coalesce(i.phase, 0) AS phase, coalesce(i.step, 0) AS step, coalesce(i.lapses, 0) AS lapses,
    CASE WHEN g.name IN (${typedFromMeaning.map((name) => `'${name}'`)}) THEN g.shown->'question' END AS question
  FROM game g JOIN game_session s ON s.id = g.session_id AND s.user_id = $1
  LEFT JOIN main_voc_item i ON i.user_id = $1 AND i.spell_id = g.spell_id
  LEFT JOIN answer_log l ON l.session_id = g.session_id AND l.ordinal = g.ordinal AND l.undone_at IS NULL
  WHERE g.session_id = $2 AND g.ordinal = $3`

interface AskedRow extends MemoryRow {
  readonly spell_id: number
  readonly name: GameName
  readonly correct: string
  readonly accepted: string[]
  readonly swipe: 'forgotten' | 'remembered' | null
  readonly mode: GameMode
  /** Null while it has not been answered. */
  readonly answered: boolean | null
  /** Null when the word is not in the vocabulary any more. */
  readonly item: number | null
  readonly priority: number | null
  readonly mark: number | null
  readonly score: number | null
  readonly streak: number | null
  /** Of games in which a meaning is shown and its word typed; null in others. */
  readonly question: Game['question'] | null
}

/**
 * The answer and what it changes, both or neither, on one trip. The item is locked as it was read ($24, $25); when another
 * answer has changed it since, or the game has been answered, nothing is written.
 */
const write = `
  WITH item AS (
    SELECT repeat_count, last_repeated_at, next_repeated_at, stability, difficulty, phase, step, lapses, score, streak, mark,
      priority
    FROM main_voc_item
    WHERE user_id = $1 AND spell_id = $4 AND repeat_count = $24 AND last_repeated_at IS NOT DISTINCT FROM $25
    FOR UPDATE
  ), logged AS (
    INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, milliseconds, answered_at,
      local_date, zone, swipe, score_delta, stability, stability_before, difficulty_before, phase_before, step_before,
      lapses_before, score_before, streak_before, repeat_count_before, last_repeated_at_before, next_repeated_at_before,
      mark_before, priority_before)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, item.stability, item.difficulty, item.phase,
      item.step, item.lapses, item.score, item.streak, item.repeat_count, item.last_repeated_at, item.next_repeated_at,
      item.mark, item.priority
    FROM item
    ON CONFLICT (session_id, ordinal) WHERE undone_at IS NULL DO NOTHING
    RETURNING 1
  )
  UPDATE main_voc_item SET stability = $14, difficulty = $15, phase = $16, step = $17, lapses = $18, score = $19,
    streak = $20, repeat_count = $24 + 1, last_repeated_at = $9, next_repeated_at = $21, mark = $22, priority = $23
  WHERE user_id = $1 AND spell_id = $4 AND EXISTS (SELECT FROM logged)`

/** The same for a word that has been removed from the vocabulary: there is nothing left to change. */
const writeWithoutItem = `
  INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, milliseconds, answered_at,
    local_date, zone, swipe, score_delta)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 0)
  ON CONFLICT (session_id, ordinal) WHERE undone_at IS NULL DO NOTHING`

/**
 * Judges an answer, remembers it and schedules its word; it is stored when this returns. Throws `bad_game_token`,
 * `already_answered` with the result as first recorded, and `another_word_wanted` for a synonym, which counts for nothing.
 */
export async function answerGame(parts: LearningDeps, actor: Actor, body: GameAnswer): Promise<AnswerResult> {
  const key = parts.tokens.read(body.token, actor.userId, new Date())
  if (!key || key.sessionId !== body.game_session_id || gameId(key.sessionId, key.ordinal) !== body.game_id) {
    throw new AppError('bad_game_token')
  }
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { rows } = await parts.pool.query<AskedRow>({
      name: 'learn-game',
      text: readGame,
      values: [actor.userId, key.sessionId, key.ordinal],
    })
    const game = rows[0]
    if (!game || game.name !== body.game_name) throw new AppError('bad_game_token')
    if (game.answered !== null) {
      throw new AppError('already_answered').with({
        is_correct: game.answered,
        correct_answer: game.correct,
      })
    }
    if (!isRight(game, body.answer) && (await isTypedSynonym(parts, game, body.answer))) {
      throw new AppError('another_word_wanted')
    }
    const result = await recorded(parts, actor, key, game, body)
    if (result) return result
  }
  throw new AppError('unavailable')
}

function isRight(game: AskedRow, answer: string): boolean {
  return gameKind(game.name).answer === 'chosen'
    ? answer === game.correct
    : isRightSpelling(answer, game.accepted)
}

/** Undefined when something has changed since the game was read. */
async function recorded(
  { pool, dictionary }: LearningDeps,
  actor: Actor,
  key: GameKey,
  game: AskedRow,
  { answer, milliseconds, tz }: GameAnswer,
): Promise<AnswerResult | undefined> {
  const is_correct = isRight(game, answer)
  const before = memoryOf(game)
  const now = new Date()
  const evidence = { game: game.name, isCorrect: is_correct, milliseconds, swipe: game.swipe ?? undefined }
  const after = remember(before, evidence, now)
  const scoreBefore = rounded(game.score ?? 0)
  const score = game.item === null ? 0 : scoreOf(after, scoreBefore)
  const change = game.item === null ? 0 : score - scoreBefore
  const score_delta = rounded(change * (game.mode === 'challenge' ? CHALLENGE_FACTOR : 1))
  const logged = [
    actor.userId,
    key.sessionId,
    key.ordinal,
    game.spell_id,
    game.name,
    storable(answer),
    is_correct,
    milliseconds ?? null,
    after.lastAt,
    localDate(now, tz),
    storable(tz),
    game.swipe,
  ]
  const { rowCount } =
    game.item === null
      ? await pool.query({ name: 'learn-log', text: writeWithoutItem, values: logged })
      : await pool.query({
          name: 'learn-answer',
          text: write,
          values: [...logged, score_delta, ...changes(game, after, score, is_correct)],
        })
  if (!rowCount) return undefined
  const spell_lower = dictionary.index.headwordOf(game.spell_id) ?? ''
  return {
    is_correct,
    correct_answer: game.correct,
    spell_id: game.spell_id,
    spell_lower,
    score_delta,
    score,
  }
}

/** Parameters $14 and on. A word that was practised is saved; one that was thought known and is not is learnt again. */
function changes(game: AskedRow, after: Memory, score: number, isCorrect: boolean): unknown[] {
  const { mark, priority } = game
  const isSaved = mark === marks.met || (mark === marks.known && !isCorrect)
  return [
    after.stability,
    after.difficulty,
    phaseCode(after),
    after.step,
    after.lapses,
    score,
    isCorrect ? (game.streak ?? 0) + 1 : 0,
    after.dueAt,
    isSaved ? marks.new : mark,
    isSaved ? Math.max(1, priority ?? 0) : priority,
    game.repeat_count,
    game.last_repeated_at,
  ]
}

/** PostgreSQL's text holds no NUL and no half of a character. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
