import type { Game, GameMode, GameSize } from '@wordhoard/contracts/learning'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import type { GameTokens } from './games/game-token'
import type { NewGame } from './games/make-game'
import type { SessionWord } from './session-words'
import { insertSession } from './store-session.queries'

interface SessionToStore {
  readonly mode: GameMode
  readonly size: GameSize
  /** Whether it's never offered to be resumed: a single game, or a session that is played offline. */
  readonly isClosed?: boolean
  readonly games: readonly (NewGame & {
    readonly swipe: SessionWord['swipe']
    readonly probability: number | null
  })[]
}

/** Stores a session and returns its games in the shape of the contract. */
export async function storeSession(
  client: pg.PoolClient,
  tokens: GameTokens,
  actor: Actor,
  { mode, size, games, isClosed = false }: SessionToStore,
): Promise<Game[]> {
  const rows = games.map(
    ({ spellId, name, shown, correct, accepted, lesson, swipe, probability }, ordinal) => ({
      ordinal,
      spell_id: spellId,
      name,
      shown: { ...shown, lesson },
      correct,
      accepted,
      swipe,
      probability,
    }),
  )
  const { id, created_at } = await insertSession.fetchOne(client, {
    userId: actor.userId,
    mode,
    size,
    isClosed,
    games: JSON.stringify(rows),
  })
  return rows.map((row) => presentGame(tokens, actor, { ...row, session_id: id, created_at }))
}

/** A stored game with the time its session began. */
export interface GameRow {
  readonly session_id: number
  readonly ordinal: number
  readonly name: string
  /** Question, answers and lesson, as stored. */
  readonly shown: unknown
  readonly created_at: Date
}

/** Converts a stored game to the shape of the contract, with its signed token. */
export function presentGame(
  tokens: GameTokens,
  actor: Actor,
  { session_id, ordinal, name, shown, created_at }: GameRow,
): Game {
  // Leaves out the lesson, which names the answer.
  const { question, answers } = shown as Pick<Game, 'question' | 'answers'>
  return {
    id: gameId(session_id, ordinal),
    game_session_id: session_id,
    name,
    question,
    answers,
    token: tokens.sign({ sessionId: session_id, ordinal }, actor.userId, created_at),
  }
}

/** Returns the id of a game in the contract. */
export function gameId(sessionId: number, ordinal: number): string {
  return `${sessionId}-${ordinal}`
}
