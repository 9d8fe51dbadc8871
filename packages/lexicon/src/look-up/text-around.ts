import { wordUse } from '../context'
import type { WordUse } from '../forms/word-use'
import { findPhrases } from '../phrases/phrases'
import { lookupForm, type Token, tokenise } from '../tokens/tokens'
import type { WordFinder } from './word-finder'

/** A phrase found in a text: the indexes of its own tokens, without those of an object between them. */
export interface PhrasePlace {
  readonly id: number
  readonly tokenIndexes: readonly number[]
  /** Whether its words may be only words here, so that it comes after them. */
  readonly isDoubtful: boolean
}

/** The text around a word, tokenised once for all questions about it. */
export class TextAround {
  readonly text: string
  readonly tokens: readonly Token[]
  /** Indexes of the tokens that are words. */
  readonly words: readonly number[]

  constructor(text: string) {
    this.text = text
    this.tokens = tokenise(text)
    this.words = this.tokens.flatMap(({ kind }, index) => (kind === 'word' ? [index] : []))
  }

  /** Returns the form under which a word is looked up. @param word index among `words` */
  formOf(word: number): string {
    return lookupForm(this.text, this.#token(word))
  }

  /**
   * Finds the word that begins at an offset, or else the occurrence of a form nearest the middle.
   *
   * @returns its index among `words`; undefined if the form doesn't occur
   */
  find(form: string, at?: number): number | undefined {
    const placed = this.words.findIndex((token) => this.tokens[token]!.start === at)
    return placed < 0 ? this.findWord((other) => other === form) : placed
  }

  /** Finds the word nearest the middle whose look-up form is wanted; returns its index among `words`. */
  findWord(isWanted: (form: string) => boolean): number | undefined {
    const middle = this.text.length / 2
    const distance = (word: number) => {
      const { start, end } = this.#token(word)
      return Math.abs((start + end) / 2 - middle)
    }
    const nearestFirst = [...this.words.keys()].sort((a, b) => distance(a) - distance(b))
    return nearestFirst.find((word) => isWanted(this.formOf(word)))
  }

  /** Returns the words before and after a word within its clause. */
  useOf(word: number): WordUse {
    return wordUse(this.text, this.tokens, this.words[word]!)
  }

  /** Returns the dictionary's phrases in the text, longest first, then in text order. */
  phrases({ phrases, index }: Pick<WordFinder, 'phrases' | 'index'>): readonly PhrasePlace[] {
    return findPhrases(this.text, this.tokens, phrases, index)
  }

  #token(word: number): Token {
    return this.tokens[this.words[word]!]!
  }
}

/**
 * Returns the look-up form of a query: the word token's form if the query is one word, otherwise the normalised text.
 */
export function formAsWritten(text: string): string {
  const tokens = tokenise(text)
  const [only] = tokens
  if (tokens.length === 1 && only?.kind === 'word') return lookupForm(text, only)
  return text
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
