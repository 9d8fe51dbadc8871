import { lookupForm, tokenise } from '@wordhoard/lexicon/tokens/tokens'

interface SentencePart {
  readonly text: string
  readonly isMarked: boolean
}

/** Splits a sentence into parts, with the word marked in any of its forms. */
export function splitAtForms(sentence: string, forms: ReadonlySet<string>): SentencePart[] {
  const parts: SentencePart[] = []
  let at = 0
  for (const token of tokenise(sentence)) {
    if (token.kind !== 'word') continue
    const form = lookupForm(sentence, token)
    const pieces = [form, form.replace(/'s$/, ''), ...form.split('-')]
    if (!pieces.some((piece) => forms.has(piece))) continue
    if (token.start > at) parts.push({ text: sentence.slice(at, token.start), isMarked: false })
    parts.push({ text: sentence.slice(token.start, token.end), isMarked: true })
    at = token.end
  }
  if (at < sentence.length) parts.push({ text: sentence.slice(at), isMarked: false })
  return parts
}

/**
 * Returns the lower-case forms to mark in a sentence. Leaves out the short words of longer phrases, because they occur
 * everywhere.
 */
export function formsToMark(spellings: readonly string[]): Set<string> {
  const forms = new Set<string>()
  for (const spelling of spellings) {
    const words = spelling.toLowerCase().split(' ')
    for (const word of words) if (words.length === 1 || word.length > 3 || words.length === 2) forms.add(word)
  }
  return forms
}
