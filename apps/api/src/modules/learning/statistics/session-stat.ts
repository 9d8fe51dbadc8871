import type { SessionResult } from '@wordhoard/contracts/learning-statistics'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { AppError } from '../../../lib/app-error'
import type { Dictionary } from '../../dictionary/open-dictionary'
import { rounded } from '../../vocabulary/word-rows'

interface AnswerRow {
  readonly spell_id: number
  readonly is_correct: boolean
  readonly score_delta: number
  /** Of the word as it is now; null when it was removed. */
  readonly score: number | null
  readonly next_repeated_at: Date | null
}

/** The result of a session, from the log. Throws `session_not_found`. */
export async function sessionStat(
  pool: pg.Pool,
  dictionary: Dictionary,
  actor: Actor,
  sessionId: number,
): Promise<SessionResult> {
  const { rows } = await pool.query<AnswerRow | { spell_id: null }>(
    `SELECT l.spell_id, l.is_correct, l.score_delta, i.score, i.next_repeated_at
     FROM game_session s
     LEFT JOIN answer_log l ON l.session_id = s.id AND l.undone_at IS NULL
     LEFT JOIN main_voc_item i ON i.user_id = $1 AND i.spell_id = l.spell_id
     WHERE s.id = $2 AND s.user_id = $1 ORDER BY l.id`,
    [actor.userId, sessionId],
  )
  if (rows.length === 0) throw new AppError('session_not_found')
  const answers = rows.filter((row) => row.spell_id !== null)
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
    score: rounded(first?.score ?? 0),
    score_delta: sumOf(answers),
    next_repeated_at: first?.next_repeated_at?.toISOString() ?? null,
  }
}

function sumOf(answers: readonly AnswerRow[]): number {
  return rounded(answers.reduce((sum, { score_delta }) => sum + score_delta, 0))
}

/** Most right answers in a row. */
function longestRun(answers: readonly AnswerRow[]): number {
  let longest = 0
  let run = 0
  for (const { is_correct } of answers) {
    run = is_correct ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}
