import { type Random, randomBelow } from '@wordhoard/learning/chance'
import { directHeadwords } from '@wordhoard/lexicon/direct-forms'
import { type PartOfSpeech, partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'
import type { Dictionary } from '../dict/dictionary'
import { type Asked, areAlike, couldBeRight, isSameForm } from './confusable'
import type { GameLexicon } from './game-lexicon'
import { unsuitableWords } from './unsuitable-words'
import type { WordFacts, WordFactsStore } from './word-facts'

/** Fewest wrong options beside a right one. */
export const WRONG_OPTIONS = 3
/** Candidates looked at for each word: some do not pass. */
const CANDIDATES = 9
const CLOSE_CANDIDATES = 6
const MOST_PICTURES_TRIED = 300

/** Words that may stand beside one that is asked for. */
export interface Distractors {
  /** Of the same part of speech and about as frequent, not to be mistaken for it. */
  readonly words: readonly WordFacts[]
  /** Spelt nearly like it: for games where the spelling is the point. */
  readonly close: readonly WordFacts[]
  /** Those of them that are not to be mistaken for it by their meaning. */
  readonly closeWrong: readonly WordFacts[]
  /** Spellings of other words of the same sound and part of speech. */
  readonly sameSound: readonly string[]
  /** Words with pictures of their own that show something else. */
  readonly pictures: readonly WordFacts[]
}

interface Drawn {
  readonly words: readonly number[]
  readonly close: readonly number[]
  readonly pictures: readonly number[]
}

/** Draws options for the words of a session, all with one query at most. */
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

  /** In the order of the words asked for. */
  async draw(asked: readonly Asked[]): Promise<Distractors[]> {
    const drawn = asked.map((word) => this.#candidates(word))
    const ids = drawn.flatMap(({ words, close, pictures }) => [...words, ...close, ...pictures])
    const facts = await this.#facts.get(ids)
    const known = (some: readonly number[]) =>
      some.map((id) => facts.get(id)).filter((word) => word !== undefined)
    return asked.map((word, index) => {
      const { words, close, pictures } = drawn[index]!
      const isWrong = (other: WordFacts) => !couldBeRight(this.#lexicon, word, other)
      const near = known(close).filter((other) => !isSameForm(this.#lexicon, word.facts, other))
      return {
        words: this.#apart(known(words).filter(isWrong)),
        close: near,
        closeWrong: this.#apart(
          near.filter(({ senses }) => senses[0]?.partOfSpeech === word.sense.partOfSpeech).filter(isWrong),
        ),
        sameSound: this.#sameSound(word),
        pictures: known(pictures).filter(isWrong),
      }
    })
  }

  /** Whether there is a picture of the word in this sense: pictures show things. */
  hasPicture({ facts, sense }: Asked): boolean {
    return /noun$/.test(sense.partOfSpeech) && this.#lexicon.pictureOf(facts.id) !== undefined
  }

  #sameSound({ facts, sense }: Asked): string[] {
    const { index } = this.#dictionary
    const bit = partOfSpeechBits[sense.partOfSpeech as PartOfSpeech]
    return this.#lexicon
      .homophonesOf(facts.id)
      .map((id) => index.headwordOf(id))
      .filter((word) => word !== undefined)
      .filter((word) => (index.partsOfSpeech(word) & bit) !== 0)
  }

  #candidates({ facts, sense }: Asked): Drawn {
    const { pool, relations, homophonesOf, pictureOf } = this.#lexicon
    const homophones = homophonesOf(facts.id)
    const confusable = relations.confusableWith(facts.id)
    const siblings = relations.siblingsOf(facts.id)
    const isApart = (id: number) =>
      id !== facts.id && this.#isSuitable(id) && !homophones.includes(id) && !confusable.has(id)
    const own = pictureOf(facts.id)
    const isOfOtherThing = (id: number) => own === undefined || (pictureOf(id) !== own && !siblings.has(id))
    return {
      words: pool.near(
        { partOfSpeech: sense.partOfSpeech, rank: facts.rank },
        CANDIDATES,
        (id) => isApart(id) && isOfOtherThing(id),
        this.#random,
      ),
      // Two letters of a short word are most of it.
      close: this.#dictionary.search
        .closeWords(facts.headword, facts.headword.length < 5 ? 1 : 2)
        .filter((id) => pool.has(id) && isApart(id))
        .slice(0, CLOSE_CANDIDATES),
      pictures: own === undefined ? [] : this.#differentPictures((id) => isOfOtherThing(id) && isApart(id)),
    }
  }

  /** Whether a word may be offered to anybody: no inflection of another one (stays, eggs), nothing rude. */
  #isSuitable(id: number): boolean {
    let isSuitable = this.#suitable.get(id)
    if (isSuitable === undefined) {
      const { index } = this.#dictionary
      const headword = index.headwordOf(id) ?? ''
      isSuitable =
        !unsuitableWords.has(headword) && directHeadwords(headword, index).every((base) => base === headword)
      this.#suitable.set(id, isSuitable)
    }
    return isSuitable
  }

  /** Some words whose pictures all differ. */
  #differentPictures(accept: (id: number) => boolean): number[] {
    const { depicted, pictureOf } = this.#lexicon
    const found: number[] = []
    const seen = new Set<string | undefined>()
    for (let tries = 0; tries < MOST_PICTURES_TRIED && found.length < CANDIDATES; tries++) {
      const id = depicted[randomBelow(depicted.length, this.#random)]!
      const picture = pictureOf(id)
      if (seen.has(picture) || !accept(id)) continue
      seen.add(picture)
      found.push(id)
    }
    return found
  }

  /** Without those that look or sound like one before them. */
  #apart(words: readonly WordFacts[]): WordFacts[] {
    const kept: WordFacts[] = []
    for (const word of words) {
      const isLike = (other: WordFacts) =>
        isSameForm(this.#lexicon, word, other) || areAlike(word.senses[0]!, other.senses[0]!)
      if (!kept.some(isLike)) kept.push(word)
    }
    return kept
  }
}
