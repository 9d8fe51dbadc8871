import { isVowel, type Phoneme, syllableCount } from '@wordhoard/dictionary/speech/phonemes'

/** eSpeak NG's symbols that British dictionaries write differently. */
const SYMBOLS: Readonly<Record<string, readonly string[]>> = {
  ɐ: ['ə'],
  ɛ: ['e'],
  ɹ: ['r'],
  ɔ: ['ɒ'],
  əl: ['ə', 'l'],
  aɪə: ['aɪ', 'ə'],
  n̩: ['ə', 'n'],
  x: ['k'],
  ç: ['k'],
  ɡʲ: ['ɡ'],
  nʲ: ['n', 'j'],
  ɬ: ['l'],
  o: ['ɒ'],
  ʔ: [],
}

/**
 * Converts eSpeak NG's output for one word (`s_ˈiə_ɹ_ɪ__ə_s`) to phonemes in the style of British dictionaries: e, r,
 * the happy vowel i, ɪə in *serious* but iə in *audience*, and secondary stress only before the main one, as in
 * *ˌeduˈcation*.
 */
export function fromEspeak(raw: string): Phoneme[] {
  const phonemes: Phoneme[] = []
  for (const token of raw.split(/[_\s/]+/)) {
    const mark = /^[ˈˌ]/.exec(token)?.[0]
    const symbol = mark ? token.slice(1) : token
    if (symbol === '') continue
    const sounds =
      symbol === 'iə' && mark ? ['ɪə'] : symbol === 'iə' ? ['i', 'ə'] : (SYMBOLS[symbol] ?? [symbol])
    for (const [index, sound] of sounds.entries()) {
      phonemes.push({ sound, stress: index > 0 || !mark || !isVowel(sound) ? 0 : mark === 'ˈ' ? 1 : 2 })
    }
  }
  return withDictionaryStress(withHappyVowel(phonemes))
}

/** Replaces unstressed ɪ with i at the end of a word and before a vowel. */
function withHappyVowel(phonemes: Phoneme[]): Phoneme[] {
  return phonemes.map((phoneme, index) => {
    const next = phonemes[index + 1]
    const open = next === undefined || isVowel(next.sound)
    return phoneme.sound === 'ɪ' && phoneme.stress === 0 && open ? { ...phoneme, sound: 'i' } : phoneme
  })
}

/**
 * Keeps one main stress, the last that eSpeak NG gives, and secondary stress only before it. If two or more syllables
 * precede the main stress and none of them is stressed, the first one gets secondary stress.
 */
function withDictionaryStress(phonemes: Phoneme[]): Phoneme[] {
  if (syllableCount(phonemes) === 0) return phonemes
  const vowels = phonemes.filter(({ sound }) => isVowel(sound))
  const main = vowels.findLastIndex(({ stress }) => stress === 1)
  if (main < 0) return withMainStress(phonemes, vowels[0]!)
  for (const [index, vowel] of vowels.entries()) {
    if (index !== main) vowel.stress = index < main && vowel.stress > 0 ? 2 : 0
  }
  // Adds no stress right before the main one, because only compounds have it there; *ˌun-* and the like keep theirs.
  const before = vowels.slice(0, main)
  if (main >= 2 && before.every(({ stress }) => stress === 0) && before[0]!.sound !== 'ə')
    before[0]!.stress = 2
  return phonemes
}

function withMainStress(phonemes: Phoneme[], vowel: Phoneme): Phoneme[] {
  vowel.stress = 1
  return phonemes
}
