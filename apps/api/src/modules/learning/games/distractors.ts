import { blankForms } from '@wordhoard/learning/blank'
import { type Random, randomBelow } from '@wordhoard/learning/chance'
import { hasRelative } from '@wordhoard/learning/relatives'
import { unlikeness } from '@wordhoard/learning/unlikeness'
import { directHeadwords } from '@wordhoard/lexicon/forms/direct-forms'
import { type PartOfSpeech, partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'
import { Pauses } from '../../../lib/pauses'
import type { Dictionary } from '../../dictionary/open-dictionary'
import { areAlike, couldBeRight, isSameForm, type TargetWord } from './confusable'
import { canBeOption } from './definition-use'
import type { GameLexicon } from './game-lexicon'
import { DRAWN_TO_PREFER, filterUpTo, type Preference, preferWords } from './pick-words'
import { isUnsuitableDefinition, isUnsuitableOption } from './unsuitable-words'
import type { FactsOfSense, WordFacts, WordFactsStore } from './word-facts'
import { correctRank, type PoolPlace } from './word-pool'

/** How many times as many words as needed are compared, to find definitions that look like the target's. */
const COMPARED_DEFINITIONS = 3
/** Number of extra candidates drawn, because some are rejected. With 3, hardly any word is short of options. */
const SPARE_CANDIDATES = 3
/** The same for words that were short of options at first: names and numbers, which resemble one another. */
const MORE_SPARE_CANDIDATES = 40
/** Maximum number of options of one kind that a game needs. */
const MAX_OPTIONS = 5
const CLOSE_CANDIDATES = 6
const MAX_PICTURES_TRIED = 300

/** Wrong options for a target word. */
export interface Distractors {
  /** Words of the same part of speech and similar frequency that can't be mistaken for the target. */
  readonly words: readonly WordFacts[]
  /**
   * Words whose definitions can stand beside the target's: they name neither word, and resemble it in length and grammar.
   */
  readonly definitions: readonly WordFacts[]
  /** Words spelt almost like the target, for games about spelling. */
  readonly close: readonly WordFacts[]
  /** Those words of `close` whose meaning can't be mistaken for the target's. */
  readonly closeWrong: readonly WordFacts[]
  /** Spellings of other words with the same sound and part of speech. */
  readonly sameSound: readonly string[]
  /** Words whose pictures show something else. */
  readonly pictures: readonly WordFacts[]
}

/** The options that a word's games need. */
export interface OptionNeeds {
  /** Number of words. */
  readonly words: number
  /** Number of definitions. */
  readonly definitions: number
  readonly close: boolean
  /** Number of pictures. */
  readonly pictures: number
  /** Which words and definitions are taken, of those that are as good otherwise; any by default. */
  readonly preference?: Preference
}

const everything: OptionNeeds = { words: MAX_OPTIONS, definitions: 3, close: true, pictures: MAX_OPTIONS }

interface DistractorCandidates {
  readonly asked: TargetWord
  readonly needs: OptionNeeds
  readonly words: readonly number[]
  readonly close: readonly number[]
  readonly pictures: readonly number[]
}

/** Draws wrong options for the words of a session with one query for all, or two if some word is short of options. */
export class DistractorSource {
  readonly #lexicon: GameLexicon
  readonly #facts: WordFactsStore
  readonly #dictionary: Dictionary
  readonly #random: Random
  readonly #suitable = new Map<number, boolean>()

  constructor(parts: {
    readonly lexicon: GameLexicon
    readonly facts: WordFactsStore
    readonly dictionary: Dictionary
    readonly random: Random
  }) {
    this.#lexicon = parts.lexicon
    this.#facts = parts.facts
    this.#dictionary = parts.dictionary
    this.#random = parts.random
  }

  /**
   * Draws the options of each target word, in the same order; only as many as needed, since every candidate's document
   * must be read.
   */
  async draw<A extends TargetWord>(
    asked: readonly A[],
    needs: (word: A) => OptionNeeds = () => everything,
  ): Promise<Distractors[]> {
    const drawn = await this.#drawDistractors(asked, needs, SPARE_CANDIDATES)
    const short = asked.filter((word, index) => isShort(needs(word), drawn[index]!))
    if (short.length === 0) return drawn
    const again = await this.#drawDistractors(short, needs, MORE_SPARE_CANDIDATES)
    return asked.map((word, index) => again[short.indexOf(word)] ?? drawn[index]!)
  }

  async #drawDistractors<A extends TargetWord>(
    asked: readonly A[],
    needs: (word: A) => OptionNeeds,
    spare: number,
  ): Promise<Distractors[]> {
    const pauses = new Pauses()
    const drawn = await pauses.map(asked, (word) => this.#candidates(word, needs(word), spare))
    const ids = drawn.flatMap(({ words, close, pictures }) => [...words, ...close, ...pictures])
    const facts = await this.#facts.get(ids)
    return pauses.map(drawn, (each) => this.#filterCandidates(each, facts))
  }

  /** Keeps the candidates that are certainly wrong, up to the number needed. */
  #filterCandidates(
    { asked, needs, words, close, pictures }: DistractorCandidates,
    facts: ReadonlyMap<number, WordFacts>,
  ): Distractors {
    const known = (some: readonly number[]) =>
      some.map((id) => facts.get(id)).filter((word) => word !== undefined)
    const isWrong = (other: WordFacts) =>
      !isUnsuitableDefinition(other.senses[0]?.text ?? '') && !couldBeRight(this.#lexicon, asked, other)
    const near = known(close).filter((other) => !isSameForm(this.#lexicon, asked.facts, other))
    const isLikeAny = (word: WordFacts, others: readonly WordFacts[]) =>
      others.some(
        (other) => isSameForm(this.#lexicon, word, other) || areAlike(word.senses[0]!, other.senses[0]!),
      )
    const apart = (some: readonly WordFacts[], most: number) =>
      filterUpTo(most, some, (word, kept) => isWrong(word) && !isLikeAny(word, kept))
    const compared = apart(
      known(words).filter(
        (word) => canBeOption(word, word.senses[0]!) && !names(word.senses[0]!, asked.facts),
      ),
      needs.definitions * COMPARED_DEFINITIONS,
    )
    const samePart = near.filter(({ senses }) => senses[0]?.partOfSpeech === asked.sense.partOfSpeech)
    return {
      words: apart(known(words), needs.words),
      definitions: mostAlike(asked.sense, compared, needs.definitions),
      close: near,
      closeWrong: apart(samePart, CLOSE_CANDIDATES),
      sameSound: this.#sameSound(asked),
      pictures: filterUpTo(needs.pictures, known(pictures), isWrong),
    }
  }

  /** Whether there is a picture of the word in this sense. Pictures only show things. */
  hasPicture({ facts, sense }: TargetWord): boolean {
    return /noun$/.test(sense.partOfSpeech) && this.#lexicon.pictureOf(facts.id) !== undefined
  }

  /**
   * Draws words of the same part of speech and similar frequency whose first meaning is certainly another, and isn't of
   * the same kind either (villa, mansion).
   */
  async drawApart(asked: TargetWord, most: number): Promise<WordFacts[]> {
    const { facts, sense } = asked
    const { pool, relations } = this.#lexicon
    const siblings = relations.siblingsOf(facts.id)
    const isApart = this.#isApartFrom(facts.id)
    const ids = pool.near(placeOf(asked), most, (id) => isApart(id) && !siblings.has(id), this.#random)
    const found = await this.#facts.get(ids)
    return ids
      .flatMap((id) => found.get(id) ?? [])
      .filter(
        (other) =>
          other.senses[0]?.partOfSpeech === sense.partOfSpeech &&
          !isUnsuitableDefinition(other.senses[0].text) &&
          !couldBeRight(this.#lexicon, asked, other),
      )
  }

  #sameSound({ facts, sense }: TargetWord): string[] {
    const { index } = this.#dictionary
    const bit = partOfSpeechBits[sense.partOfSpeech as PartOfSpeech]
    return this.#lexicon
      .homophonesOf(facts.id)
      .map((id) => index.headwordOf(id))
      .filter((word) => word !== undefined)
      .filter((word) => (index.partsOfSpeech(word) & bit) !== 0)
  }

  #candidates(asked: TargetWord, needs: OptionNeeds, spare: number): DistractorCandidates {
    const { facts } = asked
    const { pool, relations, pictureOf } = this.#lexicon
    const isApart = this.#isApartFrom(facts.id)
    const own = pictureOf(facts.id)
    const siblings = own === undefined ? undefined : relations.siblingsOf(facts.id)
    const isOfOtherThing = (id: number) => !siblings || (pictureOf(id) !== own && !siblings.has(id))
    const wanted = Math.max(needs.words, needs.definitions * COMPARED_DEFINITIONS)
    const isOption = (other: number) => isApart(other) && isOfOtherThing(other)
    return {
      asked,
      needs,
      words: wanted === 0 ? [] : this.#similarWords(asked, wanted + spare, isOption, needs.preference),
      // In a short word, two letters are most of the spelling.
      close: !needs.close
        ? []
        : this.#dictionary.search
            .closeWords(facts.headword, facts.headword.length < 5 ? 1 : 2)
            .filter((id) => pool.has(id) && isApart(id))
            .slice(0, CLOSE_CANDIDATES),
      pictures:
        own === undefined || needs.pictures === 0
          ? []
          : this.#differentPictures(needs.pictures + spare, isOption),
    }
  }

  /** Draws words of the same part of speech and similar frequency, the preferred ones first. */
  #similarWords(
    asked: TargetWord,
    most: number,
    isOption: (id: number) => boolean,
    preference: Preference | undefined,
  ): number[] {
    const draw = (count: number) => this.#lexicon.pool.near(placeOf(asked), count, isOption, this.#random)
    if (!preference) return draw(most)
    const headwordOf = (id: number) => this.#dictionary.index.headwordOf(id)
    return preferWords(draw(most * DRAWN_TO_PREFER), headwordOf, preference, most)
  }

  /** Returns whether a word may be an option for this one, as far as the lexicon tells. */
  #isApartFrom(id: number): (other: number) => boolean {
    const { relations, homophonesOf } = this.#lexicon
    const [homophones, confusable] = [homophonesOf(id), relations.confusableWith(id)]
    return (other) =>
      other !== id && this.#isSuitable(other) && !homophones.includes(other) && !confusable.has(other)
  }

  /** Whether a word may be an option: it isn't an inflection of another word (stays, eggs), and isn't rude. */
  #isSuitable(id: number): boolean {
    let isSuitable = this.#suitable.get(id)
    if (isSuitable === undefined) {
      const { index } = this.#dictionary
      const headword = index.headwordOf(id) ?? ''
      isSuitable =
        !isUnsuitableOption(headword) && directHeadwords(headword, index).every((base) => base === headword)
      this.#suitable.set(id, isSuitable)
    }
    return isSuitable
  }

  /** Draws words with different pictures. */
  #differentPictures(count: number, accept: (id: number) => boolean): number[] {
    const { depicted, pictureOf } = this.#lexicon
    const found: number[] = []
    const seen = new Set<string | undefined>()
    for (let tries = 0; tries < MAX_PICTURES_TRIED && found.length < count; tries++) {
      const id = depicted[randomBelow(depicted.length, this.#random)]!
      const picture = pictureOf(id)
      if (seen.has(picture) || !accept(id)) continue
      seen.add(picture)
      found.push(id)
    }
    return found
  }
}

/** Returns where options for a word are looked for. */
function placeOf({ facts, sense }: TargetWord): PoolPlace {
  const { partOfSpeech, spelling, isForLearners } = sense
  return {
    partOfSpeech,
    rank: correctRank(facts.rank, facts.level),
    isCapital: /^\p{Lu}/u.test(spelling),
    isPlain: isForLearners,
  }
}

/** Whether a word has fewer options than its games need. */
function isShort(needs: OptionNeeds, { words, definitions, pictures }: Distractors): boolean {
  return (
    words.length < needs.words || definitions.length < needs.definitions || pictures.length < needs.pictures
  )
}

/** Whether a definition names a word or one of its family. */
function names({ text }: FactsOfSense, { forms, spellings }: WordFacts): boolean {
  return blankForms(text, forms) !== null || hasRelative(text, spellings)
}

/** Returns the words whose first definitions look most like the target's. */
function mostAlike(target: FactsOfSense, words: readonly WordFacts[], most: number): WordFacts[] {
  const distance = (word: WordFacts) => unlikeness(target.text, word.senses[0]!.text)
  return words.toSorted((a, b) => distance(a) - distance(b)).slice(0, most)
}
