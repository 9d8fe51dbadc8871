import { type Heteronyms, readHeteronyms } from './heteronyms'
import { possibleBases } from './inflected-sound'
import { compoundIpa, phraseIpa, type SpokenWord } from './phrase-sound'
import { openPronunciationTable, type TableLine } from './pronunciation-table'

/** A pronunciation of a headword: IPA without slashes, and what it applies to. */
export interface Pronunciation {
  ipa: string
  /** '' for any. */
  partOfSpeech: string
  /** Keys of the senses it is kept for; absent if it holds for every other sense of its part of speech. */
  senses?: ReadonlySet<string>
  /** The spelling it is kept for (Polish beside polish); absent for the entry's own. */
  spelling?: string
}

/** A phrase that starts with a verb, one without a verb, or one of which we can't tell. */
export type PhraseKind = 'verb' | 'noun' | 'other'

/** The British pronunciations of headwords. */
export interface Pronunciations {
  /**
   * Returns all pronunciations of a headword, the usual (or strong) form first. They come from the table; those of
   * inflected forms are derived by rule, those of hyphenated words and phrases composed from their words. Returns none
   * if any of the words is unknown.
   *
   * @param kind what a phrase is, which says how its words are spoken: the verb *close* in *close down*
   */
  pronunciationsOf(headword: string, kind?: PhraseKind): Pronunciation[]
  /** Returns the pronunciations of exactly this spelling, capitals included; none if it isn't in the table. */
  pronunciationsOfSpelling(spelling: string): Pronunciation[]
}

/** Knows no pronunciations. */
export const noPronunciations: Pronunciations = {
  pronunciationsOf: () => [],
  pronunciationsOfSpelling: () => [],
}

const TABLE = new URL('../../data/generated/pronunciations.tsv', import.meta.url)

/**
 * Opens the generated table of pronunciations, or another file in the same format (see pronunciation-table.ts).
 *
 * @param heteronyms words spoken differently by sense, in place of their lines in the table
 */
export function loadPronunciations(
  file: URL | string = TABLE,
  heteronyms: Heteronyms = readHeteronyms(),
): Pronunciations {
  const table = openPronunciationTable(file)
  /** Cache of the words of phrases; a few thousand words occur in most of them. */
  const wordCache = new Map<string, SpokenWord | undefined>()

  function pronunciationsOf(headword: string, kind: PhraseKind = 'other'): Pronunciation[] {
    const word = headword.normalize('NFC').replaceAll('’', "'").trim()
    const known = ofWord(word)
    if (known.length > 0) return known
    const compose = word.includes(' ') ? phraseIpa : compoundIpa
    const parts = word.split(word.includes(' ') ? ' ' : '-')
    if (parts.length < 2) return []
    const spoken = parts.map((part, index) => pronounceInPhrase(part, roleIn(kind, index)))
    return spoken.every((part) => part !== undefined) ? [{ ipa: compose(spoken), partOfSpeech: '' }] : []
  }

  /** Returns a word of a phrase as it is spoken in its role, or undefined if it has no pronunciation. */
  function pronounceInPhrase(word: string, role: Role): SpokenWord | undefined {
    const name = `${role} ${word}`
    if (wordCache.has(name)) return wordCache.get(name)
    const all = pronunciationsOf(word.replace(/[,.!?]+$/, ''))
    const usual = all.filter(({ senses }) => senses === undefined)
    const ipa = (usual.find(({ partOfSpeech }) => fitsRole(role, partOfSpeech)) ?? all[0])?.ipa
    const spoken = ipa === undefined ? undefined : { word: word.toLowerCase(), ipa }
    wordCache.set(name, spoken)
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
    const exact = exactLines(word)
    const lower = word.toLowerCase()
    return exact.length > 0 || lower === word ? exact : exactLines(lower)
  }

  function exactLines(word: string): TableLine[] {
    return heteronyms.get(word) ?? table.lines(word)
  }

  return { pronunciationsOf, pronunciationsOfSpelling: (word) => exactLines(word).flatMap(pronunciationsOn) }
}

/** How a word stands in a phrase: as its verb, as no verb, or as we can't tell. */
type Role = 'verb' | 'not a verb' | 'unknown'

/** Returns the role of the word at a place (from 0) in a phrase. */
function roleIn(kind: PhraseKind, index: number): Role {
  if (kind === 'verb') return index === 0 ? 'verb' : 'not a verb'
  return kind === 'noun' ? 'not a verb' : 'unknown'
}

/** Whether a word's pronunciation for a part of speech ('' for any) is the one for its role in a phrase. */
function fitsRole(role: Role, partOfSpeech: string): boolean {
  return role === 'unknown' || (partOfSpeech === 'verb') === (role === 'verb')
}

function pronunciationsOn({ alternatives, partOfSpeech, senses }: TableLine): Pronunciation[] {
  return alternatives.map((ipa) => ({ ipa, partOfSpeech, ...(senses && { senses }) }))
}
