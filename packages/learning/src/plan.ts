import { type GameName, type GameSize, gameNames } from '@wordhoard/contracts/learning'
import { inRandomOrder, type Random } from './chance'
import { type AnswerKind, answerKinds, type GameKind, gameKind } from './game-kinds'
import { spread } from './spread'

/** A word of a session, and what games can be made of it. */
export interface PlannedWord {
  readonly spellId: number
  readonly hasImage: boolean
  readonly hasDefinition: boolean
  /** Long enough to be put together from fragments. */
  readonly canBuild: boolean
  /** Said to be forgotten: its first game is an easy one. */
  readonly isForgotten: boolean
  /** 0 to 10. */
  readonly score: number
  /** Whether there are pictures of other words to offer beside its own; true if not given. */
  readonly hasImageChoices?: boolean | undefined
  /** Whether there are definitions of other words to offer beside its own; true if not given. */
  readonly hasDefinitionChoices?: boolean | undefined
  /** Whether there are other words to offer beside it, to read or hear; true if not given. */
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

/** The games that can be made of a word. */
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

/** Up to this score a word is asked the easy way, from the next one on the hard way. */
const WEAK = 3
const STRONG = 6

/** How a word's answers are given, before regard to what can be made of it; in rising difficulty. */
function preferKinds(word: PlannedWord, size: GameSize, random: Random): AnswerKind[] {
  // Now and then a harder one than the score suggests, or an easier one: also a variety of games is kept up.
  const level = (word.isForgotten ? Math.min(word.score, WEAK) : word.score) + (random() - 0.5) * 4
  if (size === 'large') return ['chosen', 'built', 'typed']
  if (size === 'small') return [level < WEAK ? 'chosen' : level < STRONG ? 'built' : 'typed']
  if (level < WEAK) return ['chosen', 'built']
  return [level < STRONG || word.isForgotten ? 'chosen' : 'built', 'typed']
}

const rank = (kind: AnswerKind) => answerKinds.indexOf(kind)

/** The wishes as far as there are games for them, the nearest other way else; fewer where there are too few games. */
function grantKinds(wanted: readonly AnswerKind[], possible: readonly GameName[]): AnswerKind[] {
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
 * The games of a session, in order. Each word gets one, two or three by the size, of rising difficulty, none twice; a
 * word of which fewer can be made gets those, one of which none can be made gets none. The words take turns, so that the
 * games of one are as far apart as can be, and the same game does not follow itself unless nothing else is possible.
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
    return { spellId: word.spellId, possible, kinds: grantKinds(preferKinds(word, size, random), possible) }
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
