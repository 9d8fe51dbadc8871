import { isVowel, type Phoneme, parseIpa } from '@wordhoard/dictionary/speech/phonemes'
import { comparableForms } from '../ipa-notation'
import { mergeCloseVowels, type RuleWord } from './rule-word'

const SUBSTITUTION_COST = 1
/** Weak vowels replace each other so often that the alignment should match them first. */
const WEAK_SUBSTITUTION_COST = 0.6
const GAP_COST = 1.1
const VOWEL_FOR_CONSONANT_COST = 4

/** A correct transcription aligned with a word's slots: the target of each slot. */
export interface Reference {
  readonly targets: string[]
  /** Position of the main stress, counted in vowels from the end; undefined if the transcription marks no stress. */
  readonly mainFromEnd: string | undefined
  readonly cost: number
}

/** Chooses the correct transcription that is nearest to the word's current sounds, and aligns it with the slots. */
export function nearestReference(spoken: RuleWord, transcriptions: readonly string[]): Reference | undefined {
  let best: Reference | undefined
  for (const ipa of transcriptions) {
    const marksStress = ipa.includes('ˈ')
    for (const form of comparableForms(ipa)) {
      const phonemes = twoSyllables(parseIpa(form))
      const reference = {
        ...alignSounds(spoken, phonemes),
        mainFromEnd: marksStress ? mainOf(phonemes) : undefined,
      }
      if (best === undefined || reference.cost < best.cost) best = reference
    }
  }
  return best
}

/** Splits unstressed ɪə and ʊə into two syllables (*audience*, *actual*), except before r. */
function twoSyllables(phonemes: readonly Phoneme[]): Phoneme[] {
  return phonemes.flatMap((phoneme, index) => {
    const isTwo = phoneme.stress === 0 && /^[ɪʊ]ə$/u.test(phoneme.sound) && phonemes[index + 1]?.sound !== 'r'
    return isTwo ? [...phoneme.sound].map((sound): Phoneme => ({ sound, stress: 0 })) : [phoneme]
  })
}

function mainOf(phonemes: readonly Phoneme[]): string | undefined {
  const vowels = phonemes.filter(({ sound }) => isVowel(sound))
  const main = vowels.findIndex(({ stress }) => stress === 1)
  return main < 0 ? undefined : String(vowels.length - 1 - main)
}

/**
 * Aligns phonemes with slots by edit distance; extra phonemes are added to the slot before them, or to the first one.
 */
function alignSounds({ slots }: RuleWord, phonemes: readonly Phoneme[]): Omit<Reference, 'mainFromEnd'> {
  const referenceSounds = phonemes.map(({ sound }) => mergeCloseVowels(sound))
  const costs = Array.from({ length: slots.length + 1 }, () => new Float64Array(referenceSounds.length + 1))
  for (let i = 0; i <= slots.length; i++) {
    for (let j = 0; j <= referenceSounds.length; j++) {
      if (i === 0 || j === 0) costs[i]![j] = GAP_COST * (i + j)
      else {
        costs[i]![j] = Math.min(
          costs[i - 1]![j - 1]! + substitution(slots[i - 1]!.sound, referenceSounds[j - 1]!),
          costs[i - 1]![j]! + GAP_COST,
          costs[i]![j - 1]! + GAP_COST,
        )
      }
    }
  }
  const targets: string[][] = slots.map(() => [])
  let i = slots.length
  let j = referenceSounds.length
  while (i > 0 || j > 0) {
    const here = costs[i]![j]!
    if (
      i > 0 &&
      j > 0 &&
      here === costs[i - 1]![j - 1]! + substitution(slots[i - 1]!.sound, referenceSounds[j - 1]!)
    ) {
      targets[--i]!.unshift(referenceSounds[--j]!)
    } else if (i > 0 && here === costs[i - 1]![j]! + GAP_COST) i--
    else targets[Math.max(0, i - 1)]?.unshift(referenceSounds[--j]!)
  }
  return {
    targets: targets.map((sounds, at) => targetOf(slots[at]!.sound, sounds)),
    cost: costs[slots.length]![referenceSounds.length]!,
  }
}

/** Returns the current sound if only the number of symbols differs; otherwise the reference's sounds. */
function targetOf(current: string, sounds: readonly string[]): string {
  return sounds.join('') === current ? current : sounds.join(' ')
}

function substitution(one: string, other: string): number {
  if (one === other) return 0
  if (isVowel(one) !== isVowel(other)) return VOWEL_FOR_CONSONANT_COST
  return /^[əɪʊ]$/u.test(one) && /^[əɪʊ]$/u.test(other) ? WEAK_SUBSTITUTION_COST : SUBSTITUTION_COST
}
