import type { SessionResult } from '@wordhoard/contracts/learning-statistics'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { AppError } from '../../../lib/app-error'
import type { Dictionary } from '../../dictionary/open-dictionary'
import { roundScore } from '../../vocabulary/word-rows'
import { answersOfSession } from './session-stat.queries'

type Row = Awaited<ReturnType<typeof answersOfSession.fetchAll>>[number]
type AnswerRow = Row & {
  readonly spell_id: number
  readonly is_correct: boolean
  readonly score_delta: number
}

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
): Promise<SessionResult> {
  const rows = await answersOfSession.fetchAll(pool, { userId: actor.userId, sessionId })
  if (rows.length === 0) throw new AppError('session_not_found')
  const answers = rows.filter(isAnswer)
  const total_correct = answers.filter(({ is_correct }) => is_correct).length
  return {
    session_score_delta: sumOf(answers),
    total_correct,
    total_answers: answers.length,
    total_incorrect: answers.length - total_correct,
    max_streak: longestRun(answers),
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
    next_repeated_at: first?.next_repeated_at?.toISOString() ?? null,
  }
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
