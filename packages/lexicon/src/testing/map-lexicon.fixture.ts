import type { Lexicon, ListedForm } from '../lexicon'
import { type PartOfSpeech, partOfSpeechBits } from '../part-of-speech'

interface LexiconSource {
  /**
   * Headword → parts of speech, separated by spaces (noun verb adjective …; names have `name`, function words
   * `function`).
   */
  readonly headwords: Readonly<Record<string, string>>
  /** Form → headwords with how they relate: `leave:past`, `goodbye=variant`, `colour=spelling`, `do+contraction`. */
  readonly forms?: Readonly<Record<string, string>>
  readonly ranks?: Readonly<Record<string, number>>
}

function parseListedForm(notation: string): ListedForm {
  const [, headword = '', sign = ':', rest = ''] = /^([^:=+]+)([:=+])?(.*)$/.exec(notation) ?? []
  if (sign === '+') return { headword, kind: 'contraction', detail: '' }
  if (sign === '=') return { headword, kind: rest === 'spelling' ? 'spelling' : 'variant', detail: '' }
  return { headword, kind: 'inflection', detail: rest }
}

/** Builds a lexicon for tests from small tables. */
export function mapLexicon({ headwords, forms = {}, ranks = {} }: LexiconSource): Lexicon {
  const kinds = new Map(Object.entries(headwords).map(([word, list]) => [word, list.split(' ')]))
  const listed = new Map(
    Object.entries(forms).map(([form, list]) => [
      form,
      list.split(', ').map((notation) => parseListedForm(notation)),
    ]),
  )
  const rankOf = new Map(Object.entries(ranks))
  return {
    partsOfSpeech: (form) =>
      (kinds.get(form) ?? []).reduce(
        (bits, kind) => bits | (partOfSpeechBits[kind as PartOfSpeech] ?? partOfSpeechBits.pronoun),
        0,
      ),
    findForms: (form) => listed.get(form) ?? [],
    frequencyRank: (headword) => rankOf.get(headword),
    isName: (headword) => kinds.get(headword)?.includes('name') ?? false,
    isFunctionWord: (headword) => kinds.get(headword)?.includes('function') ?? false,
  }
}
