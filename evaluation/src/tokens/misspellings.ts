import { wordUse } from '@wordhoard/lexicon/context'
import { baseForms } from '@wordhoard/lexicon/forms/base-forms'
import type { Lexicon } from '@wordhoard/lexicon/lexicon'
import { lookupForm, tokenise } from '@wordhoard/lexicon/tokens/tokens'
import { LabelError } from './labelled-tokens'

/** A misspelt word in its sentence, and the word that was meant. */
export interface Misspelling {
  readonly sentence: string
  readonly written: string
  readonly meant: string
}

/**
 * What a tap on a misspelt word does: leads to the word that was meant (found), offers it first or among others (first,
 * offered), doesn't offer it (missed), or leads to another word (wrong).
 */
export const misspellingVerdicts = ['found', 'first', 'offered', 'missed', 'wrong'] as const
export type MisspellingVerdict = (typeof misspellingVerdicts)[number]

const COLUMNS = 4

/**
 * Reads misspellings: sentence, misspelt word, mended word and who writes it so, separated by tabs. Lines that start
 * with # are comments.
 *
 * @throws LabelError for a malformed line, with file and line
 */
export function readMisspellings(content: string, name: string): Misspelling[] {
  const found: Misspelling[] = []
  for (const [index, line] of content.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [sentence = '', written = '', meant = '', ...rest] = line.split('\t')
    if (rest.length !== COLUMNS - 3 || written === '' || meant === '' || !sentence.includes(written)) {
      throw new LabelError(`${name}:${index + 1}: must be sentence, misspelt word, mended word and who`)
    }
    found.push({ sentence, written, meant: meant.trim().toLowerCase() })
  }
  return found
}

/** @param offer returns the words that are offered in place of an unknown one, best first */
export function judgeMisspelling(
  { sentence, written, meant }: Misspelling,
  lexicon: Lexicon,
  offer: (form: string) => readonly string[],
): MisspellingVerdict {
  const tokens = tokenise(sentence)
  const start = sentence.indexOf(written)
  const index = tokens.findIndex((token) => token.start <= start && start < token.end)
  const form = lookupForm(written, { start: 0, end: written.length, kind: 'word' })
  const right = new Set([meant, ...baseForms(meant, lexicon).map(({ headword }) => headword)])
  const around = index < 0 ? undefined : wordUse(sentence, tokens, index)
  const first = baseForms(form, lexicon, around)[0]?.headword
  if (first !== undefined) return right.has(first) ? 'found' : 'wrong'
  const place = offer(form).findIndex((word) => right.has(word))
  if (place < 0) return 'missed'
  return place === 0 ? 'first' : 'offered'
}
