import type { WordUse } from '@wordhoard/lexicon/forms/word-use'
import { findPhrases } from '@wordhoard/lexicon/phrases/phrases'
import { lookupForm, normalForm, type Token, tokenise } from '@wordhoard/lexicon/tokens/tokens'
import type { Dictionary } from './open-dictionary'

/** A phrase as it stands in a text: the indexes of its own tokens, without an object between them. */
export interface PhrasePlace {
  readonly id: number
  readonly tokenIndexes: readonly number[]
}

/** The stretch of text around a word, cut into tokens once for all that is asked of it. */
export class TextAround {
  readonly text: string
  readonly tokens: readonly Token[]
  /** Indexes of those tokens that are words. */
  readonly words: readonly number[]

  constructor(text: string) {
    this.text = text
    this.tokens = tokenise(text)
    this.words = this.tokens.flatMap(({ kind }, index) => (kind === 'word' ? [index] : []))
  }

  /** The form in which a word is looked up. @param word index among `words` */
  formOf(word: number): string {
    return lookupForm(this.text, this.#token(word))
  }

  /**
   * The word that begins at an offset; where none does, or none is given, the occurrence of a form that is nearest the middle.
   *
   * @returns its index among `words`; undefined when the form is not there
   */
  find(form: string, at?: number): number | undefined {
    const middle = this.text.length / 2
    const distance = (word: number) => {
      const { start, end } = this.#token(word)
      return start === at ? -1 : Math.abs((start + end) / 2 - middle)
    }
    let best: number | undefined
    for (const word of this.words.keys()) {
      const isNearer = best === undefined || distance(word) < distance(best)
      if (isNearer && (this.#token(word).start === at || this.formOf(word) === form)) best = word
    }
    return best
  }

  /** The words before and after a word. */
  useOf(word: number): WordUse {
    const forms = this.words.map((index) => normalForm(this.text, this.tokens[index]!))
    return { before: forms.slice(0, word), after: forms.slice(word + 1) }
  }

  /** The phrases of the dictionary in the text, longest first, then in its order. */
  phrases({ phrases, index }: Pick<Dictionary, 'phrases' | 'index'>): readonly PhrasePlace[] {
    return findPhrases(this.text, this.tokens, phrases, index)
  }

  #token(word: number): Token {
    return this.tokens[this.words[word]!]!
  }
}

/** The look-up form of what was asked: the word token's, when the text is one word; else the text in plain form. */
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
