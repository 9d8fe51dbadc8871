import { isVowel, type Phoneme } from '@wordhoard/dictionary/speech/phonemes'
import { letterSpans, type Span } from './letter-alignment'

/** A phoneme's place in a word; a rule may put none or several phonemes there, separated by blanks. */
export interface Slot {
  sound: string
  /** The notation before any rule, kept where none applies: i and ɪ are one to the rules. */
  readonly written: string
  readonly vowel: boolean
  stress: Phoneme['stress']
  /** The main stress was here before the rules for stress moved it. */
  wasMain: boolean
}

/** A word as the learnt rules see it. */
export interface RuleWord {
  readonly word: string
  readonly slots: Slot[]
  readonly spans: readonly Span[]
}

/** The weak and the short vowel are not told apart by rules: where which is written follows from its place. */
export function foldSound(sound: string): string {
  if (sound === 'i') return 'ɪ'
  return sound === 'u' ? 'ʊ' : sound
}

/** Ready for rules: `word` as spelt, `phonemes` as eSpeak NG and the rules written by hand have them. */
export function ruleWord(word: string, phonemes: readonly Phoneme[]): RuleWord {
  const letters = word.toLowerCase()
  const slots = phonemes.map(({ sound, stress }) => ({
    sound: foldSound(sound),
    written: sound,
    vowel: isVowel(sound),
    stress,
    wasMain: false,
  }))
  return {
    word: letters,
    slots,
    spans: letterSpans(
      letters,
      phonemes.map(({ sound }) => sound),
    ),
  }
}

/** Which vowel bears the main stress, counted from the word's end (0 = last); '-' for a word without one. */
export function mainFromEnd({ slots }: RuleWord): string {
  const vowels = slots.filter(({ vowel }) => vowel)
  const main = vowels.findIndex(({ stress }) => stress === 1)
  return main < 0 ? '-' : String(vowels.length - 1 - main)
}

/** Moves the main stress to another vowel, counted from the end. */
export function moveMain({ slots }: RuleWord, fromEnd: number): void {
  const vowels = slots.filter(({ vowel }) => vowel)
  const to = vowels.at(-1 - fromEnd)
  const main = vowels.find(({ stress }) => stress === 1)
  if (to === undefined || main === undefined || to === main) return
  main.wasMain = true
  main.stress = 0
  to.stress = 1
  const before = vowels.slice(0, vowels.indexOf(to))
  for (const vowel of vowels.slice(before.length + 1)) vowel.stress = 0
  // Right before the main stress none other is written; two syllables before it one always is.
  const last = before.at(-1)
  if (last) last.stress = 0
  if (before.length >= 2 && before.every(({ stress }) => stress === 0) && before[0]!.sound !== 'ə')
    before[0]!.stress = 2
}

/** The word's phonemes after the rules. */
export function phonemesOf({ slots }: RuleWord): Phoneme[] {
  const phonemes: Phoneme[] = []
  for (const { sound, written, stress } of slots) {
    const sounds = sound === foldSound(written) ? [written] : sound.split(' ').filter(Boolean)
    const stressed = sounds.find(isVowel)
    for (const one of sounds) phonemes.push({ sound: one, stress: one === stressed ? stress : 0 })
  }
  return phonemes.map((phoneme, index) => {
    const next = phonemes[index + 1]?.sound
    const weak = phoneme.stress === 0
    if (weak && phoneme.sound === 'ɪ' && (next === undefined || isVowel(next)))
      return { sound: 'i', stress: 0 }
    return weak && phoneme.sound === 'ʊ' && next !== undefined && isVowel(next)
      ? { sound: 'u', stress: 0 }
      : phoneme
  })
}

/** Whether people may differ about a place: they do about weak vowels; elsewhere a variant would be another word. */
export function isWeakVowel({ vowel, stress }: Slot): boolean {
  return vowel && stress !== 1
}
