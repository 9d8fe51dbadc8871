import { possibleBases } from './inflected-sound'
import { compoundIpa, phraseIpa, type SpokenWord } from './phrase-sound'
import { openPronunciationTable, type TableLine } from './pronunciation-table'

/** How a headword is said: IPA without slashes, and the part of speech it is said so in ('' for any). */
export interface Pronunciation {
  ipa: string
  partOfSpeech: string
}

/** The British pronunciations of headwords. */
export interface Pronunciations {
  /**
   * All pronunciations of a headword, the usual (or strong) form first: from the table, of an inflected form by rule,
   * of a hyphenated word or a phrase composed from its words; none when a word in it is unknown.
   */
  pronunciationsOf(headword: string): Pronunciation[]
}

const TABLE = new URL('../../data/generated/pronunciations.tsv', import.meta.url)

/** Opens the generated table of pronunciations, or another file in its format (see pronunciation-table.ts). */
export function loadPronunciations(file: URL | string = TABLE): Pronunciations {
  const table = openPronunciationTable(file)
  /** Words of phrases: a few thousand stand in most of them. */
  const spokenBefore = new Map<string, SpokenWord | undefined>()

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

  /** A part as the phrase's builder wants it: its first pronunciation, a verb's where the phrase begins with one. */
  function pronounceInPhrase(word: string): SpokenWord | undefined {
    if (spokenBefore.has(word)) return spokenBefore.get(word)
    const ipa = pronunciationsOf(word.replace(/[,.!?]+$/, ''))[0]?.ipa
    const spoken = ipa === undefined ? undefined : { word: word.toLowerCase(), ipa }
    spokenBefore.set(word, spoken)
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

  /** Under the exact spelling (Polish), else in small letters: most words' capitals make no difference. */
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
