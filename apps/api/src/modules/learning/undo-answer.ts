import type { Game } from '@wordhoard/contracts/learning'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { transaction } from '../../lib/transaction'
import type { GameTokens } from './games/game-token'
import { type GameRow, presentedGame } from './store-session'

/** The last answer of session $2 of user $1 that counts, with its game. */
const lastAnswer = `
  SELECT l.id, g.session_id, g.ordinal, g.name, g.shown, s.created_at, l.stability IS NULL AS had_no_item
  FROM answer_log l
  JOIN game g ON g.session_id = l.session_id AND g.ordinal = l.ordinal
  JOIN game_session s ON s.id = l.session_id
  WHERE l.user_id = $1 AND l.session_id = $2 AND l.undone_at IS NULL
  ORDER BY l.id DESC LIMIT 1 FOR UPDATE OF l`

/** The word becomes as it was before answer $2, if that was the last one to it. */
const restore = `
  UPDATE main_voc_item i SET stability = l.stability_before, difficulty = l.difficulty_before, phase = l.phase_before,
    step = l.step_before, lapses = l.lapses_before, score = l.score_before, streak = l.streak_before,
    repeat_count = l.repeat_count_before, last_repeated_at = l.last_repeated_at_before,
    next_repeated_at = l.next_repeated_at_before, mark = l.mark_before, priority = l.priority_before
  FROM answer_log l
  WHERE l.user_id = $1 AND l.id = $2 AND i.user_id = $1 AND i.spell_id = l.spell_id
    AND i.repeat_count = l.repeat_count_before + 1 AND i.last_repeated_at = l.answered_at`

/**
 * Takes back the last answer of a session: it counts for nothing, its word is as before, its game can be played again. A
 * word that has been removed since stays so. Throws `nothing_to_undo`, also when the word was answered again elsewhere.
 */
export function answerUndone(
  pool: pg.Pool,
  tokens: GameTokens,
  actor: Actor,
  sessionId: number,
): Promise<Game> {
  return transaction(pool, async (client) => {
    const { rows } = await client.query<GameRow & { id: string; had_no_item: boolean }>(lastAnswer, [
      actor.userId,
      sessionId,
    ])
    const answer = rows[0]
    if (!answer) throw new AppError('nothing_to_undo')
    const { rowCount } = await client.query(restore, [actor.userId, answer.id])
    if (!rowCount && !answer.had_no_item && (await isThere(client, actor, answer.id))) {
      throw new AppError('nothing_to_undo')
    }
    await client.query('UPDATE answer_log SET undone_at = now() WHERE user_id = $1 AND id = $2', [
      actor.userId,
      answer.id,
    ])
    return presentedGame(tokens, actor, answer)
  })
}

/** Whether the word of an answer is in the vocabulary. */
async function isThere(client: pg.PoolClient, actor: Actor, answerId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM main_voc_item i JOIN answer_log l ON l.user_id = i.user_id AND l.spell_id = i.spell_id
     WHERE l.user_id = $1 AND l.id = $2`,
    [actor.userId, answerId],
  )
  return rowCount !== 0
}
