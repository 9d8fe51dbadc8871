import { inflections } from '@wordhoard/lexicon/forms/inflections'
import type { Spellings } from '../spellings'
import { WordTable } from '../word-table'
import { type Rewording, rewordingsFor, triggers } from './british-words'

/** Writes WordNet's texts as the British do: their spelling, and their words for everyday things. */
export class BritishText {
  readonly #britishOf: ReadonlyMap<string, string>
  /** All words of the texts; the first of them, `#known`, show that a text may have to change. */
  readonly #table = new WordTable()
  readonly #known: number

  constructor(spellings: Spellings) {
    this.#britishOf = withInflections(spellings)
    for (const word of this.#britishOf.keys()) this.#table.numberOf(word)
    for (const word of triggers()) this.#table.numberOf(word)
    this.#known = this.#table.words.length
  }

  /**
   * Returns a text in British English. Names keep their spelling, and a text about an American word keeps that word.
   *
   * @param headwords the words that the text defines or shows
   * @param isExample whether it must keep its words even if the British one is a synonym
   */
  of(text: string, headwords: readonly string[], isExample = false): string {
    const words = this.#wordsToChange(text)
    return words.length === 0
      ? text
      : this.#respell(reword(text, words, (found) => isKept(found, headwords, isExample)))
  }

  /** Returns the words of a text that may have to change; American spellings need no letters but ASCII's. */
  #wordsToChange(text: string): readonly string[] {
    const count = this.#table.read(text, 'ascii')
    let words = none
    for (let at = 0; at < count; at += 1) {
      const number = this.#table.found[at]!
      if (number < this.#known) words = [...words, this.#table.words[number]!]
    }
    return words
  }

  #respell(text: string): string {
    return text.replace(/(?<![\p{L}\p{M}])\p{L}+(?![\p{L}\p{M}])/gu, (word, at: number) => {
      const lower = word.toLowerCase()
      const british = this.#britishOf.get(lower)
      if (british === undefined) return word
      if (lower === word) return british
      return at === 0 && isSentenceStart(text, word) ? capitalise(british) : word
    })
  }
}

const none: readonly string[] = []

/** Whether a text is about an American word. A definition may use the British one if it defines that, too. */
function isKept({ pattern, british }: Rewording, headwords: readonly string[], isExample: boolean): boolean {
  if (!headwords.some((word) => hasMatch(pattern, word))) return false
  return isExample || !headwords.some((word) => word.includes(british))
}

function reword(text: string, words: readonly string[], isStaying: (found: Rewording) => boolean): string {
  let result = text
  for (const found of rewordingsFor(words)) {
    const { pattern, british } = found
    if (!hasMatch(pattern, result) || isStaying(found)) continue
    result = result.replace(pattern, (all: string, article: string | undefined, at: number) => {
      const word = article === undefined ? all : all.slice(article.length + 1)
      const isCapital = /^\p{Lu}/u.test(word)
      // A capital letter elsewhere belongs to a name.
      if (isCapital && (at > 0 || !isSentenceStart(result, word))) return all
      const written = isCapital ? capitalise(british) : british
      return article === undefined ? written : `${articleFor(article, british)} ${written}`
    })
  }
  return result
}

function hasMatch(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0
  return pattern.test(text)
}

function articleFor(article: string, word: string): string {
  const isCapital = article.startsWith('A')
  const chosen = /^[aeiou]/u.test(word) ? 'an' : 'a'
  return isCapital ? capitalise(chosen) : chosen
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Whether a text begins with this word as a sentence, not as a name: the next word is in lower case. */
function isSentenceStart(text: string, word: string): boolean {
  return text.startsWith(word) && /^ \p{Ll}/u.test(text.slice(word.length))
}

/** Returns the British spellings by American ones, with their regular inflections. */
function withInflections(spellings: Spellings): Map<string, string> {
  const britishOf = new Map(spellings.same)
  for (const [american, british] of spellings.same) {
    if (/\P{Ll}/u.test(american + british)) continue
    for (const part of ['noun', 'verb', 'adjective'] as const) {
      const others = inflections(british, part)
      for (const [index, { form }] of inflections(american, part).entries()) {
        const other = others[index]?.form
        if (other !== undefined && other !== form && !britishOf.has(form)) britishOf.set(form, other)
      }
    }
  }
  for (const [american, british] of moreForms) britishOf.set(american, british)
  return britishOf
}

/** Forms of words that are equal in some senses only, where a form has one sense. */
const moreForms = [
  ['practicing', 'practising'],
  ['practiced', 'practised'],
  ['offense', 'offence'],
  ['offenses', 'offences'],
  ['defense', 'defence'],
  ['defenses', 'defences'],
  ['pretense', 'pretence'],
  ['pretenses', 'pretences'],
  ['pajamas', 'pyjamas'],
] as const
