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
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { isTooLate, timeGiven } from '../../lib/late/given-time'
import { removeUnstorable } from '../../lib/storable-text'
import { type AnswerValues, gameToAnswer, writeAnswer, writeAnswerOnly } from './check-answer.queries'
import { type ChosenWord, readChosenWord } from './games/chosen-word'
import type { SignedGame } from './games/game-token'
import { mediumAddress } from './games/media-names'
import { isTypedSynonym } from './games/typed-synonym'
import { recordLateAnswer } from './late/late-answer'
import type { LearningDeps } from './learning-deps'
import { presentLesson, readLesson, type StoredLesson, translateLesson } from './lesson'
import { memoryModelOf } from './memory/own-memory'
import { memoryOf } from './memory-rows'
import { gameId } from './store-session'
import {
  type AnsweredState,
  type GivenAnswer,
  scoreDelta,
  stateAfter,
  toItemState,
  type WordState,
} from './word-state'

/** Maximum number of attempts. Simultaneous answers to one word, from several tabs, are applied one after another. */
const MAX_TRIES = 20

type GameToAnswer = Awaited<ReturnType<typeof gameToAnswer.fetchAll>>[number] & { readonly name: GameName }

/**
 * Checks an answer, logs it and schedules its word; all of it is stored when this returns. An answer that had to wait
 * for the network counts from when it was given. Throws `bad_game_token`,
 * `already_answered` with the result first recorded, and `another_word_wanted` for a synonym, which doesn't count.
 */
export async function answerGame(parts: LearningDeps, actor: Actor, body: GameAnswer): Promise<AnswerResult> {
  const now = new Date()
  const key = parts.tokens.read(body.token, actor.userId, now)
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
      const taught = await readTaught(parts, game, game.given ?? '')
      throw new AppError('already_answered').with({
        is_correct: game.answered,
        correct_answer: game.correct,
        lesson: await lessonOfGame(parts, game, taught, body.lang),
      })
    }
    const at = timeGiven(body.given, game.session_began, now)
    if (at > key.playableUntil || isTooLate(at, now)) throw new AppError('bad_game_token')
    if (!isRight(game, body.answer) && (await isTypedSynonym(parts, game, body.answer))) {
      throw new AppError('another_word_wanted')
    }
    const result = await recordAnswer(parts, actor, key, game, { ...body, at })
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
  key: SignedGame,
  game: GameToAnswer,
  { answer, milliseconds, tz, lang, at, given }: GameAnswer & { readonly at: Date },
): Promise<AnswerResult | undefined> {
  const { pool, dictionary } = parts
  const isCorrect = isRight(game, answer)
  const { swipe, name, probability } = game
  const evidence = { game: name, isCorrect, milliseconds, swipe, at, probability }
  const before = stateOf(game)
  const after = stateAfter(before ?? noState, evidence, memoryModelOf(game))
  const taught = await readTaught(parts, game, answer)
  const logged = {
    userId: actor.userId,
    sessionId: key.sessionId,
    ordinal: key.ordinal,
    spellId: game.spell_id,
    gameName: name,
    answer: removeUnstorable(answer),
    isCorrect,
    milliseconds: milliseconds ?? null,
    answeredAt: after.memory.lastAt,
    localDate: localDate(at, tz),
    zone: removeUnstorable(tz),
    swipe,
    chosenSpellId: taught.chosen?.spellId ?? null,
    isDuel: taught.lesson?.is_duel ?? false,
    isGloss: taught.lesson?.is_gloss ?? false,
  }
  const counted = await storeAnswer(pool, {
    game,
    before,
    after,
    logged,
    evidence,
    isLate: given !== undefined,
  })
  if (!counted) return undefined
  return {
    is_correct: isCorrect,
    correct_answer: game.correct,
    spell_id: game.spell_id,
    spell_lower: dictionary.index.headwordOf(game.spell_id) ?? '',
    ...counted,
    ...(game.note !== null && { note: game.note }),
    lesson: await lessonOfGame(parts, game, taught, lang),
  }
}

interface AnswerToStore {
  readonly game: GameToAnswer
  /** The word before the answer; undefined if it's no longer in the vocabulary. */
  readonly before: WordState | undefined
  readonly after: AnsweredState
  readonly logged: AnswerValues
  readonly evidence: GivenAnswer
  /** Whether it had to wait for the network. */
  readonly isLate: boolean
}

/** Returns what the answer changed; undefined if something else has changed since the game was read. */
async function storeAnswer(
  pool: pg.Pool,
  { game, before, after, logged, evidence, isLate }: AnswerToStore,
): Promise<Pick<AnswerResult, 'score_delta' | 'score'> | undefined> {
  const { mode, added_at, last_repeated_at } = game
  const { at } = evidence
  if (!before || (isLate && added_at && at < added_at)) {
    // The word isn't in the vocabulary, or wasn't when the answer was given.
    const written = await writeAnswerOnly.execute(pool, { ...logged, answeredAt: at })
    return written === 0 ? undefined : { score_delta: 0, score: before?.score ?? 0 }
  }
  if (isLate && last_repeated_at && at <= last_repeated_at) {
    const late = await recordLateAnswer(
      pool,
      { ...logged, answeredAt: at },
      { ...evidence, mode },
      memoryModelOf(game),
    )
    return late && { score_delta: late.scoreDelta, score: late.score }
  }
  const score_delta = scoreDelta(before, after, mode)
  const changed = changes(game, after)
  const written = await writeAnswer.execute(pool, { ...logged, scoreDelta: score_delta, ...changed })
  return written === 0 ? undefined : { score_delta, score: after.score }
}

const noState: WordState = { memory: null, score: 0, streak: 0, mark: 0, priority: 0, letGoAt: null }

/** The state of a game's word; undefined if it's no longer in the vocabulary. */
function stateOf(game: GameToAnswer): WordState | undefined {
  const { mark, priority, score, streak, let_go_at } = game
  if (mark === null || priority === null) return undefined
  return {
    memory: memoryOf(game),
    score: score ?? 0,
    streak: streak ?? 0,
    mark,
    priority,
    letGoAt: let_go_at,
  }
}

/** What is stored of an answered game's lesson, and the word that a wrong answer stands for. */
interface Taught {
  readonly lesson: StoredLesson | undefined
  readonly chosen: ChosenWord | undefined
}

async function readTaught(parts: LearningDeps, game: GameToAnswer, answer: string): Promise<Taught> {
  const lesson = readLesson(game.lesson)
  return {
    lesson,
    chosen: isRight(game, answer) ? undefined : await readChosenWord(parts, game, lesson, answer),
  }
}

/**
 * What an answered game teaches, with translations if a language is given: also what was typed, if that's another word.
 */
async function lessonOfGame(
  { names, translations }: LearningDeps,
  game: GameToAnswer,
  { lesson, chosen }: Taught,
  lang: string | undefined,
): Promise<Lesson | undefined> {
  if (!lesson) return undefined
  const audioUrl = (definitionId?: number) => mediumAddress(names, 'audio', game.spell_id, definitionId)
  const taught = presentLesson(lesson, audioUrl, chosen?.taught)
  const language = await translations.open(lang)
  return language ? translateLesson(taught, language) : taught
}

function changes(game: GameToAnswer, after: AnsweredState) {
  return {
    ...toItemState(after),
    dueAt: after.memory.dueAt,
    repeatCountBefore: game.repeat_count,
    lastRepeatedAtBefore: game.last_repeated_at,
  }
}
