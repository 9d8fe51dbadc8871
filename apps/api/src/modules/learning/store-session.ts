import type { Game, GameMode, GameSize } from '@wordhoard/contracts/learning'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import type { GameTokens } from './games/game-token'
import type { MadeGame } from './games/make-game'
import type { SessionWord } from './session-words'

interface SessionToStore {
  readonly mode: GameMode
  readonly size: GameSize
  /** Not one that is left in the middle and taken up again: a game on its own. */
  readonly isSingle?: boolean
  readonly games: readonly (MadeGame & { readonly swipe: SessionWord['swipe'] })[]
}

/**
 * $1 user, $2 mode, $3 size, $4 games as JSON, $5 whether it is closed from the start. The transaction does not wait for the
 * disc: its first answer does, and puts everything before it there, too. Until then a session that a power cut takes along is
 * one in which nothing was done yet.
 */
const store = `
  WITH session AS (
    INSERT INTO game_session (user_id, mode, size, closed_at) SELECT $1, $2, $3, CASE WHEN $5 THEN now() END RETURNING id, created_at
  ), games AS (
    INSERT INTO game (session_id, ordinal, spell_id, name, shown, correct, accepted, swipe)
    SELECT session.id, g.* FROM session, jsonb_to_recordset($4::jsonb)
      AS g (ordinal int, spell_id int, name text, shown jsonb, correct text, accepted text[], swipe text)
  )
  SELECT id, created_at, set_config('synchronous_commit', 'off', true) FROM session`

/** Stores a session; answers its games as they are sent. */
export async function storeSession(
  client: pg.PoolClient,
  tokens: GameTokens,
  actor: Actor,
  { mode, size, games, isSingle = false }: SessionToStore,
): Promise<Game[]> {
  const rows = games.map(({ spellId, name, shown, correct, accepted, swipe }, ordinal) => ({
    ordinal,
    spell_id: spellId,
    name,
    shown,
    correct,
    accepted,
    swipe,
  }))
  const stored = await client.query<{ id: number; created_at: Date }>({
    name: 'learn-store',
    text: store,
    values: [actor.userId, mode, size, JSON.stringify(rows), isSingle],
  })
  const { id, created_at } = stored.rows[0]!
  return rows.map((row) => presentedGame(tokens, actor, { ...row, session_id: id, created_at }))
}

/** A stored game with when its session began. */
export interface GameRow {
  readonly session_id: number
  readonly ordinal: number
  readonly name: string
  readonly shown: Pick<Game, 'question' | 'answers'>
  readonly created_at: Date
}

export function presentedGame(
  tokens: GameTokens,
  actor: Actor,
  { session_id, ordinal, name, shown, created_at }: GameRow,
): Game {
  return {
    id: gameId(session_id, ordinal),
    game_session_id: session_id,
    name,
    ...shown,
    token: tokens.sign({ sessionId: session_id, ordinal }, actor.userId, created_at),
  }
}

export function gameId(sessionId: number, ordinal: number): string {
  return `${sessionId}-${ordinal}`
}
