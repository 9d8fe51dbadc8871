import { KNOWN_SCORE, type WordState } from '@wordhoard/contracts/fields/vocabulary-fields'
import type { SessionResult } from '@wordhoard/contracts/learning-statistics'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { AppError } from '../../../lib/app-error'
import { marks, stateOf } from '../../../lib/words/word-state-codes'
import type { Dictionary } from '../../dictionary/open-dictionary'
import { roundScore } from '../../vocabulary/word-rows'
import { sumAnswers } from '../sums/sum-answers'
import { longestRowOfDays, rowOfDays } from './learning-stat'
import { answersOfSession, hasEarlierAnswer, wordsInMemory } from './session-stat.queries'

type Row = Awaited<ReturnType<typeof answersOfSession.fetchAll>>[number]
type AnswerRow = {
  readonly [K in keyof Row]: K extends 'score' | 'state' | 'next_repeated_at' | 'let_go_at'
    ? Row[K]
    : NonNullable<Row[K]>
}

/** Every so many words in memory are a milestone. */
const MILESTONE = 100

/** Whether a row holds an answer: a session without answers has one row of nulls. */
function isAnswer(row: Row): row is AnswerRow {
  return row.spell_id !== null
}

/** Returns the result of a session, from the log. Throws `session_not_found`. */
export async function sessionStat(
  pool: pg.Pool,
  dictionary: Dictionary,
  actor: Actor,
  sessionId: number,
  tz: string,
): Promise<SessionResult> {
  const rows = await answersOfSession.fetchAll(pool, { userId: actor.userId, sessionId })
  if (rows.length === 0) throw new AppError('session_not_found')
  const answers = rows.filter(isAnswer)
  const { userId } = actor
  await sumAnswers(pool, actor)
  const [{ count }, days_in_row, isLongest] = await Promise.all([
    wordsInMemory.fetchOne(pool, { userId }),
    rowOfDays(pool, actor, tz),
    isFirstOfDay(pool, actor, answers[0]),
  ])
  const total_correct = answers.filter(({ is_correct }) => is_correct).length
  return {
    session_score_delta: sumOf(answers),
    total_correct,
    total_answers: answers.length,
    total_incorrect: answers.length - total_correct,
    max_streak: longestRun(answers),
    days_in_row,
    is_longest_row: isLongest && days_in_row > 1 && days_in_row >= (await longestRowOfDays(pool, actor, tz)),
    words_kept: milestoneOf(count, answers),
    words: [...new Set(answers.map(({ spell_id }) => spell_id))].map((id) =>
      wordOf(
        dictionary,
        id,
        answers.filter(({ spell_id }) => spell_id === id),
      ),
    ),
  }
}

function wordOf(
  dictionary: Dictionary,
  spell_id: number,
  answers: readonly AnswerRow[],
): SessionResult['words'][number] {
  const [first] = answers
  return {
    spell_id,
    spell_lower: dictionary.index.headwordOf(spell_id) ?? '',
    correct: answers.filter(({ is_correct }) => is_correct).length,
    answers: answers.length,
    score: roundScore(first?.score ?? 0),
    score_delta: sumOf(answers),
    score_before: roundScore(first?.score_before ?? 0),
    state_before: first ? stateBefore(first) : 'met',
    state: first && first.state !== null ? stateOf(first.state) : null,
    next_repeated_at: first?.next_repeated_at?.toISOString() ?? null,
    is_let_go: first ? first.let_go_at !== null : false,
  }
}

/** Whether a session began the day's practice: only then may it have made the row of days longer. */
async function isFirstOfDay(
  pool: pg.Pool,
  { userId }: Actor,
  first: AnswerRow | undefined,
): Promise<boolean> {
  if (!first) return false
  const values = { userId, day: first.local_date, answeredAt: first.answered_at }
  return !(await hasEarlierAnswer.fetchOne(pool, values)).has_earlier
}

/** Returns the last hundred of words in memory that these answers reached, if any. */
function milestoneOf(inMemory: number, answers: readonly AnswerRow[]): number | null {
  const begun = answers.filter(
    ({ repeat_count_before, state }) => repeat_count_before === 0 && state !== null,
  )
  const before = inMemory - new Set(begun.map(({ spell_id }) => spell_id)).size
  const reached = Math.floor(inMemory / MILESTONE)
  return reached > Math.floor(before / MILESTONE) ? reached * MILESTONE : null
}

/** Returns the state of a word before an answer, as the database generates it for column `state`. */
function stateBefore({
  mark_before,
  priority_before,
  score_before,
  repeat_count_before,
}: AnswerRow): WordState {
  if (mark_before === marks.ignored) return 'ignored'
  const isKnown = mark_before === marks.known || score_before >= KNOWN_SCORE
  if (isKnown || (mark_before === marks.met && priority_before === 0)) return 'known'
  if (repeat_count_before > 0) return 'learning'
  return mark_before === marks.new ? 'new' : 'met'
}

function sumOf(answers: readonly AnswerRow[]): number {
  return roundScore(answers.reduce((sum, { score_delta }) => sum + score_delta, 0))
}

/** Returns the maximum number of right answers in a row. */
function longestRun(answers: readonly AnswerRow[]): number {
  let longest = 0
  let run = 0
  for (const { is_correct } of answers) {
    run = is_correct ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}
