import type { Pronunciations } from '../../sound/pronunciations'
import type { SpellDocument } from './merged-document'
import type { ImportedWord } from './word-of-import'
import type { WordSound } from './word-sounds'

/** The pronunciations of a word that are shown. */
export interface ChosenSounds {
  /** The accent of the pronunciations shown; empty for British, and if the source doesn't say. */
  readonly accent: string
  /** Pronunciations for the document, with a part of speech where they differ. */
  readonly shown: readonly { readonly ipa: string; readonly partOfSpeech: string }[]
  /** Those of `shown` that were composed by rule, because no source has a British or unmarked one. */
  readonly composed: readonly { readonly ipa: string; readonly partOfSpeech: string }[]
  /** Whether these pronunciations replace those of the build. */
  readonly isImported: boolean
  of(partOfSpeech: string): string[]
}

/**
 * Chooses the pronunciations of a word: British ones from the imports, else the build's, else imported ones without an
 * accent, else those composed by rule, else imported ones of another accent.
 */
export function chooseSounds(
  word: ImportedWord,
  sounds: readonly WordSound[],
  base: SpellDocument | undefined,
  rules: Pronunciations,
): ChosenSounds {
  const british = sounds.filter(({ accent }) => accent === '')
  const elsewhere = sounds.filter(({ accent }) => accent === sounds[0]?.accent)
  const result = (
    shown: ChosenSounds['shown'],
    composed: ChosenSounds['composed'],
    isImported: boolean,
  ): ChosenSounds => {
    const differ = shown.some(({ partOfSpeech }) => partOfSpeech !== '')
    const of = (name: string) =>
      differ
        ? shown.filter((one) => one.partOfSpeech === '' || one.partOfSpeech === name).map(({ ipa }) => ipa)
        : []
    const accent = shown === elsewhere ? (elsewhere[0]?.accent ?? '') : ''
    return { accent, shown, composed, isImported, of }
  }
  if (british.length > 0) return result(british, [], true)
  if (base && base.pronunciations.length > 0) return result([], [], false)
  const unmarked = sounds.filter(({ accent }) => accent === '?')
  if (unmarked.length > 0) return result(unmarked, [], true)
  const spelling = word.parts.find(({ part }) => part.spelling !== undefined)?.part.spelling ?? word.headword
  const composed = base ? [] : rules.pronunciationsOf(spelling)
  return composed.length > 0 ? result(composed, composed, true) : result(elsewhere, [], elsewhere.length > 0)
}

/** Returns the parts of speech some of whose senses are spoken differently from others: a row of shops, a loud row. */
export function partsSpokenBySense({ definitions }: SpellDocument): ReadonlySet<string> {
  const sounds = new Map<string, string | undefined>()
  const found = new Set<string>()
  for (const { part_of_speech, pronunciations } of definitions) {
    const [first] = pronunciations
    if (sounds.has(part_of_speech) && sounds.get(part_of_speech) !== first) found.add(part_of_speech)
    sounds.set(part_of_speech, first)
  }
  return found
}
