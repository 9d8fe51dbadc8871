import { possibleBases } from './inflected-sound'
import { compoundIpa, phraseIpa, type SpokenWord } from './phrase-sound'
import { openPronunciationTable, type TableLine } from './pronunciation-table'

/** A pronunciation of a headword: IPA without slashes, and the part of speech it applies to ('' for any). */
export interface Pronunciation {
  ipa: string
  partOfSpeech: string
}

/** The British pronunciations of headwords. */
export interface Pronunciations {
  /**
   * Returns all pronunciations of a headword, the usual (or strong) form first. They come from the table; those of
   * inflected forms are derived by rule, those of hyphenated words and phrases composed from their words. Returns none
   * if any of the words is unknown.
   */
  pronunciationsOf(headword: string): Pronunciation[]
}

const TABLE = new URL('../../data/generated/pronunciations.tsv', import.meta.url)

/** Opens the generated table of pronunciations, or another file in the same format (see pronunciation-table.ts). */
export function loadPronunciations(file: URL | string = TABLE): Pronunciations {
  const table = openPronunciationTable(file)
  /** Cache of the words of phrases; a few thousand words occur in most of them. */
  const wordCache = new Map<string, SpokenWord | undefined>()

  function pronunciationsOf(headword: string): Pronunciation[] {
    const word = headword.normalize('NFC').replaceAll('’', "'").trim()
    const known = ofWord(word)
    if (known.length > 0) return known
    const compose = word.includes(' ') ? phraseIpa : compoundIpa
    const parts = word.split(word.includes(' ') ? ' ' : '-')
    if (parts.length < 2) return []
    const spoken = parts.map(pronounceInPhrase)
    return spoken.every((part) => part !== undefined) ? [{ ipa: compose(spoken), partOfSpeech: '' }] : []
  }

  /** Returns a word of a phrase with its first pronunciation, or undefined if it has none. */
  function pronounceInPhrase(word: string): SpokenWord | undefined {
    if (wordCache.has(word)) return wordCache.get(word)
    const ipa = pronunciationsOf(word.replace(/[,.!?]+$/, ''))[0]?.ipa
    const spoken = ipa === undefined ? undefined : { word: word.toLowerCase(), ipa }
    wordCache.set(word, spoken)
    return spoken
  }

  function ofWord(word: string): Pronunciation[] {
    const lines = linesOf(word)
    if (lines.length > 0) return lines.flatMap(pronunciationsOn)
    for (const { spellings, add } of possibleBases(word)) {
      for (const spelling of spellings) {
        const base = linesOf(spelling).flatMap(pronunciationsOn)
        if (base.length > 0) return base.map((one) => ({ ...one, ipa: add(one.ipa, spelling) }))
      }
    }
    return []
  }

  /**
   * Returns the lines for the exact spelling (Polish), or else for lower case, because capitals make no difference to
   * most words.
   */
  function linesOf(word: string): TableLine[] {
    const exact = table.lines(word)
    const lower = word.toLowerCase()
    return exact.length > 0 || lower === word ? exact : table.lines(lower)
  }

  return { pronunciationsOf }
}

function pronunciationsOn({ alternatives, partOfSpeech }: TableLine): Pronunciation[] {
  return alternatives.map((ipa) => ({ ipa, partOfSpeech }))
}
