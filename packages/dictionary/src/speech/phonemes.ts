/** A phoneme of British English in the IPA; a vowel carries its syllable's stress (1 primary, 2 secondary). */
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

/** The number of syllables: every vowel heads one. */
export function syllableCount(phonemes: readonly Phoneme[]): number {
  return phonemes.reduce((count, { sound }) => count + (isVowel(sound) ? 1 : 0), 0)
}

/** Reads one word's transcription; a stress mark belongs to the next vowel, wherever before it the mark stands. */
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

/** Consonant clusters that begin English syllables, besides every single consonant but ŋ. */
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
 * Writes a word's transcription as British dictionaries do: ˈ and ˌ stand before the onset of their syllable, found by
 * the maximal onset principle, and a word of one syllable has neither unless `always` asks for it.
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

/** Where the onset of the syllable begins whose vowel is at `vowel`. */
function onsetBefore(phonemes: readonly Phoneme[], vowel: number): number {
  let first = vowel
  while (first > 0 && !isVowel(phonemes[first - 1]!.sound)) first--
  // Whatever stands at the beginning of a word is its onset.
  if (first === 0) return 0
  while (first < vowel && !isOnset(phonemes.slice(first, vowel))) first++
  return first
}

function isOnset(consonants: readonly Phoneme[]): boolean {
  if (consonants.length === 1) return consonants[0]!.sound !== 'ŋ'
  return ONSETS.has(consonants.map(({ sound }) => sound).join(' '))
}
