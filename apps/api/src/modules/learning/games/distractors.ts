import { type Random, randomBelow } from '@wordhoard/learning/chance'
import { directHeadwords } from '@wordhoard/lexicon/forms/direct-forms'
import { type PartOfSpeech, partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'
import { Pauses } from '../../../lib/pauses'
import type { Dictionary } from '../../dictionary/open-dictionary'
import { areAlike, couldBeRight, isSameForm, type TargetWord } from './confusable'
import type { GameLexicon } from './game-lexicon'
import { unsuitableWords } from './unsuitable-words'
import type { WordFacts, WordFactsStore } from './word-facts'

/** So many candidates more than are wanted are drawn: some do not pass. With that hardly any word is short of options. */
const SPARE = 3
/** The same for words that were short of them. */
const MANY_SPARE = 9
/** Most options of one kind that a game wants. */
const MOST = 5
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

/** Which options the games of a word will need. */
export interface OptionNeeds {
  /** How many. */
  readonly words: number
  readonly close: boolean
  /** How many. */
  readonly pictures: number
}

const everything: OptionNeeds = { words: MOST, close: true, pictures: MOST }

interface DistractorCandidates {
  readonly asked: TargetWord
  readonly needs: OptionNeeds
  readonly words: readonly number[]
  readonly close: readonly number[]
  readonly pictures: readonly number[]
}

/** Draws options for the words of a session, with one query for all or, where some word is short of them, two. */
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

  /** In the order of the words asked for; only what is needed, since each candidate costs its document. */
  async draw<A extends TargetWord>(
    asked: readonly A[],
    needs: (word: A) => OptionNeeds = () => everything,
  ): Promise<Distractors[]> {
    const drawn = await this.#drawDistractors(asked, needs, SPARE)
    const short = asked.filter((word, index) => isShort(needs(word), drawn[index]!))
    if (short.length === 0) return drawn
    const again = await this.#drawDistractors(short, needs, MANY_SPARE)
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

  /** Those of the candidates whose facts have been read that are wrong beyond doubt, no more than are needed. */
  #filterCandidates(
    { asked, needs, words, close, pictures }: DistractorCandidates,
    facts: ReadonlyMap<number, WordFacts>,
  ): Distractors {
    const known = (some: readonly number[]) =>
      some.map((id) => facts.get(id)).filter((word) => word !== undefined)
    const isWrong = (other: WordFacts) => !couldBeRight(this.#lexicon, asked, other)
    const near = known(close).filter((other) => !isSameForm(this.#lexicon, asked.facts, other))
    const isLikeAny = (word: WordFacts, others: readonly WordFacts[]) =>
      others.some(
        (other) => isSameForm(this.#lexicon, word, other) || areAlike(word.senses[0]!, other.senses[0]!),
      )
    const apart = (some: readonly WordFacts[], most: number) =>
      upTo(most, some, (word, kept) => isWrong(word) && !isLikeAny(word, kept))
    const samePart = near.filter(({ senses }) => senses[0]?.partOfSpeech === asked.sense.partOfSpeech)
    return {
      words: apart(known(words), needs.words),
      close: near,
      closeWrong: apart(samePart, CLOSE_CANDIDATES),
      sameSound: this.#sameSound(asked),
      pictures: upTo(needs.pictures, known(pictures), isWrong),
    }
  }

  /** Whether there is a picture of the word in this sense: pictures show things. */
  hasPicture({ facts, sense }: TargetWord): boolean {
    return /noun$/.test(sense.partOfSpeech) && this.#lexicon.pictureOf(facts.id) !== undefined
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
    const { facts, sense } = asked
    const { pool, relations, homophonesOf, pictureOf } = this.#lexicon
    const homophones = homophonesOf(facts.id)
    const confusable = relations.confusableWith(facts.id)
    const isApart = (id: number) =>
      id !== facts.id && this.#isSuitable(id) && !homophones.includes(id) && !confusable.has(id)
    const own = pictureOf(facts.id)
    const siblings = own === undefined ? undefined : relations.siblingsOf(facts.id)
    const isOfOtherThing = (id: number) => !siblings || (pictureOf(id) !== own && !siblings.has(id))
    return {
      asked,
      needs,
      words:
        needs.words === 0
          ? []
          : pool.near(
              { partOfSpeech: sense.partOfSpeech, rank: facts.rank },
              needs.words + spare,
              (id) => isApart(id) && isOfOtherThing(id),
              this.#random,
            ),
      // Two letters of a short word are most of it.
      close: !needs.close
        ? []
        : this.#dictionary.search
            .closeWords(facts.headword, facts.headword.length < 5 ? 1 : 2)
            .filter((id) => pool.has(id) && isApart(id))
            .slice(0, CLOSE_CANDIDATES),
      pictures:
        own === undefined || needs.pictures === 0
          ? []
          : this.#differentPictures(needs.pictures + spare, (id) => isOfOtherThing(id) && isApart(id)),
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
  #differentPictures(count: number, accept: (id: number) => boolean): number[] {
    const { depicted, pictureOf } = this.#lexicon
    const found: number[] = []
    const seen = new Set<string | undefined>()
    for (let tries = 0; tries < MOST_PICTURES_TRIED && found.length < count; tries++) {
      const id = depicted[randomBelow(depicted.length, this.#random)]!
      const picture = pictureOf(id)
      if (seen.has(picture) || !accept(id)) continue
      seen.add(picture)
      found.push(id)
    }
    return found
  }
}

/** Whether a word with options of a kind has fewer of them than its games want; one without a picture has none. */
function isShort(needs: OptionNeeds, { words, pictures }: Distractors): boolean {
  return words.length < needs.words || pictures.length < needs.pictures
}

/** The first so many that pass, beside those before them; the others are not looked at. */
function upTo<Item>(
  most: number,
  items: readonly Item[],
  passes: (item: Item, kept: readonly Item[]) => boolean,
): Item[] {
  const kept: Item[] = []
  for (const item of items) {
    if (kept.length >= most) break
    if (passes(item, kept)) kept.push(item)
  }
  return kept
}
