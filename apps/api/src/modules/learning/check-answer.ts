import {
  type AnswerResult,
  type GameAnswer,
  type GameName,
  gameNames,
  type Lesson,
} from '@wordhoard/contracts/learning'
import { isRightSpelling } from '@wordhoard/learning/answers'
import { localDate } from '@wordhoard/learning/days'
import { gameKind } from '@wordhoard/learning/game-kinds'
import { isLetGo } from '@wordhoard/learning/knowledge/surely-known'
import { type Memory, remember } from '@wordhoard/learning/memory'
import { scoreOf } from '@wordhoard/learning/score'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { removeUnstorable } from '../../lib/storable-text'
import { marks } from '../../lib/words/word-state-codes'
import { roundScore } from '../vocabulary/word-rows'
import { gameToAnswer, writeAnswer, writeAnswerOnly } from './check-answer.queries'
import type { GameKey } from './games/game-token'
import { mediumAddress } from './games/media-names'
import { isTypedSynonym } from './games/typed-synonym'
import type { LearningDeps } from './learning-deps'
import { lessonOf, translateLesson } from './lesson'
import { memoryModelOf } from './memory/own-memory'
import { memoryOf, phaseCode } from './memory-rows'
import { gameId } from './store-session'

/** Maximum number of attempts. Simultaneous answers to one word, from several tabs, are applied one after another. */
const MAX_TRIES = 20
const CHALLENGE_FACTOR = 2

type GameToAnswer = Awaited<ReturnType<typeof gameToAnswer.fetchAll>>[number] & { readonly name: GameName }

/**
 * Checks an answer, logs it and schedules its word; all of it is stored when this returns. Throws `bad_game_token`,
 * `already_answered` with the result first recorded, and `another_word_wanted` for a synonym, which doesn't count.
 */
export async function answerGame(parts: LearningDeps, actor: Actor, body: GameAnswer): Promise<AnswerResult> {
  const key = parts.tokens.read(body.token, actor.userId, new Date())
  if (!key || key.sessionId !== body.game_session_id || gameId(key.sessionId, key.ordinal) !== body.game_id) {
    throw new AppError('bad_game_token')
  }
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const { sessionId, ordinal } = key
    const row = await gameToAnswer.fetchFirst(parts.pool, { userId: actor.userId, sessionId, ordinal })
    const name = gameNames.find((known) => known === row?.name)
    if (!row || !name || name !== body.game_name) throw new AppError('bad_game_token')
    const game = { ...row, name }
    if (game.answered !== null) {
      throw new AppError('already_answered').with({
        is_correct: game.answered,
        correct_answer: game.correct,
        lesson: await lessonOfGame(parts, game, body.lang),
      })
    }
    if (!isRight(game, body.answer) && (await isTypedSynonym(parts, game, body.answer))) {
      throw new AppError('another_word_wanted')
    }
    const result = await recordAnswer(parts, actor, key, game, body)
    if (result) return result
  }
  throw new AppError('unavailable')
}

function isRight(game: GameToAnswer, answer: string): boolean {
  return gameKind(game.name).answer === 'chosen'
    ? answer === game.correct
    : isRightSpelling(answer, game.accepted)
}

/** Returns undefined if something has changed since the game was read. */
async function recordAnswer(
  parts: LearningDeps,
  actor: Actor,
  key: GameKey,
  game: GameToAnswer,
  { answer, milliseconds, tz, lang }: GameAnswer,
): Promise<AnswerResult | undefined> {
  const { pool, dictionary } = parts
  const is_correct = isRight(game, answer)
  const before = memoryOf(game)
  const now = new Date()
  const evidence = { game: game.name, isCorrect: is_correct, milliseconds, swipe: game.swipe ?? undefined }
  const after = remember(before, evidence, now, memoryModelOf(game))
  const scoreBefore = roundScore(game.score ?? 0)
  const score = game.item === null ? 0 : scoreOf(after, scoreBefore)
  const change = game.item === null ? 0 : score - scoreBefore
  const score_delta = roundScore(change * (game.mode === 'challenge' ? CHALLENGE_FACTOR : 1))
  const logged = {
    userId: actor.userId,
    sessionId: key.sessionId,
    ordinal: key.ordinal,
    spellId: game.spell_id,
    gameName: game.name,
    answer: removeUnstorable(answer),
    isCorrect: is_correct,
    milliseconds: milliseconds ?? null,
    answeredAt: after.lastAt,
    localDate: localDate(now, tz),
    zone: removeUnstorable(tz),
    swipe: game.swipe,
  }
  const { mark, priority } = game
  const written =
    mark === null || priority === null
      ? await writeAnswerOnly.execute(pool, logged)
      : await writeAnswer.execute(pool, {
          ...logged,
          scoreDelta: score_delta,
          ...changes({ ...game, mark, priority }, after, score, is_correct),
        })
  if (written === 0) return undefined
  const spell_lower = dictionary.index.headwordOf(game.spell_id) ?? ''
  return {
    is_correct,
    correct_answer: game.correct,
    spell_id: game.spell_id,
    spell_lower,
    score_delta,
    score,
    ...(game.note !== null && { note: game.note }),
    lesson: await lessonOfGame(parts, game, lang),
  }
}

/** What an answered game teaches, with translations if a language is given. */
async function lessonOfGame(
  { names, translations }: LearningDeps,
  { lesson, spell_id }: GameToAnswer,
  lang: string | undefined,
): Promise<Lesson | undefined> {
  const taught = lessonOf(lesson, (definitionId) => mediumAddress(names, 'audio', spell_id, definitionId))
  const language = taught && (await translations.open(lang))
  return language ? translateLesson(taught, language) : taught
}

/**
 * Returns the changes to a word. A practised word becomes saved; a known word answered wrongly goes back to learning.
 */
function changes(
  game: GameToAnswer & { readonly mark: number; readonly priority: number },
  after: Memory,
  score: number,
  isCorrect: boolean,
) {
  const { mark, priority } = game
  const isSaved = mark === marks.met || (mark === marks.known && !isCorrect)
  return {
    stability: after.stability,
    difficulty: after.difficulty,
    phase: phaseCode(after),
    step: after.step,
    lapses: after.lapses,
    score,
    streak: isCorrect ? (game.streak ?? 0) + 1 : 0,
    dueAt: after.dueAt,
    mark: isSaved ? marks.new : mark,
    priority: isSaved ? Math.max(1, priority) : priority,
    letGoAt: letGoAt(game, after, isCorrect),
    repeatCountBefore: game.repeat_count,
    lastRepeatedAtBefore: game.last_repeated_at,
  }
}

/**
 * Returns when practice let the word go; null if it is practised. It is let go after its first answer if the learner said
 * that they remember it, and hardly any doubt is left. A mistake brings it back.
 */
function letGoAt(game: GameToAnswer, after: Memory, isCorrect: boolean): Date | null {
  if (!isCorrect) return null
  const { probability, repeat_count, let_go_at, name } = game
  if (repeat_count > 0 || probability === null) return let_go_at
  return isLetGo(probability, name, isCorrect) ? after.lastAt : null
}
