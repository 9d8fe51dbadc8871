import { baseForms } from '@wordhoard/lexicon/forms/base-forms'
import { levels } from '@wordhoard/lexicon/level'
import type { Dictionary } from '../dictionary'
import type { Entry } from '../model'
import { lexiconOf } from '../source-lexicon'
import type { Spellings } from '../spellings'
import { isAmericanism } from './americanisms'
import { definitionText, isMarked, isPhrase, type LearnerSense, linksOf } from './learner-sense'
import { objectPlaces } from './pattern-places'
import { PhraseFinder } from './phrase-finder'
import { isUnsuitable } from './unsuitable'
import { areRelated } from './word-family'
import { type TextWord, wordsOf } from './words-of'

/** Bounds of definitions and examples, in words. */
export const bounds = { definition: [3, 18], example: [6, 16], examples: [1, 3], senses: [1, 12] } as const
/** Words of examples may be as rare as this, whatever the headword. */
const COMMON_RANK = 3_000

export type Rule =
  | 'defining vocabulary'
  | 'circular'
  | 'length'
  | 'shape'
  | 'example'
  | 'hard example'
  | 'spelling'
  | 'unsuitable'
  | 'covers'
  | 'repeated'

export interface Finding {
  readonly rule: Rule
  readonly sense: LearnerSense
  readonly text: string
}

/** Returns the adjective of an adverb in -ly: happily → happy, fully → full; other words as they are. */
function adjectiveOf(word: string): string {
  if (word.endsWith('ily')) return `${word.slice(0, -3)}y`
  if (word.endsWith('lly')) return word.slice(0, -1)
  return word.replace(/ly$/u, '')
}

/** A phrasal verb's shape is read from its patterns, so one of them must contain it. */
function checkPatterns(sense: LearnerSense, add: (rule: Rule, text: string) => void): void {
  const words = sense.headword.split(' ')
  const patterns = sense.patterns.filter((pattern) => !pattern.startsWith('['))
  if (sense.partOfSpeech !== 'phrasal verb' || patterns.length === 0) return
  if (!patterns.some((pattern) => objectPlaces(words, pattern)))
    add('shape', `no pattern contains ${sense.headword}: ${patterns.join('; ')}`)
}

