import type { ImportedAudio } from '../imported-part'
import type { ImportedWord } from './word-of-import'

/** A row of `pronunciation` that an import brings. */
export interface WordSound {
  readonly ipa: string
  /** Empty when it holds for every part of speech. */
  readonly partOfSpeech: string
  /** Empty for British, '?' when the source does not tell, else the place. */
  readonly accent: string
  readonly source: string
}

/** How the imports say a word, British first. Where parts of speech differ (record), each has its own. */
export function soundsOf(word: ImportedWord): WordSound[] {
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

/** One for all parts of speech, unless these have different ones. */
function withoutRepeats(sounds: readonly WordSound[]): WordSound[] {
  const byPart = new Map<string, Set<string>>()
  for (const { ipa, accent, partOfSpeech } of sounds) {
    const said = byPart.get(partOfSpeech) ?? new Set()
    byPart.set(partOfSpeech, said.add(`${accent}\n${ipa}`))
  }
  const lists = [...byPart.values()].map((said) => [...said].sort().join('\t'))
  const alike = lists.every((list) => list === lists[0])
  const kept = new Map<string, WordSound>()
  for (const sound of sounds) {
    const one = alike ? { ...sound, partOfSpeech: '' } : sound
    const name = `${one.partOfSpeech}\n${one.accent}\n${one.ipa}`
    if (!kept.has(name)) kept.set(name, one)
  }
  return [...kept.values()]
}

const MOST_AUDIO = 4

/** The recordings of a word, British first. */
export function audioOf(word: ImportedWord): (ImportedAudio & { readonly source: string })[] {
  const audio = new Map<string, ImportedAudio & { readonly source: string }>()
  for (const { source, part } of word.parts) {
    for (const one of part.audio ?? []) if (!audio.has(one.url)) audio.set(one.url, { ...one, source })
  }
  const order = (accent: string) => (accent === '' ? 0 : accent === '?' ? 1 : 2)
  return [...audio.values()].sort((a, b) => order(a.accent) - order(b.accent)).slice(0, MOST_AUDIO)
}
