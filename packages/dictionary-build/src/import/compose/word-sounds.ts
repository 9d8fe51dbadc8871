import type { ImportedAudio } from '../imported-part'
import type { ImportedWord } from './word-of-import'

/** A row of `pronunciation` from an import. */
export interface WordSound {
  readonly ipa: string
  /** Empty if it applies to every part of speech. */
  readonly partOfSpeech: string
  /** Empty for British, '?' if the source doesn't say, else the region. */
  readonly accent: string
  readonly source: string
}

/**
 * Returns the imported pronunciations of a word, British ones first. If they differ by part of speech (record), each
 * part of speech has its own.
 */
export function collectSounds(word: ImportedWord): WordSound[] {
  const sounds: WordSound[] = []
  for (const { source, part } of word.parts) {
    for (const { ipa, accent } of part.sounds ?? []) {
      sounds.push({ ipa, accent, source, partOfSpeech: part.partOfSpeech ?? '' })
    }
  }
  const groups = [
    sounds.filter(({ accent }) => accent === ''),
    sounds.filter(({ accent }) => accent === '?'),
    sounds.filter(({ accent }) => accent !== '' && accent !== '?'),
  ]
  return groups.flatMap(withoutRepeats)
}

/** Removes duplicates, and the part of speech if all parts of speech have the same pronunciations. */
function withoutRepeats(sounds: readonly WordSound[]): WordSound[] {
  const byPart = new Map<string, Set<string>>()
  for (const { ipa, accent, partOfSpeech } of sounds) {
    const keys = byPart.get(partOfSpeech) ?? new Set()
    byPart.set(partOfSpeech, keys.add(`${accent}\n${ipa}`))
  }
  const lists = [...byPart.values()].map((keys) => [...keys].sort().join('\t'))
  const alike = lists.every((list) => list === lists[0])
  const kept = new Map<string, WordSound>()
  for (const sound of sounds) {
    const one = alike ? { ...sound, partOfSpeech: '' } : sound
    const name = `${one.partOfSpeech}\n${one.accent}\n${one.ipa}`
    if (!kept.has(name)) kept.set(name, one)
  }
  return [...kept.values()]
}

const MAX_RECORDINGS = 4

/** Returns the recordings of a word, British ones first. */
export function audioOf(word: ImportedWord): (ImportedAudio & { readonly source: string })[] {
  const audio = new Map<string, ImportedAudio & { readonly source: string }>()
  for (const { source, part } of word.parts) {
    for (const one of part.audio ?? []) if (!audio.has(one.url)) audio.set(one.url, { ...one, source })
  }
  const order = (accent: string) => (accent === '' ? 0 : accent === '?' ? 1 : 2)
  return [...audio.values()].sort((a, b) => order(a.accent) - order(b.accent)).slice(0, MAX_RECORDINGS)
}
