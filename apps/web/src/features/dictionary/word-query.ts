import { MAX_CONTEXT_LENGTH } from '@wordhoard/contracts/fields/word-fields'

/** A word or phrase as it occurs in a text. */
export interface WordQuery {
  /** Normalised for look-up: lower case, single spaces. */
  readonly text: string
  /** As written in the text. */
  readonly shown: string
  /** The text before and after it, up to 7 words each. */
  readonly before: string
  readonly after: string
  /** The rest of its sentence, as quoted above the entry; without it, `before` and `after` are quoted. */
  readonly quote?: { readonly before: string; readonly after: string } | undefined
  /** Whether several words were selected together. */
  readonly isPhrase: boolean
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ')

/** Returns the text around and including the word, which is the context for sense ranking. */
export function contextOf({ before, shown, after }: WordQuery): string {
  return onOneLine(`${before}${shown}${after}`).trim()
}

/**
 * Returns the sentence in which the word was met; the context if the sentence is too long to send, and nothing if the
 * word stands alone.
 */
export function sentenceOf(word: WordQuery): string {
  const sentence = contextOf({ ...word, ...word.quote })
  if (sentence === onOneLine(word.shown).trim()) return ''
  return sentence.length > MAX_CONTEXT_LENGTH ? contextOf(word).slice(0, MAX_CONTEXT_LENGTH) : sentence
}

/** Returns the position of the word in its context, in UTF-16 units. */
export function placeIn({ before }: WordQuery): number {
  return onOneLine(before).trimStart().length
}
