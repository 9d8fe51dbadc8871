import { partOfSpeechBits } from '../part-of-speech'
import { ditransitives, persons, verbsOfTwoObjects } from './literal/literal-verbs.data'
import { nounPhraseAt } from './noun-phrase'
import type { PhraseToken } from './object-phrase'
import { separabilityCodes, slotCodes } from './phrase-codes'
import type { PhraseIndex } from './phrase-index'
import type { TextWord } from './phrase-words'

const { noun, verb } = partOfSpeechBits
const set = (words: string) => new Set(words.split(' '))

/** Short forms of a phrase's first verb: 'd, 's. */
const shortForms: ReadonlyMap<string, string> = new Map([
  ['had', "'d"],
  ['would', "'d"],
  ['be', "'s"],
  ['have', "'ve"],
])
export const shortForm = /'(?:d|s|ve|re|m|ll)$/
/** First words of phrases that make questions by standing before their subject: had we better, are you good at. */
const auxiliaries = set("be have had would can could can't do don't used ought would")
const prepositions = set(
  'in on at by for from of to with without under over off out up down into through beyond behind after before against around round about across along on upon within below above against',
)
/** Verbs whose phrases with a noun mean what the noun says, so the noun can have any determiner. */
const lightVerbs = set(
  'take make have give do pay get keep run hold lose bear put play raise show lend cast shed find gain cause bring draw set catch drop tell wait ask say cut',
)
/** Nouns of other dictionaries' phrases that can have any determiner. */
const freeNouns = set(
  'risk chance chances opportunity care pains trouble picture photograph bath shower risks notes decision choice offer call speech mistake effort',
)
/** Nouns that are no longer ones in their phrases: took first place isn't took place. */
const fixedNouns = set(
  'place way home heart hold time back sail fire face faces stock root form fit flight issue leave effect charge ground hands water love shape aim breath note good part turns sides turn head house',
)
/** Of these, the ones that can have adjectives: take an active part. */
const withAdjectives = set('part shape form effect charge hold aim root note leave heart issue breath love')
/** Nouns of prepositional phrases that strengthening words make into something else: in no way. */
const looseNouns = set(
  'way time times place side hand hands end point case day days night year years word good full turn line first last thing things life men man people women',
)
const afterQuestion = set('what who which when where why how so nor never whom whose')

/** Answers what the words of a phrase are and what a word of the text may be to them. */
export class WordMatcher {
  readonly #words: readonly TextWord[]
  readonly #index: PhraseIndex
  readonly #a: number | undefined
  readonly #an: number | undefined

  constructor(words: readonly TextWord[], index: PhraseIndex) {
    this.#words = words
    this.#index = index
    this.#a = index.wordIds.get('a')
    this.#an = index.wordIds.get('an')
  }

