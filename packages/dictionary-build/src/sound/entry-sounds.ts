import type { Entry, Sense } from '../model'
import type { PhraseKind, Pronunciation, Pronunciations } from './pronunciations'

/**
 * Returns the pronunciations of an entry: those of its first spelling, then those of other spellings that are spoken
 * differently (Polish beside polish).
 */
export function pronunciationsOfEntry(entry: Entry, table: Pronunciations): Pronunciation[] {
  const [first] = entry.senses
  const spelling = first?.spelling ?? entry.headword
  const own = table.pronunciationsOf(spelling, first && kindOf(first))
  if (entry.senses.every((sense) => sense.spelling === spelling)) return own
  const known = new Set(own.map(({ ipa }) => ipa))
  // An abbreviation in lower case (wordnet, xi) is only another way to write it.
  const isAbbreviation = /\p{Lu}.*\p{Lu}/u.test(spelling)
  const others = [...new Set(entry.senses.map((sense) => sense.spelling))].filter(
    (one) => one !== spelling && !(isAbbreviation && one === spelling.toLowerCase()),
  )
  return [
    ...own,
    ...others.flatMap((other) => {
      const lines = table.pronunciationsOfSpelling(other)
      return lines.every(({ ipa }) => known.has(ipa))
        ? []
        : lines.map((line) => ({ ...line, spelling: other }))
    }),
  ]
}

const NOUNS: readonly string[] = ['noun', 'proper noun']
const VERBS: readonly string[] = ['verb', 'phrasal verb']

/** Returns what kind of phrase a sense belongs to. Idioms that are verbs are defined with “to”. */
function kindOf(sense: Sense): PhraseKind {
  if (VERBS.includes(sense.partOfSpeech)) return 'verb'
  if (NOUNS.includes(sense.partOfSpeech)) return 'noun'
  return sense.own?.text.startsWith('to ') === true ? 'verb' : 'other'
}