/** Whether words of texts can equal a headword; *A&E*, *P45* and *’cause* are cut up when a text is. */
function isPlainWord(headword: string): boolean {
  return /^\p{L}[\p{L}' -]*$/u.test(headword)
}

/** Checks learner senses against the rules of the style sheet (docs/dictionary-style.md). */
export class LearnerChecker {
  readonly #lexicon
  readonly #dictionary: Dictionary
  readonly #spellings: Spellings
  readonly #defining: ReadonlySet<string>
  /** The lowest level that the senses of each headword were given by hand, as an index of `levels`. */
  readonly #givenLevels = new Map<string, number>()
  /** The base forms of words met before: few words make up most of the text. */
  readonly #bases = new Map<string, readonly string[]>()

  constructor(dictionary: Dictionary, spellings: Spellings, defining: ReadonlySet<string>) {
    this.#dictionary = dictionary
    this.#lexicon = lexiconOf(dictionary)
    this.#spellings = spellings
    this.#defining = defining
  }

  /** Returns everything that is wrong with these senses, which must be all there are. */
  check(senses: readonly LearnerSense[]): Finding[] {
    const findings: Finding[] = []
    const covered = new Map<string, LearnerSense>()
    const sentences = new Map<string, LearnerSense>()
    const perHeadword = new Map<string, number>()
    const finder = senses.some(isPhrase)
      ? new PhraseFinder(this.#dictionary, this.#lexicon, senses)
      : undefined
    for (const { headword, level } of senses) {
      const before = this.#givenLevels.get(headword) ?? levels.length
      this.#givenLevels.set(headword, Math.min(before, levels.indexOf(level)))
    }
    for (const sense of senses) {
      const add = (rule: Rule, text: string) => findings.push({ rule, sense, text })
      this.#checkDefinition(sense, add)
      this.#checkExamples(sense, finder, add)
      if (isPhrase(sense)) checkPatterns(sense, add)
      for (const key of sense.covers) {
        const other = covered.get(key)
        if (other) add('covers', `${key} is already covered by ${other.key}`)
        covered.set(key, sense)
      }
      this.#checkCovers(sense, add)
      for (const text of [definitionText(sense), ...sense.examples]) {
        const other = sentences.get(text)
        if (other && (other.headword === sense.headword || sense.examples.includes(text)))
          add('repeated', `also in ${other.key}: ${text}`)
        sentences.set(text, sense)
      }
      const count = (perHeadword.get(sense.headword) ?? 0) + 1
      perHeadword.set(sense.headword, count)
      if (count === bounds.senses[1] + 1)
        add('shape', `${sense.headword} has more than ${bounds.senses[1]} senses`)
    }
    return findings
  }

  #checkDefinition(sense: LearnerSense, add: (rule: Rule, text: string) => void): void {
    const text = definitionText(sense)
    const words = wordsOf(text)
    const [least, most] = bounds.definition
    if (words.length < least || words.length > most) add('length', `the definition has ${words.length} words`)
    if (/[.]$/u.test(text) || /^\p{Lu}\p{Ll}/u.test(text))
      add('shape', 'a definition is no sentence: no capital, no stop')
    if (/^(?:phrasal )?verb$/u.test(sense.partOfSpeech) && !/^(?:\([^)]*\) )?(?:to|used|not to) /u.test(text))
      add('shape', 'a verb’s definition begins with “to”')
    if (sense.partOfSpeech === 'adjective' && /^being /u.test(text))
      add('shape', 'no “being …” for an adjective')
    if (/\b(?:sb|sth)\b/u.test(text)) add('shape', 'sb and sth belong in patterns')
    const links = new Set(linksOf(sense).flatMap((link) => wordsOf(link).map((w) => w.form)))
    for (const word of words) {
      if (links.has(word.form) ? !this.#isEasierEntry(word, sense) : !this.#isDefining(word))
        add('defining vocabulary', word.form)
    }
    for (const form of this.#circularWords(sense, words)) add('circular', form)
    this.#checkLanguage(sense, words, text, add)
  }

  #checkExamples(
    sense: LearnerSense,
    finder: PhraseFinder | undefined,
    add: (rule: Rule, text: string) => void,
  ): void {
    const { examples, headword } = sense
    const isFound = isPhrase(sense) && finder?.has(headword)
    if (examples.length < bounds.examples[0] || examples.length > bounds.examples[1])
      add('example', `${examples.length} examples`)
    for (const example of examples) {
      const words = wordsOf(example)
      const [least, most] = bounds.example
      if (words.length < least || words.length > most) add('length', `${words.length} words: ${example}`)
      if (!/[.!?…]["'”’]?$/u.test(example)) add('example', `needs a stop: ${example}`)
      if (!isPlainWord(headword)) {
        if (!example.toLowerCase().replaceAll('’', "'").includes(headword))
          add('example', `lacks the headword: ${example}`)
      } else if (isFound) {
        // The engine must recognise a phrase in its own examples; this also shows whether its shape is right.
        const found = finder!.phrasesIn(example)
        if (!found.includes(headword))
          add('example', `not found as the phrase (but ${found.join(', ') || 'nothing'}): ${example}`)
      } else if (!this.#hasHeadword(words, sense)) add('example', `lacks the headword: ${example}`)
      for (const word of words)
        if (this.#isHarder(word, sense)) add('hard example', `${word.form}: ${example}`)
      this.#checkLanguage(sense, words, example, add)
    }
  }

  #checkLanguage(
    sense: LearnerSense,
    words: readonly TextWord[],
    text: string,
    add: (rule: Rule, text: string) => void,
  ): void {
    // A breakdown truck is British, though a truck is a lorry.
    const headwordParts = sense.headword.split(/[ -]/u)
    for (const { form } of words) {
      const british = this.#spellings.british(form)
      if (british !== form) add('spelling', `${form} is ${british} in British spelling`)
      if (isAmericanism(form) && !sense.labels.includes('American') && !headwordParts.includes(form))
        add('spelling', `${form} is American`)
      if (!isMarked(sense) && isUnsuitable(form, () => this.#areRelated(form, sense.headword)))
        add('unsuitable', `${form}: ${text}`)
    }
    if (/['"]/u.test(text)) add('spelling', `straight quotes: ${text}`)
  }

  /** Whether a key is that of a learner sense of another spelling of the word, from when it was a word of its own. */
  #isOfOtherSpelling(key: string, headword: string): boolean {
    const [, word] = /^(.+)\.[a-z]+\.\d+$/u.exec(key) ?? []
    const written = word?.replaceAll('_', ' ')
    return (
      written !== undefined && written !== headword && this.#dictionary.find(written)?.headword === headword
    )
  }

  #checkCovers(sense: LearnerSense, add: (rule: Rule, text: string) => void): void {
    if (sense.covers.length === 0) return
    const entry = this.#dictionary.find(sense.headword)
    for (const key of sense.covers) {
      const isKnown = entry?.senses.some((other) => other.key === key || other.replaced?.includes(key))
      if (!isKnown && !this.#isOfOtherSpelling(key, sense.headword))
        add('covers', `${key} is no sense of ${sense.headword}`)
    }
  }

  /** Returns a word and its base forms. */
  #basesOf(form: string): readonly string[] {
    const known = this.#bases.get(form)
    if (known) return known
    const bases = [form, ...baseForms(form, this.#lexicon).map(({ headword }) => headword)]
    this.#bases.set(form, bases)
    return bases
  }

  #areRelated(form: string, headword: string): boolean {
    return areRelated(this.#basesOf(form), headword, this.#lexicon)
  }

  #isDefining({ form, isName }: TextWord): boolean {
    if (isName || form.length === 1) return true
    const isListed = (word: string) => this.#basesOf(word).some((base) => this.#defining.has(base))
    // An adverb in -ly says no more than its adjective, and un- only denies.
    const isKnown = (word: string) =>
      [word, adjectiveOf(word), word.replace(/^un(?=\p{L}{4})/u, '')].some(isListed)
    return (
      isKnown(form) ||
      (/[-']/u.test(form) && form.split(/[-']/u).every((part) => part === 's' || isKnown(part)))
    )
  }

  #isEasierEntry({ form }: TextWord, sense: LearnerSense): boolean {
    return this.#basesOf(form).some((base) => {
      const entry = this.#dictionary.find(base)
      return entry !== undefined && this.#isEasierThan(entry, sense)
    })
  }

  /** Compares levels given by hand where both have one: estimates shift those of some words. */
  #isEasierThan({ headword, level }: Entry, sense: LearnerSense): boolean {
    const own =
      this.#givenLevels.get(headword) ?? (level === null ? Infinity : levels.indexOf(level as never))
    return own <= levels.indexOf(sense.level)
  }

  /** Returns the words of a definition that belong to the headword's family; of a phrase, if all its words are there. */
  #circularWords({ headword }: LearnerSense, words: readonly TextWord[]): string[] {
    const parts = headword.split(/[ -]/u).filter((part) => !this.#lexicon.isFunctionWord(part))
    const related = (part: string) =>
      words.filter(({ form }) => this.#areRelated(form, part)).map(({ form }) => form)
    const found = parts.map(related)
    return found.length > 0 && found.every((forms) => forms.length > 0) ? [...new Set(found.flat())] : []
  }

  #hasHeadword(words: readonly TextWord[], { headword }: LearnerSense): boolean {
    const forms = words.flatMap(({ form }) => [form, ...form.split(/['-]/u)])
    const bases = new Set(forms.flatMap((form) => this.#basesOf(form)))
    const placeholders = new Set([
      "one's",
      "someone's",
      'someone',
      'something',
      'somebody',
      'oneself',
      "somebody's",
    ])
    return (
      bases.has(headword) ||
      headword
        .split(/[ ]/u)
        .every(
          (part) =>
            placeholders.has(part) || bases.has(part) || this.#basesOf(part).some((base) => bases.has(base)),
        )
    )
  }

  #isHarder({ form, isName }: TextWord, sense: LearnerSense): boolean {
    if (isName || this.#isDefining({ form, isName })) return false
    const parts = sense.headword.split(/[ -]/u)
    // Some verbs have no entry but in their phrase: petered out.
    if (isPhrase(sense) && parts.some((part) => part.length > 3 && form.startsWith(part))) return false
    // Few phrases have a rank, which says nothing of how hard they are.
    const own = isPhrase(sense) ? COMMON_RANK : (this.#dictionary.find(sense.headword)?.rank ?? Infinity)
    return !this.#basesOf(form)
      .flatMap((base) => [base, ...base.split('-')])
      .some((base) => {
        if (base === sense.headword || parts.some((part) => part.replace(/'$/u, '') === base)) return true
        if (this.#lexicon.isFunctionWord(base) || this.#lexicon.isName(base)) return true
        const entry = this.#dictionary.find(base)
        if (!entry) return false
        const { rank } = entry
        if (rank !== null && rank <= Math.max(COMMON_RANK, own)) return true
        return this.#isEasierThan(entry, sense)
      })
  }
}
