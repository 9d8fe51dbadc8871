import type { Game } from '@wordhoard/contracts/learning'

/** What became of an answer: as the server judged it, or why it could not. */
export type Verdict =
  | {
      readonly kind: 'judged'
      readonly isCorrect: boolean
      /** An option's id, or the word. */
      readonly correctAnswer: string
      /** Absent when the answer had been recorded before. */
      readonly spell?: string | undefined
      readonly scoreDelta?: number | undefined
    }
  | { readonly kind: 'refused'; readonly text: string }

/** An answer given; its verdict comes when the server has been reached. */
export interface GivenAnswer {
  readonly answer: string
  readonly milliseconds: number
  readonly verdict: Verdict | null
}

/** A session being played. */
export interface Play {
  readonly sessionId: number
  /** Games answered before this page had the session. */
  readonly before: number
  readonly games: readonly Game[]
  /** Index of the game that is shown; as many as there are games when all are through. */
  readonly position: number
  /** By game id. */
  readonly answers: Readonly<Record<string, GivenAnswer>>
  /** By game id: the last word typed that means the same as the one looked for. */
  readonly synonyms: Readonly<Record<string, string>>
  /** How often an answer was taken back: a game played again begins anew. */
  readonly undone: number
}

export function newPlay(sessionId: number, games: readonly Game[], before = 0): Play {
  return { sessionId, before, games, position: 0, answers: {}, synonyms: {}, undone: 0 }
}

/** Answers a game, once: a second answer changes nothing. */
export function withAnswer(play: Play, gameId: string, answer: string, milliseconds: number): Play {
  if (play.answers[gameId] || !play.games.some(({ id }) => id === gameId)) return play
  return { ...play, answers: { ...play.answers, [gameId]: { answer, milliseconds, verdict: null } } }
}

/** Notes what the server said; the first verdict stays. */
export function withVerdict(play: Play, gameId: string, verdict: Verdict): Play {
  const given = play.answers[gameId]
  if (!given || given.verdict) return play
  return { ...play, answers: { ...play.answers, [gameId]: { ...given, verdict } } }
}

/** Goes on from a game; a second press of Continue on the same game changes nothing. */
export function withNext(play: Play, gameId: string): Play {
  return play.games[play.position]?.id === gameId ? { ...play, position: play.position + 1 } : play
}

/** Takes an answer back: its game, as the server gives it again, stands where it stood and is the one shown. */
export function withUndone(play: Play, gameId: string, again: Game): Play {
  const position = play.games.findIndex(({ id }) => id === gameId)
  if (position < 0) return play
  const { [gameId]: _, ...answers } = play.answers
  return { ...play, position, answers, games: play.games.with(position, again), undone: play.undone + 1 }
}

/**
 * Takes back an answer that was right, but not the word looked for, so that another one is given. A game that was passed
 * meanwhile, without a connection, stands last.
 */
export function withAnotherTry(play: Play, gameId: string): Play {
  const index = play.games.findIndex(({ id }) => id === gameId)
  const game = play.games[index]
  const given = play.answers[gameId]
  if (!game || !given || given.verdict) return play
  const { [gameId]: _, ...answers } = play.answers
  const open = { ...play, answers, synonyms: { ...play.synonyms, [gameId]: given.answer } }
  if (index >= play.position) return open
  return { ...open, games: [...play.games.toSpliced(index, 1), game], position: play.position - 1 }
}

/** The games whose answers still have to reach the server, in the order given. */
export function selectUnsent(play: Play): Game[] {
  return play.games.filter(({ id }) => play.answers[id]?.verdict === null)
}

/** How far a session is: games answered, and all of its games. */
export function progressOf({ before, games, position, answers }: Play): { done: number; total: number } {
  const current = games[position]
  const isAnswered = current !== undefined && answers[current.id] !== undefined
  return { done: before + position + (isAnswered ? 1 : 0), total: before + games.length }
}

/** Whether games were passed over, so that the server still waits for them. */
export function hasSkipped({ games, position, answers }: Play): boolean {
  return games.slice(0, position).some(({ id }) => !answers[id])
}
