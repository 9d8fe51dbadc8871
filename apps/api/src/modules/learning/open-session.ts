import type { OpenSession } from '@wordhoard/contracts/learning'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import type { GameTokens } from './games/game-token'
import { closeSession, gamesOfNewestSession } from './open-session.queries'
import { presentGame } from './store-session'

/** Returns the session that was interrupted, with the games still to play. */
export async function openSession(
  pool: pg.Pool,
  tokens: GameTokens,
  actor: Actor,
): Promise<OpenSession | null> {
  const rows = await gamesOfNewestSession.fetchAll(pool, { userId: actor.userId })
  const left = rows.filter(({ is_answered }) => !is_answered)
  const first = left[0]
  if (!first) return null
  return {
    id: first.session_id,
    game_mode: first.mode,
    answered: rows.length - left.length,
    total: rows.length,
    games: left.map((game) => presentGame(tokens, actor, game)),
  }
}

/** Closes a session and discards its remaining games. Does nothing if it isn't the actor's or is already closed. */
export async function closeNewestSession(pool: pg.Pool, actor: Actor, sessionId: number): Promise<void> {
  await closeSession.execute(pool, { userId: actor.userId, sessionId })
}
