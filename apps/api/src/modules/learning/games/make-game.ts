import type { Game, GameMedium, GameName, GameOption } from '@wordhoard/contracts/learning'
import { blankForms } from '@wordhoard/learning/blank'
import { inRandomOrder, type Random } from '@wordhoard/learning/chance'
import { fragmentsOf, shuffle } from '@wordhoard/learning/fragments'
import { gameKind } from '@wordhoard/learning/game-kinds'
import { graphemes } from '@wordhoard/learning/graphemes'
import { takeRandomBytes } from '../../../lib/random-bytes'
import type { Distractors } from './distractors'
import type { MediaNames } from './media-names'
import type { PracticeWord } from './practice-words'
import type { FactsOfSense, WordFacts } from './word-facts'

/** Number of wrong options beside a right one. */
const WRONG_OPTIONS = 3
/** Number of wrong options in games where one word is found among many. */
const WRONG_FIND_OPTIONS = 5
/** Score from which spelling games offer words spelt almost like the target. */
const HARD_SCORE = 4

/** A game as it is stored: what is shown, and what is right. */
export interface NewGame {
  readonly spellId: number
  readonly name: GameName
  readonly shown: Pick<Game, 'question' | 'answers'>
  readonly correct: string
  readonly accepted: readonly string[]
  /** Words whose sounds the game will request. */
  readonly spoken: readonly number[]
}

export interface GameInput {
  readonly word: PracticeWord
  readonly distractors: Distractors
  /** From 0 to 10. */
  readonly score: number
  readonly isChallenge: boolean
}

/** Makes games of words. */
export class GameMaker {
  readonly #names: MediaNames
  readonly #random: Random

  constructor(names: MediaNames, random: Random) {
    this.#names = names
    this.#random = random
  }

  /** Makes a game of the given kind; returns undefined if there are too few options. */
  make(name: GameName, input: GameInput): NewGame | undefined {
    const { answer, options } = gameKind(name)
    if (answer === 'chosen' && options) return this.#makeChoiceGame(name, options, input)
    return this.#makeTypedGame(name, input)
  }

  /** Makes the game that is possible with every word: typing it. */
  write(input: GameInput): NewGame {
    return this.#makeTypedGame('spell-spelling', input)
  }

  #makeChoiceGame(name: GameName, medium: GameMedium, input: GameInput): NewGame | undefined {
    const { word } = input
    const wrong = wrongOptions(name, medium, input)
    if (!wrong) return undefined
    const id = optionId()
    const isNamed = isPictureNamed(name)
    const right = { id, ...this.#makeQuestion(medium, word.facts, word.sense, word.facts.forms, isNamed) }
    const others = wrong.map((other) => ({
      id: optionId(),
      ...this.#makeQuestion(medium, other, other.senses[0]!, [...other.forms, ...word.facts.forms], isNamed),
    }))
    const spoken = medium === 'audio' ? wrong.map((other) => other.id) : []
    return this.#game(name, word, {
      answers: inRandomOrder<GameOption>([right, ...others], this.#random),
      correct: id,
      accepted: [],
      spoken: medium === 'audio' ? [word.facts.id, ...spoken] : [],
    })
  }

  #makeTypedGame(name: GameName, { word, distractors }: GameInput): NewGame {
    const { answer, question } = gameKind(name)
    const { facts, sense } = word
    const isBuilt = answer === 'built'
    const pieces = isBuilt ? shuffle(fragmentsOf(sense.spelling, this.#random), this.#random) : []
    // Without a sentence, only the sound is asked, so every word of that sound is right.
    const sameSound =
      question === 'audio' && !isBuilt && word.context === undefined ? distractors.sameSound : []
    return this.#game(name, word, {
      answers: pieces.map((text) => ({ id: optionId(), text })),
      correct: sense.spelling,
      accepted: [...new Set([sense.spelling, ...facts.spellings, ...sameSound])],
      spoken: [],
    })
  }

  #game(
    name: GameName,
    word: PracticeWord,
    rest: {
      readonly answers: Game['answers']
      readonly correct: string
      readonly accepted: readonly string[]
      readonly spoken: readonly number[]
    },
  ): NewGame {
    const { facts, sense, context } = word
    const { question: medium, answer } = gameKind(name)
    const { answers, correct, accepted, spoken } = rest
    const question = {
      ...this.#makeQuestion(medium, facts, sense, facts.forms, isPictureNamed(name)),
      // Scrambles the word shown above its pieces; otherwise the question would give the answer.
      ...(medium === 'spell' && answer === 'built' && { text: this.#scramble(sense.spelling) }),
      part_of_speech: sense.partOfSpeech,
      ...(context !== undefined && { context }),
    }
    return {
      spellId: facts.id,
      name,
      shown: { question, answers },
      correct,
      accepted,
      spoken: medium === 'audio' ? [facts.id, ...spoken] : spoken,
    }
  }

  /**
   * @param forms blanked in a definition, so that it reveals neither its own word nor the target
   * @param isNamed whether a picture is described by its word
   */
  #makeQuestion(
    medium: GameMedium,
    facts: WordFacts,
    sense: FactsOfSense,
    forms: readonly string[],
    isNamed: boolean,
  ) {
    const definition = () => blankForms(sense.text, forms) ?? sense.text
    switch (medium) {
      case 'audio':
        return { kind: medium, audio_url: this.#address('audio', facts.id) }
      case 'image':
        return {
          kind: medium,
          image_url: this.#address('image', facts.id),
          image_text: isNamed ? sense.spelling : definition(),
        }
      case 'definition':
        return { kind: medium, text: definition() }
      case 'spell':
        return { kind: medium, text: sense.spelling }
    }
  }

  #address(kind: 'audio' | 'image', spellId: number): string {
    return `/api/games/media/${this.#names.seal(kind, spellId)}`
  }

  /** Shuffles the letters of a word, or of each word of a phrase. */
  #scramble(spelling: string): string {
    return spelling
      .split(' ')
      .map((word) => shuffle(graphemes(word), this.#random).join(''))
      .join(' ')
  }
}

/**
 * Whether pictures are described by their word. In games that match pictures and meanings, describing a picture by its
 * meaning would give the answer, and the word itself isn't asked for.
 */
function isPictureNamed(name: GameName): boolean {
  return name === 'image-definition' || name === 'definition-image'
}

/** Returns the number of wrong options in a game. */
export function wrongOptionsOf(name: GameName): number {
  return name.startsWith('find-') ? WRONG_FIND_OPTIONS : WRONG_OPTIONS
}

function wrongOptions(name: GameName, medium: GameMedium, input: GameInput): WordFacts[] | undefined {
  const { distractors, score, isChallenge } = input
  const { words, close, pictures } = distractors
  const wanted = wrongOptionsOf(name)
  const isHard = score >= HARD_SCORE || isChallenge
  const matching =
    medium === 'image'
      ? pictures
      : name === 'audio-spell'
        ? takeFromBoth(close, words, isHard ? WRONG_OPTIONS : 2)
        : name === 'definition-spell' && isHard
          ? takeFromBoth(distractors.closeWrong, words, 2)
          : words
  return matching.length < wanted ? undefined : matching.slice(0, wanted)
}

/** Returns up to `most` words of the first list, then those of the second, each once. */
function takeFromBoth(first: readonly WordFacts[], second: readonly WordFacts[], most: number): WordFacts[] {
  const chosen = first.slice(0, most)
  return [...chosen, ...second.filter((word) => !chosen.some(({ id }) => id === word.id))]
}

function optionId(): string {
  return takeRandomBytes(6).toString('base64url')
}
