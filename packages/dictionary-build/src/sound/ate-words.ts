import type { TableLine } from './pronunciation-table'

/** Nouns in -ate that sound like the verb, though there is one: a fruit-juice concentrate. */
const FULL_NOUNS = /(?:centr|carbon|hydr|precipit|sulf|sulph|phosph|substr|chlorin|nitr|acet|str)ate$/

/**
 * Longer words in -ate are said with a full vowel as verbs (to ˈseparate /-eɪt/) and with a weak one as adjectives and
 * nouns (/-ət/); undefined for every other word and where one line serves all parts of speech.
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
