import type { TableLine } from './pronunciation-table'

/** Nouns in -ate that sound like the verb of the same spelling: a fruit-juice concentrate. */
const FULL_NOUNS = /(?:centr|carbon|hydr|precipit|sulf|sulph|phosph|substr|chlorin|nitr|acet|str)ate$/

/**
 * Returns the pronunciations of a longer word in -ate by part of speech: a full vowel in verbs (to ˈseparate /-eɪt/)
 * and a weak one in adjectives and nouns (/-ət/). Returns one line if all parts of speech sound the same, and undefined
 * for any other word.
 */
export function ateLines(word: string, ipa: string, parts: ReadonlySet<string>): TableLine[] | undefined {
  const ending = /(?:eɪ|ə)t$/u.exec(ipa)?.[0]
  if (!/[aeiouy].*[aeiouy].*ate$/.test(word) || ending === undefined) return undefined
  const stem = ipa.slice(0, -ending.length)
  const said = (part: string) => {
    if (part === 'verb') return 'eɪt'
    return part === 'adjective' || (parts.has('verb') && !FULL_NOUNS.test(word)) ? 'ət' : ending
  }
  const lines = [...parts]
    .sort()
    .map((partOfSpeech) => ({ alternatives: [stem + said(partOfSpeech)], partOfSpeech }))
  const distinct = new Set(lines.map(({ alternatives }) => alternatives[0]))
  if (lines.length === 0) return undefined
  return distinct.size === 1 ? [{ alternatives: lines[0]!.alternatives, partOfSpeech: '' }] : lines
}
