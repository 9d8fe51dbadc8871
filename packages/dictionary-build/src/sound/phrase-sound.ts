import {
  formatIpa,
  isVowel,
  type Phoneme,
  parseIpa,
  syllableCount,
} from '@wordhoard/dictionary/speech/phonemes'
import {
  PARTICLES,
  PREPOSITIONS,
  STRESSED_SECOND,
  UNSTRESSED_FIRST,
  VERBS_WITH_PREPOSITION,
  WEAK_FORMS,
} from './phrase-words'

/** A word of a phrase, with its transcription in isolation. */
export interface SpokenWord {
  word: string
  ipa: string
}

/** Matches adjectives, which come before their noun, by their ending. */
const ADJECTIVE = /.(?:[^aeiou]al|ic|ous|ive|ian|[ei]an|ese|ish|ant|ent|ary|able|ible)$/
const VOWEL_FIRST = /^[ˈˌ]?[aeiouæɑɒɔəɛɜɪʊʌ]/u

/**
 * Returns the transcription of a phrase from those of its words, separated by spaces.
 *
 * - A phrasal verb has its main stress on the particle (/ˌpʊt ˈʌp wɪð/).
 * - A phrase with function words has it on its last content word.
 *   The function words are weak (/ˌrɒk ən ˈrəʊl/, /əv ˈkɔːs/).
 * - Of two content words, a compound has it on the first (/ˈfaɪər ˌendʒɪn/, /ˈkɑː pɑːk/).
 * - An adjective or verb with its noun has it on the noun (/ˌbluː ˈtʃiːz/).
 * - Words of any longer phrase keep their own stress.
 */
export function phraseIpa(words: readonly SpokenWord[]): string {
  const weak = words.map((_, index) => isWeak(words, index))
  const particle = particleStress(words.map(({ word }) => word))
  const main = particle > 0 ? particle : weak.includes(true) ? weak.lastIndexOf(false) : mainOfFull(words)
  return words
    .map((spoken, index) => {
      const next = words[index + 1]
      if (weak[index] && index !== main) return weakForm(spoken, next)
      // A single syllable after the main stress needs no stress of its own: /əˈlɑːm klɒk/.
      const isPlain = main < 0 || (index > main && syllableCount(parseIpa(spoken.ipa)) === 1)
      const stressed = isPlain ? spoken.ipa : changeStress(spoken.ipa, index === main ? 1 : 2)
      return stressed + linkingR(spoken, next)
    })
    .join(' ')
}

/**
 * Returns the transcription of a hyphenated word from those of its parts, written as one word. Compounds are stressed
 * on the first part (/ˈnəʊhaʊ/), those that start like *well-* or end in a participle on the second (/ˌwelˈnəʊn/,
 * /ˌkəʊldˈblʌdɪd/).
 */
export function compoundIpa(parts: readonly SpokenWord[]): string {
  const last = parts.length - 1
  const endStress =
    parts.length === 2 && (UNSTRESSED_FIRST.has(parts[0]!.word) || /(ed|ing)$/.test(parts[last]!.word))
  const main = endStress ? last : 0
  return parts
    .map((part, index) => {
      const next = parts[index + 1]
      if (index > 0 && index < last && WEAK_FORMS.has(part.word)) return weakForm(part, next)
      // A later part of one syllable needs no stress of its own: /ˈnəʊhaʊ/.
      const plain = index > main && syllableCount(parseIpa(part.ipa)) === 1
      return (plain ? part.ipa : changeStress(part.ipa, index === main ? 1 : 2)) + linkingR(part, next)
    })
    .join('')
}

/** Returns the index of the particle that carries a phrasal verb's stress, or -1. */
function particleStress(words: readonly string[]): number {
  const [verb = '', second = '', third] = words
  if (words.length > 3 || !PARTICLES.has(second) || WEAK_FORMS.has(verb) || PARTICLES.has(verb)) return -1
  if (third !== undefined) return PREPOSITIONS.has(third) ? 1 : -1
  return (second === 'in' || second === 'on') && VERBS_WITH_PREPOSITION.has(verb) ? -1 : 1
}

/** Returns which of two content words carries the stress; -1 for a phrase of any other length. */
function mainOfFull(words: readonly SpokenWord[]): number {
  if (words.length !== 2) return -1
  const { word } = words[0]!
  return STRESSED_SECOND.has(word) || ADJECTIVE.test(word) ? 1 : 0
}

/** Returns whether a word is weak: function words before another word, and prepositions at the end of a phrase. */
function isWeak(words: readonly SpokenWord[], index: number): boolean {
  const { word } = words[index]!
  if (index === words.length - 1) return index > 0 && PREPOSITIONS.has(word)
  return WEAK_FORMS.has(word)
}

function weakForm({ word, ipa }: SpokenWord, next: SpokenWord | undefined): string {
  const [weak, beforeVowel] = WEAK_FORMS.get(word) ?? [ipa.replace(/[ˈˌ]/gu, '')]
  return (next && VOWEL_FIRST.test(next.ipa) ? beforeVowel : undefined) ?? weak
}

/** Returns the linking r, which British speakers add to a word ending in r(e) if a vowel follows directly. */
function linkingR({ word, ipa }: SpokenWord, next: SpokenWord | undefined): string {
  return next && /re?$/.test(word) && /[əː]$/u.test(ipa) && VOWEL_FIRST.test(next.ipa) ? 'r' : ''
}

/** Gives the main stress of a word, or its only syllable, the given stress and marks it. */
function changeStress(ipa: string, stress: 1 | 2): string {
  const phonemes = parseIpa(ipa)
  const main =
    phonemes.find((phoneme) => phoneme.stress === 1) ?? phonemes.find(({ sound }) => isVowel(sound))
  const changed = phonemes.map((phoneme): Phoneme => {
    if (phoneme === main) return { ...phoneme, stress }
    // A word whose main stress becomes secondary loses its other secondary stresses.
    return stress === 2 ? { ...phoneme, stress: 0 } : phoneme
  })
  return formatIpa(changed, true)
}
