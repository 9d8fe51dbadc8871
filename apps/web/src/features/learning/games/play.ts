import type { Game, Lesson } from '@wordhoard/contracts/learning'

/** The server's verdict on an answer, or why there is none. */
export type Verdict =
  | {
      readonly kind: 'judged'
      readonly isCorrect: boolean
      /** The id of an option, or the word. */
      readonly correctAnswer: string
      /** Absent if the answer had already been recorded. */
      readonly spell?: string | undefined
      readonly spellId?: number | undefined
      /** What the word and the options are; absent for games made by an earlier version. */
      readonly lesson?: Lesson | undefined
      readonly scoreDelta?: number | undefined
      /** What the learner wrote about the word. */
      readonly note?: string | undefined
    }
  | { readonly kind: 'refused'; readonly text: string }

/** An answer; its verdict is null until the server has replied. */
export interface GivenAnswer {
  readonly answer: string
  readonly milliseconds: number
  readonly verdict: Verdict | null
}

/** A session being played. */
export interface Play {
  readonly sessionId: number
  /** Number of games answered before this page opened the session. */
  readonly before: number
  readonly games: readonly Game[]
  /** Index of the current game; equals the number of games once all are through. */
  readonly position: number
  /** By game id. */
  readonly answers: Readonly<Record<string, GivenAnswer>>
  /** The last synonym typed for the word asked for, by game id. */
  readonly synonyms: Readonly<Record<string, string>>
  /** Whether it's played without the server, which checks the answers later. */
  readonly isOffline: boolean
  /** How often an answer was undone: lets a game that is played again start afresh. */
  readonly undone: number
}

export function newPlay(sessionId: number, games: readonly Game[], before = 0, isOffline = false): Play {
  return { sessionId, before, isOffline, games, position: 0, answers: {}, synonyms: {}, undone: 0 }
}

/** Answers a game. A second answer changes nothing. */
export function withAnswer(play: Play, gameId: string, answer: string, milliseconds: number): Play {
  if (play.answers[gameId] || !play.games.some(({ id }) => id === gameId)) return play
  return { ...play, answers: { ...play.answers, [gameId]: { answer, milliseconds, verdict: null } } }
}

/** Records the server's verdict. Only the first verdict counts. */
export function withVerdict(play: Play, gameId: string, verdict: Verdict): Play {
  const given = play.answers[gameId]
  if (!given || given.verdict) return play
  return { ...play, answers: { ...play.answers, [gameId]: { ...given, verdict } } }
}

/** Moves on from a game. A second press of Continue on the same game changes nothing. */
export function withNext(play: Play, gameId: string): Play {
  return play.games[play.position]?.id === gameId ? { ...play, position: play.position + 1 } : play
}

/** Undoes an answer: the game that the server returns takes the old game's place and is shown. */
export function withoutAnswer(play: Play, gameId: string, reopened: Game): Play {
  const position = play.games.findIndex(({ id }) => id === gameId)
  if (position < 0) return play
  const { [gameId]: _, ...answers } = play.answers
  return { ...play, position, answers, games: play.games.with(position, reopened), undone: play.undone + 1 }
}

/**
 * Records an answer as a synonym of the word asked for and removes it, so that the learner can try again. If they have
 * moved on meanwhile, while offline, the game goes to the end.
 */
export function withSynonym(play: Play, gameId: string): Play {
  const index = play.games.findIndex(({ id }) => id === gameId)
  const game = play.games[index]
  const given = play.answers[gameId]
  if (!game || !given || given.verdict) return play
  const { [gameId]: _, ...answers } = play.answers
  const open = { ...play, answers, synonyms: { ...play.synonyms, [gameId]: given.answer } }
  if (index >= play.position) return open
  return { ...open, games: [...play.games.toSpliced(index, 1), game], position: play.position - 1 }
}

/** Returns the games whose answers still have to be sent, in order. */
export function selectUnsent(play: Play): Game[] {
  return play.games.filter(({ id }) => play.answers[id]?.verdict === null)
}

/** Returns the session's progress: games answered, and games in all. */
export function progressOf({ before, games, position, answers }: Play): { done: number; total: number } {
  const current = games[position]
  const isAnswered = current !== undefined && answers[current.id] !== undefined
  return { done: before + position + (isAnswered ? 1 : 0), total: before + games.length }
}

/** Checks whether games were skipped, so that the server still expects their answers. */
export function hasSkipped({ games, position, answers }: Play): boolean {
  return games.slice(0, position).some(({ id }) => !answers[id])
}
