import { isVowel, type Phoneme } from '@wordhoard/dictionary/speech/phonemes'
import { letterSpans, type Span } from './letter-alignment'

/** A phoneme's position in a word; a rule may replace it with none or several phonemes, separated by spaces. */
export interface Slot {
  sound: string
  /** The original notation, which is restored if no rule applies, because rules treat i and ɪ as one. */
  readonly written: string
  readonly vowel: boolean
  stress: Phoneme['stress']
  /** Whether the main stress was here before a rule moved it. */
  wasMain: boolean
}

/** A word in the form that the learnt rules work on. */
export interface RuleWord {
  readonly word: string
  readonly slots: Slot[]
  readonly spans: readonly Span[]
}

/** Merges i with ɪ and u with ʊ, which the rules don't distinguish; the position decides which of them is written. */
export function mergeCloseVowels(sound: string): string {
  if (sound === 'i') return 'ɪ'
  return sound === 'u' ? 'ʊ' : sound
}

/**
 * Prepares a word for the rules, from its spelling and its phonemes according to eSpeak NG and the handwritten rules.
 */
export function ruleWord(word: string, phonemes: readonly Phoneme[]): RuleWord {
  const letters = word.toLowerCase()
  const slots = phonemes.map(({ sound, stress }) => ({
    sound: mergeCloseVowels(sound),
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

/** Returns which vowel has the main stress, counted from the end of the word (0 = last); '-' for a word without one. */
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
  // The vowel right before the main stress gets none. If two or more vowels precede it and none is stressed, the first
  // one gets secondary stress, unless it is ə.
  const last = before.at(-1)
  if (last) last.stress = 0
  if (before.length >= 2 && before.every(({ stress }) => stress === 0) && before[0]!.sound !== 'ə')
    before[0]!.stress = 2
}

/** Returns the word's phonemes after the rules. */
export function phonemesOf({ slots }: RuleWord): Phoneme[] {
  const phonemes: Phoneme[] = []
  for (const { sound, written, stress } of slots) {
    const sounds = sound === mergeCloseVowels(written) ? [written] : sound.split(' ').filter(Boolean)
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

/**
 * Returns whether a variant may change this slot. Speakers vary only in weak vowels; elsewhere a variant would be
 * another word.
 */
export function isWeakVowel({ vowel, stress }: Slot): boolean {
  return vowel && stress !== 1
}
