import type { Game, GameMedium, GameName, GameOption } from '@wordhoard/contracts/learning'
import { inRandomOrder, type Random } from '@wordhoard/learning/chance'
import { fragmentsOf, shuffle } from '@wordhoard/learning/fragments'
import { gameKind } from '@wordhoard/learning/game-kinds'
import { graphemes } from '@wordhoard/learning/graphemes'
import { takeRandomBytes } from '../../../lib/random-bytes'
import type { StoredLesson } from '../lesson'
import { hideWord } from './definition-use'
import type { Distractors } from './distractors'
import { type MediaNames, mediumAddress } from './media-names'
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
  /** What the answer teaches; stays on the server until the game is answered. */
  readonly lesson: StoredLesson
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
    const right = { id, ...this.#makeMedium(medium, word.facts, word.sense, { isNamed }) }
    const others = wrong.map((other) => {
      const shown = this.#makeMedium(medium, other, other.senses[0]!, { isNamed, asked: word.facts })
      return { word: other, option: { id: optionId(), ...shown } }
    })
    const spoken = medium === 'audio' ? wrong.map((other) => other.id) : []
    return this.#game(name, word, {
      answers: inRandomOrder<GameOption>([right, ...others.map(({ option }) => option)], this.#random),
      correct: id,
      accepted: [],
      options: [
        nameOption(id, word.sense),
        ...others.map((other) => nameOption(other.option.id, other.word.senses[0]!)),
      ],
      optionSpellIds: [word.facts.id, ...others.map((other) => other.word.id)],
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
      options: [],
      optionSpellIds: [],
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
      readonly options: StoredLesson['options']
      readonly optionSpellIds: readonly number[]
      readonly spoken: readonly number[]
    },
  ): NewGame {
    const { facts, sense, context, sentence } = word
    const { question: medium, answer } = gameKind(name)
    const { answers, correct, accepted, options, optionSpellIds, spoken } = rest
    const question = {
      ...this.#makeMedium(medium, facts, sense, { isNamed: isPictureNamed(name), isQuestion: true }),
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
      lesson: {
        word: sense.spelling,
        meaning: sense.text,
        definition_id: sense.id,
        spoken_as: soundOf(sense),
        ...(sentence !== undefined && { sentence }),
        options,
        option_spell_ids: [...optionSpellIds],
      },
      spoken: medium === 'audio' ? [facts.id, ...spoken] : spoken,
    }
  }

  /**
   * Shows a word in one of its senses. Definitions among options are never blanked: the one with a blank would be the
   * right one, so only definitions that don't need it are options (`definition-use`).
   *
   * @param asked the word asked for, which a description of another word's picture must not name either
   * @param isNamed whether a picture is described by its word
   */
  #makeMedium(
    medium: GameMedium,
    facts: WordFacts,
    sense: FactsOfSense,
    { isNamed, isQuestion = false, asked }: { isNamed: boolean; isQuestion?: boolean; asked?: WordFacts },
  ) {
    const describe = () => {
      const hidden = hideWord(sense.text, facts)
      return asked ? hideWord(hidden, asked) : hidden
    }
    switch (medium) {
      case 'audio':
        return { kind: medium, audio_url: mediumAddress(this.#names, 'audio', facts.id, soundOf(sense)) }
      case 'image':
        return {
          kind: medium,
          image_url: mediumAddress(this.#names, 'image', facts.id),
          image_text: isNamed ? sense.spelling : describe(),
        }
      case 'definition':
        return { kind: medium, text: isQuestion ? hideWord(sense.text, facts) : sense.text }
      case 'spell':
        return { kind: medium, text: sense.spelling }
    }
  }

  /** Shuffles the letters of a word, or of each word of a phrase. */
  #scramble(spelling: string): string {
    return spelling
      .split(' ')
      .map((word) => shuffle(graphemes(word), this.#random).join(''))
      .join(' ')
  }
}

/** Returns the id of a sense that is spoken differently from its word's other senses; undefined for all others. */
export function soundOf({ id, isSpokenApart }: FactsOfSense): number | undefined {
  return isSpokenApart ? id : undefined
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
      : medium === 'definition'
        ? distractors.definitions
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

export function nameOption(id: string, sense: FactsOfSense): StoredLesson['options'][number] {
  return { id, word: sense.spelling, meaning: sense.text, definition_id: sense.id }
}

export function optionId(): string {
  return takeRandomBytes(6).toString('base64url')
}