  /** Returns whether a word of the text matches the phrase's word at a position. */
  matches(phrase: number, position: number, at: number, found: readonly number[]): boolean {
    const { words, starts, heads, gaps, nouns, vocabulary } = this.#index
    const word = this.#words[at]!
    const code = words[starts[phrase]! + position]!
    if (word.wordId === code) return true
    if (heads[phrase] === position) {
      // A contracted verb ('ve, 'll) takes no object and no particle.
      // there's a point: is, not has
      if (vocabulary[code] === 'have' && word.form.endsWith("'s") && this.#words[at + 1]?.form !== 'got')
        return false
      if (word.bases.includes(code))
        return !(gaps[phrase]! >= 0 && shortForm.test(word.form)) || this.#words[at + 1]?.form === 'got'
      // the car's in for its service: a possessive has no preposition after it, but it may have back and off
      if (
        position === 0 &&
        vocabulary[code] === 'be' &&
        word.form.endsWith("'s") &&
        !word.bases.includes(code)
      )
        return starts[phrase + 1]! - starts[phrase]! > 2 && prepositions.has(this.#wordAt(phrase, 1))
      const base = position > 0 && nouns[phrase] === 0 ? this.#baseOfVerb(vocabulary[code]!) : undefined
      return base !== undefined && word.bases.includes(base)
    }
    const phraseWord = vocabulary[code]!
    if (position === 0) {
      const ending = shortForms.get(phraseWord)
      return (
        (ending !== undefined && word.form.endsWith(ending)) || this.#isSameArticle(phraseWord, word.form)
      )
    }
    if (this.#isSameArticle(phraseWord, word.form)) return true
    // After a possessive the noun may be plural: minds, noses.
    const isOwned = words[starts[phrase]! + position - 1] === slotCodes.possessive && found.length > 1
    if (isOwned) return at > 0 && word.bases.includes(code)
    return (
      position > 1 &&
      this.isArticle(words[starts[phrase]! + position - 1]!) &&
      !/^an?$/.test(this.#words[found.at(-1)!]!.form) &&
      this.isPluralOf(phrase, position, word)
    )
  }

  #isSameArticle = (phraseWord: string, form: string) =>
    (phraseWord === 'a' && form === 'an') || (phraseWord === 'an' && form === 'a')

  /** Returns the base of a verb that a headword has in the third person: the coast is clear, the penny drops. */
  #baseOfVerb(form: string): number | undefined {
    const { wordIds } = this.#index
    if (form === 'is') return wordIds.get('be')
    if (form === 'has') return wordIds.get('have')
    if (!form.endsWith('s')) return undefined
    return (
      wordIds.get(form.slice(0, -1)) ??
      wordIds.get(form.replace(/(?:ies|es)$/, (end) => (end === 'es' ? '' : 'y')))
    )
  }

  #wordAt(phrase: number, position: number): string {
    const code = this.#index.words[this.#index.starts[phrase]! + position]
    return code === undefined || code < 0 ? '' : this.#index.vocabulary[code]!
  }

  /** Returns whether adverbs may stand before the phrase's word at a position. */
  canHaveAdverb(phrase: number, position: number): boolean {
    const { heads, nouns } = this.#index
    if (nouns[phrase] !== 0) return false
    if (heads[phrase] === 0) return this.#wordAt(phrase, 0) !== 'do' && this.#wordAt(phrase, 1) !== 'got'
    // an extremely close call
    if (position === 1 && heads[phrase] === -1 && /^an?$/.test(this.#wordAt(phrase, 0))) return true
    return heads[phrase] === position || this.beginsWithAuxiliary(phrase)
  }

  /** Returns whether the token can have its own object: not 've in I've taken a look, not the auxiliary of had left. */
  isMainVerb(at: number): boolean {
    const { form } = this.#words[at]!
    const next = this.#words[at + 1]
    if (shortForm.test(form)) return next?.form === 'got'
    if (!/^(?:have|has|had|having)$/.test(form) || !next) return true
    return (
      (next.bits & verb) === 0 ||
      !/(?:ed|en|left|made|had|been|done|gone|put|lost|found|kept|told|said)$/.test(next.form)
    )
  }

  /** Returns whether the phrase begins with a verb that inflects. */
  isVerbal(phrase: number): boolean {
    return this.#index.heads[phrase] === 0 && this.#index.nouns[phrase] === 0
  }

  beginsWithAuxiliary(phrase: number): boolean {
    return this.#index.nouns[phrase] === 0 && auxiliaries.has(this.#wordAt(phrase, 0))
  }

  /** Returns whether only a person may fill the phrase's slot: fill someone in isn't fill the form in. */
  needsPerson(phrase: number): boolean {
    return this.#wordAt(phrase, 2) === 'in'
  }

  /** Returns whether an object may fill the slot of a short phrase. */
  canFill(phrase: number, object: readonly PhraseToken[]): boolean {
    if (!this.needsPerson(phrase)) return true
    const last = object.at(-1)!
    return last.capital || /^(?:me|you|him|her|us|them)$/.test(last.form) || persons.has(last.form)
  }

  /** Returns whether the phrase's verb takes a person before its noun: pay him attention, cost her a fortune. */
  hasTwoObjects(phrase: number): boolean {
    return this.isVerbal(phrase) && ditransitives.has(this.#wordAt(phrase, 0))
  }

  /** Returns whether verb and particle each have an object: put me off my dinner. */
  takesTwoObjects(phrase: number): boolean {
    return verbsOfTwoObjects.get(this.#wordAt(phrase, 1))?.has(this.#wordAt(phrase, 0)) === true
  }

  isArticle(code: number): boolean {
    return code >= 0 && (code === this.#a || code === this.#an)
  }

  /** Returns whether any determiner may stand in the phrase: it is no idiom, and its verb says little. */
  isFree(phrase: number): boolean {
    const { idioms, separabilities, starts } = this.#index
    if (idioms[phrase] !== 0 || !lightVerbs.has(this.#wordAt(phrase, 0))) return false
    return (
      separabilities[phrase] === separabilityCodes.fixed ||
      freeNouns.has(this.#wordAt(phrase, starts[phrase + 1]! - starts[phrase]! - 1))
    )
  }

  /** Returns whether words may stand before the noun of a phrase that another dictionary lists, if it means what it says. */
  #isLight(phrase: number): boolean {
    return this.#index.idioms[phrase] === 0 && lightVerbs.has(this.#wordAt(phrase, 0))
  }

  /** Returns whether the phrase's word at a position is an article that may be another determiner. */
  canVaryArticle(phrase: number, position: number): boolean {
    const { words, starts, separabilities } = this.#index
    if (!this.isVerbal(phrase) || position === 0) return false
    if (!this.isArticle(words[starts[phrase]! + position]!)) return false
    return separabilities[phrase] === separabilityCodes.fixed || this.#isLight(phrase)
  }

  isPluralOf(phrase: number, position: number, word: TextWord): boolean {
    const { words, starts } = this.#index
    const code = words[starts[phrase]! + position]
    return code !== undefined && code >= 0 && word.bases.includes(code) && (word.bits & noun) !== 0
  }

  /**
   * Returns what may stand before the phrase's word at a position if that is a noun: adjectives after an article,
   * determiners too before a bare noun, only a few words in a prepositional phrase.
   */
  nounAfter(
    phrase: number,
    position: number,
    found: readonly number[],
  ): 'article' | 'adjective' | 'bare' | 'strengthened' | undefined {
    const { words, starts, nouns, separabilities, heads } = this.#index
    if (position === 0 || nouns[phrase] !== 0) return undefined
    const own = this.#wordAt(phrase, position)
    const before = this.#wordAt(phrase, position - 1)
    const length = starts[phrase + 1]! - starts[phrase]!
    if (own === '' || prepositions.has(own)) return undefined
    if (!this.isVerbal(phrase)) {
      if (heads[phrase] !== -1 || separabilities[phrase] !== separabilityCodes.fixed) return undefined
      if (/^(?:an?|the)$/.test(before) && position === 1)
        return this.#wordAt(phrase, 2) === 'of' ? 'article' : undefined
      const isOne = prepositions.has(this.#wordAt(phrase, 0)) && position <= 2
      return isOne &&
        !looseNouns.has(this.#wordAt(phrase, position)) &&
        !looseNouns.has(this.#wordAt(phrase, length - 1))
        ? 'strengthened'
        : undefined
    }
    if (/^(?:an?|the)$/.test(before)) return length > 2 && this.isMainVerb(found[0]!) ? 'article' : undefined
    if (words[starts[phrase]! + position - 1] === slotCodes.possessive || /^(?:an?|the|it|one)$/.test(own))
      return undefined
    if (position > 1 && !prepositions.has(before) && words[starts[phrase]! + position - 1]! >= 0)
      return undefined
    if (own === 'sure') return undefined
    if (position === 1 && fixedNouns.has(own) && !/^(?:waste|lose|kill|shut|spend|save)$/.test(before))
      return withAdjectives.has(own) ? 'adjective' : undefined
    const isKnown = separabilities[phrase] === separabilityCodes.fixed || this.#isLight(phrase)
    if (!this.isMainVerb(found[0]!)) return undefined
    return isKnown && found.length <= position ? 'bare' : undefined
  }

  /** Returns where the phrase may go on after its first word, a verb that stands before its subject: are you good at. */
  placesAfterFirst(phrase: number, at: number, first: number): number[] {
    if (!this.beginsWithAuxiliary(phrase)) return []
    const places: number[] = []
    const own = this.#wordAt(phrase, 0)
    const before = this.#words[first - 1]
    const isQuestion = !before || this.#words[first]!.join === 'stop' || afterQuestion.has(before.form)
    let from = at
    const second = this.#wordAt(phrase, 1)
    const isStranded =
      !prepositions.has(second) ||
      // are you up for it, is she in on it
      (own === 'be' && this.#index.starts[phrase + 1]! - this.#index.starts[phrase]! > 2) ||
      /^(?:what|who|which|where|whom)$/.test(before?.form ?? '')
    if (isQuestion && isStranded && this.#index.gaps[phrase] === -1) {
      const end = this.#subjectEnd(at, own !== 'be')
      if (end !== undefined) {
        places.push(end)
        from = end
      }
    }
    // isn't any good at; have got my hands full
    const next = this.#words[from]?.form ?? ''
    const isExtra =
      own === 'have'
        ? next === 'got' && this.#index.gaps[phrase] === -1
        : own === 'be' && /^(?:any|no|as|really|that|all|not)$/.test(next)
    if (isExtra) {
      places.push(from + 1)
      if (/^(?:any|no|really|that|as)$/.test(this.#words[from + 1]?.form ?? '')) places.push(from + 2)
    }
    return places
  }

  #subjectEnd(at: number, isPronoun: boolean): number | undefined {
    const word = this.#words[at]
    if (word?.join !== 'space') return undefined
    if (
      /^(?:i|you|he|she|it|we|they|there|this|that|these|those|everyone|anyone|anybody|everybody)$/.test(
        word.form,
      )
    )
      return at + 1
    if (isPronoun) return undefined
    const phrase = nounPhraseAt(this.#words, at)
    return phrase && (phrase.isDetermined || word.capital) ? phrase.end : undefined
  }
}
