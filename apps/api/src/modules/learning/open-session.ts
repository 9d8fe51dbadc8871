import type { GameMode, OpenSession } from '@wordhoard/contracts/learning'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import type { GameTokens } from './games/game-token'
import { type GameRow, presentedGame } from './store-session'

/**
 * The newest session, if it was begun within a day, was not given up and has games left; all of its
 * games. Those closed from the start are games on their own. */
const newest = `
  SELECT s.mode, g.session_id, g.ordinal, g.name, g.shown, s.created_at, l.id IS NOT NULL AS is_answered
  FROM (
    SELECT * FROM game_session WHERE user_id = $1 AND closed_at IS DISTINCT FROM created_at ORDER BY id DESC LIMIT 1
  ) s
  JOIN game g ON g.session_id = s.id
  LEFT JOIN answer_log l ON l.session_id = g.session_id AND l.ordinal = g.ordinal AND l.undone_at IS NULL
  WHERE s.created_at > now() - interval '1 day' AND s.closed_at IS NULL
  ORDER BY g.ordinal`

/** The session that was left in the middle, with the games still to play. */
export async function openSession(
  pool: pg.Pool,
  tokens: GameTokens,
  actor: Actor,
): Promise<OpenSession | null> {
  const { rows } = await pool.query<GameRow & { mode: GameMode; is_answered: boolean }>(newest, [
    actor.userId,
  ])
  const left = rows.filter(({ is_answered }) => !is_answered)
  const first = left[0]
  if (!first) return null
  return {
    id: first.session_id,
    game_mode: first.mode,
    answered: rows.length - left.length,
    total: rows.length,
    games: left.map((game) => presentedGame(tokens, actor, game)),
  }
}

/** Gives up the games that are left. One that is not theirs, or is closed already, stays as it is. */
export async function sessionClosed(pool: pg.Pool, actor: Actor, sessionId: number): Promise<void> {
  await pool.query(
    'UPDATE game_session SET closed_at = now() WHERE id = $1 AND user_id = $2 AND closed_at IS NULL',
    [sessionId, actor.userId],
  )
}
