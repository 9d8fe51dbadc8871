import { gameKind } from '../game-kinds'
import type { PlannedGame } from '../plan'

/** The game whose way of answering a duel has: choosing a word. */
export const DUEL_GAME = 'definition-spell'
/** At most one of so many questions is a duel. */
export const GAMES_PER_DUEL = 10
/** On how many days a learner has met a word in practice once it counts as learnt. */
const DAYS_TO_LEARN = 2
/** How long a duel isn't repeated, in days, unless its words are mixed up again. */
const REST_DAYS = 7
const DAY = 86_400_000

/** What a learner's log says of the words of a set. */
export interface RivalHistory {
  /** On how many days each word was answered. */
  readonly days: readonly number[]
  /** When one was last chosen or typed instead of another; undefined if never. */
  readonly mixedAt: Date | undefined
  /** When the word to ask was last asked in a duel; undefined if never. */
  readonly duelAt: Date | undefined
}

/** Whether a learner has mixed up the words of a set since their last duel. */
export function isMixedUp({ mixedAt, duelAt }: RivalHistory): boolean {
  return mixedAt !== undefined && (duelAt === undefined || mixedAt >= duelAt)
}

/** Whether a word may be asked in a duel: its set was mixed up since the last one, or all its words are learnt. */
export function canDuel(history: RivalHistory, now: Date): boolean {
  if (isMixedUp(history)) return true
  const { days, duelAt } = history
  const hasRested = duelAt === undefined || now.getTime() - duelAt.getTime() >= REST_DAYS * DAY
  return hasRested && days.every((count) => count >= DAYS_TO_LEARN)
}

/** A duel that may come. */
export interface PossibleDuel {
  /** The word to ask. */
  readonly spellId: number
  /** The words of its set. */
  readonly ids: readonly number[]
}

/**
 * Chooses which games of a session become duels, by their place. A duel takes the place of one of its word's own games,
 * so that a session doesn't get longer: best of one whose answer is chosen too. There are always nine other questions
 * between two duels, also those of earlier sessions, and no word is in two of a session: the first would tell the answer
 * to the second.
 *
 * @param duels those that may come, the most urgent first
 * @param sinceLast number of answers since the last duel; any number of at least nine if there was none
 */
export function placeDuels<Duel extends PossibleDuel>(
  games: readonly PlannedGame[],
  duels: readonly Duel[],
  sinceLast: number,
): Map<number, Duel> {
  const placed = new Map<number, Duel>()
  const taken = new Set<number>()
  let from = Math.max(0, GAMES_PER_DUEL - 1 - sinceLast)
  for (const duel of duels) {
    if (duel.ids.some((id) => taken.has(id))) continue
    const place = bestPlace(games, duel.spellId, from)
    if (place === undefined) continue
    placed.set(place, duel)
    for (const id of duel.ids) taken.add(id)
    from = place + GAMES_PER_DUEL
  }
  return placed
}

function bestPlace(games: readonly PlannedGame[], spellId: number, from: number): number | undefined {
  const places = games.flatMap((game, index) => (game.spellId === spellId && index >= from ? [index] : []))
  const isChosen = (place: number) => gameKind(games[place]!.name).answer === 'chosen'
  const isApart = (place: number) =>
    games[place - 1]?.name !== DUEL_GAME && games[place + 1]?.name !== DUEL_GAME
  return places.find((place) => isChosen(place) && isApart(place)) ?? places.find(isApart)
}
