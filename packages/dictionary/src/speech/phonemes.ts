/** A phoneme of British English in the IPA; a vowel carries the stress of its syllable (1 primary, 2 secondary). */
export interface Phoneme {
  sound: string
  stress: 0 | 1 | 2
}

/** Diphthongs and affricates are one phoneme each; `iə` and `uə`, as in *audience*, are two syllables. */
const PHONEME = /([ˈˌ])|tʃ|dʒ|[aeɔ]ɪ|[aə]ʊ|[eɪʊ]ə|[iuɑɔɜæ](?:ː|\u0303)ː?|\S/gu
const VOWEL = /^[aeiouæɑɒɔəɛɜɪʊʌ]/u

export function isVowel(sound: string): boolean {
  return VOWEL.test(sound)
}

/** Returns the number of syllables, which is the number of vowels. */
export function syllableCount(phonemes: readonly Phoneme[]): number {
  return phonemes.reduce((count, { sound }) => count + (isVowel(sound) ? 1 : 0), 0)
}

/**
 * Parses the transcription of one word. A stress mark applies to the next vowel, wherever before the vowel it is
 * written.
 */
export function parseIpa(ipa: string): Phoneme[] {
  const phonemes: Phoneme[] = []
  let stress: Phoneme['stress'] = 0
  for (const [sound, mark] of ipa.matchAll(PHONEME)) {
    if (mark !== undefined) stress = mark === 'ˈ' ? 1 : 2
    else if (isVowel(sound)) {
      phonemes.push({ sound, stress })
      stress = 0
    } else phonemes.push({ sound, stress: 0 })
  }
  return phonemes
}

/** Consonant clusters that can start an English syllable, besides every single consonant except ŋ. */
const ONSETS = new Set(
  [
    ...[
      'pl',
      'pr',
      'pj',
      'bl',
      'br',
      'bj',
      'tr',
      'tj',
      'tw',
      'dr',
      'dj',
      'dw',
      'kl',
      'kr',
      'kj',
      'kw',
      'ɡl',
      'ɡr',
    ],
    ...[
      'ɡw',
      'ɡj',
      'fl',
      'fr',
      'fj',
      'vj',
      'θr',
      'θj',
      'θw',
      'ʃr',
      'hj',
      'mj',
      'nj',
      'lj',
      'sl',
      'sw',
      'sm',
      'sn',
    ],
    ...['sp', 'st', 'sk', 'sf', 'spl', 'spr', 'spj', 'str', 'stj', 'skr', 'skw', 'skj', 'skl', 'sj', 'zj'],
  ].map((cluster) => [...cluster].join(' ')),
)

/**
 * Writes a word's transcription as British dictionaries do. The marks ˈ and ˌ come before the onset of their syllable,
 * found by the maximal onset principle. A word of one syllable has no mark unless `always` is set.
 */
export function formatIpa(phonemes: readonly Phoneme[], always = false): string {
  const marks = new Map<number, string>()
  if (always || syllableCount(phonemes) > 1) {
    for (const [index, { stress }] of phonemes.entries()) {
      if (stress > 0) marks.set(onsetBefore(phonemes, index), stress === 1 ? 'ˈ' : 'ˌ')
    }
  }
  return phonemes.map(({ sound }, index) => (marks.get(index) ?? '') + sound).join('')
}

/** Returns where the onset of a syllable starts, given the position of its vowel. */
function onsetBefore(phonemes: readonly Phoneme[], vowel: number): number {
  let first = vowel
  while (first > 0 && !isVowel(phonemes[first - 1]!.sound)) first--
  // All consonants at the start of a word are its onset.
  if (first === 0) return 0
  while (first < vowel && !isOnset(phonemes.slice(first, vowel))) first++
  return first
}

function isOnset(consonants: readonly Phoneme[]): boolean {
  if (consonants.length === 1) return consonants[0]!.sound !== 'ŋ'
  return ONSETS.has(consonants.map(({ sound }) => sound).join(' '))
}
