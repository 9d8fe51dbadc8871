import { type GameName, type GameSize, gameNames } from '@wordhoard/contracts/learning'
import { inRandomOrder, type Random } from './chance'
import { type AnswerKind, answerKinds, type GameKind, gameKind } from './game-kinds'
import { spread } from './spread'

/** A word of a session, with what decides which games it can have. */
export interface PlannedWord {
  readonly spellId: number
  readonly hasImage: boolean
  readonly hasDefinition: boolean
  /** Whether the word is long enough to be built from fragments. */
  readonly canBuild: boolean
  /** Whether the learner said they had forgotten the word; its first game is then an easy one. */
  readonly isForgotten: boolean
  /** From 0 to 10. */
  readonly score: number
  /** Whether other words have pictures to offer beside this word's own; true if not given. */
  readonly hasImageChoices?: boolean | undefined
  /** Whether other words have definitions to offer beside this word's own; true if not given. */
  readonly hasDefinitionChoices?: boolean | undefined
  /** Whether there are other words to offer beside this one, to read or hear; true if not given. */
  readonly hasWordChoices?: boolean | undefined
}

export interface PlannedGame {
  readonly spellId: number
  readonly name: GameName
}

const gamesPerWord: Readonly<Record<GameSize, number>> = { small: 1, medium: 2, large: 3 }

function shows(medium: GameKind['question'], word: PlannedWord, hasAudio: boolean): boolean {
  if (medium === 'audio') return hasAudio
  if (medium === 'image') return word.hasImage
  return medium === 'spell' || word.hasDefinition
}

function offers(options: GameKind['options'], word: PlannedWord, hasAudio: boolean): boolean {
  if (options === null) return true
  if (!shows(options, word, hasAudio)) return false
  if (options === 'image') return word.hasImageChoices ?? true
  return (options === 'definition' ? word.hasDefinitionChoices : word.hasWordChoices) ?? true
}

/** Returns the games that are possible for a word. */
export function possibleGames(word: PlannedWord, hasAudio: boolean): GameName[] {
  return gameNames.filter((name) => {
    const { question, answer, options } = gameKind(name)
    return (
      shows(question, word, hasAudio) &&
      offers(options, word, hasAudio) &&
      (answer !== 'built' || word.canBuild)
    )
  })
}

/** Words below this score, give or take a random offset, get easy games; from `STRONG_SCORE` on, they get hard ones. */
const WEAK_SCORE = 3
const STRONG_SCORE = 6

/** Chooses the kinds of answer for a word, in rising difficulty, before checking which games are possible. */
function choosePreferredKinds(word: PlannedWord, size: GameSize, random: Random): AnswerKind[] {
  // A random offset of up to 2 sometimes picks a harder or easier kind than the score suggests, which keeps games
  // varied.
  const level = (word.isForgotten ? Math.min(word.score, WEAK_SCORE) : word.score) + (random() - 0.5) * 4
  if (size === 'large') return ['chosen', 'built', 'typed']
  if (size === 'small') return [level < WEAK_SCORE ? 'chosen' : level < STRONG_SCORE ? 'built' : 'typed']
  if (level < WEAK_SCORE) return ['chosen', 'built']
  return [level < STRONG_SCORE || word.isForgotten ? 'chosen' : 'built', 'typed']
}

const rank = (kind: AnswerKind) => answerKinds.indexOf(kind)

/**
 * Replaces each preferred kind that has no game left by the nearest kind that has; returns fewer when games run out.
 */
function replaceUnavailableKinds(wanted: readonly AnswerKind[], possible: readonly GameName[]): AnswerKind[] {
  const left = new Map<AnswerKind, number>()
  for (const name of possible) {
    const { answer } = gameKind(name)
    left.set(answer, (left.get(answer) ?? 0) + 1)
  }
  const found: AnswerKind[] = []
  for (const kind of wanted) {
    const [nearest] = [...left.keys()]
      .filter((each) => (left.get(each) ?? 0) > 0)
      .sort((a, b) => Math.abs(rank(a) - rank(kind)) - Math.abs(rank(b) - rank(kind)))
    if (nearest === undefined) break
    left.set(nearest, (left.get(nearest) ?? 0) - 1)
    found.push(nearest)
  }
  return found.sort((a, b) => rank(a) - rank(b))
}

/**
 * Plans the games of a session, in order. Each word gets one, two or three games, depending on the size: different
 * games of rising difficulty, or as many as are possible for the word. The words take turns, so that the games of one
 * word are as far apart as can be. The same game never comes twice in a row unless nothing else is possible.
 */
export function planGames(input: {
  readonly words: readonly PlannedWord[]
  readonly size: GameSize
  readonly hasAudio: boolean
  readonly random: Random
}): PlannedGame[] {
  const { size, hasAudio, random } = input
  const words = inRandomOrder(input.words, random).map((word) => {
    const possible = possibleGames(word, hasAudio)
    return {
      spellId: word.spellId,
      possible,
      kinds: replaceUnavailableKinds(choosePreferredKinds(word, size, random), possible),
    }
  })
  const games: PlannedGame[] = []
  const isTaken = (spellId: number, name: GameName) =>
    games.some((game) => game.spellId === spellId && game.name === name)
  for (let round = 0; round < gamesPerWord[size]; round++) {
    const turn = words.filter(({ kinds }) => round < kinds.length)
    const choices = turn.map(({ spellId, possible, kinds }) =>
      possible.filter((name) => gameKind(name).answer === kinds[round] && !isTaken(spellId, name)),
    )
    const names = spread(
      choices,
      games.map(({ name }) => name),
      random,
    )
    for (const [index, { spellId }] of turn.entries()) games.push({ spellId, name: names[index] as GameName })
  }
  return games
}
