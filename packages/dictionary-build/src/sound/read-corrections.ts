import { readFileSync } from 'node:fs'
import { isVowel, type Phoneme, parseIpa, syllableCount } from '@wordhoard/dictionary/speech/phonemes'
import type { TableLine } from './pronunciation-table'

const FILE = new URL('../../data/pronunciation-corrections.tsv', import.meta.url)

/** Reads the handwritten transcriptions, by word. */
export function readCorrections(file: URL | string = FILE): Map<string, TableLine[]> {
  const words = new Map<string, TableLine[]>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [word = '', ipa = '', partOfSpeech = ''] = line.split('\t')
    const lines = words.get(word) ?? []
    words.set(word, lines)
    lines.push({ alternatives: ipa.split(' | '), partOfSpeech })
  }
  return words
}

/**
 * Corrects the transcription of a word whose base has a handwritten correction: *handkerchiefs*, *unfairness*. The base
 * is the longest corrected word with which the spelling starts and whose uncorrected sounds start the transcription.
 * Returns undefined if there is none. `spoken` returns a word's uncorrected transcription.
 */
export function withCorrectedBase(
  word: string,
  ipa: string,
  corrected: ReadonlyMap<string, readonly TableLine[]>,
  spoken: (word: string) => string | undefined,
): string | undefined {
  const sounds = parseIpa(ipa)
  for (let length = word.length - 1; length >= 4; length--) {
    const base = word.slice(0, length)
    const lines = corrected.get(base)
    // If the base has several pronunciations, we can't tell which of them the longer word uses.
    if (lines === undefined || lines.length > 1) continue
    const wrong = spoken(base)
    if (wrong === undefined) continue
    const old = parseIpa(wrong)
    const right = parseIpa(lines[0]!.alternatives[0]!)
    const same = old.length < sounds.length && old.every(({ sound }, index) => sounds[index]!.sound === sound)
    if (!same || right.length === 0) continue
    const rest = sounds.slice(old.length)
    if (rest.some(({ stress }) => stress > 0)) continue
    return [...withStressOf(sounds, right), ...rest]
      .map(({ sound, stress }) => ['', 'ˈ', 'ˌ'][stress] + sound)
      .join('')
  }
  return undefined
}

/**
 * Returns the corrected sounds. A single syllable has no stress mark, so it keeps the stress that it had in the longer
 * word.
 */
function withStressOf(sounds: readonly Phoneme[], right: readonly Phoneme[]): Phoneme[] {
  const spoken = sounds.find(({ sound }) => isVowel(sound))
  if (syllableCount(right) !== 1 || spoken === undefined) return [...right]
  return right.map((phoneme) => (isVowel(phoneme.sound) ? { ...phoneme, stress: spoken.stress } : phoneme))
}
