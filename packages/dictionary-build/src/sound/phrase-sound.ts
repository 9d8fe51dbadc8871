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

/** A word of a phrase with its transcription by itself. */
export interface SpokenWord {
  word: string
  ipa: string
}

/** Endings of adjectives that go before the noun they are about. */
const ADJECTIVE = /.(?:[^aeiou]al|ic|ous|ive|ian|[ei]an|ese|ish|ant|ent|ary|able|ible)$/
const VOWEL_FIRST = /^[ˈˌ]?[aeiouæɑɒɔəɛɜɪʊʌ]/u

/**
 * A phrase from its words' transcriptions, one blank between words. A phrasal verb is stressed on its particle
 * (/ˌpʊt ˈʌp wɪð/), a phrase with little words in it on its last full word, and the little words are weak
 * (/ˌrɒk ən ˈrəʊl/, /əv ˈkɔːs/). Of two full words a compound is stressed on the first (/ˈfaɪər ˌendʒɪn/, /ˈkɑː pɑːk/), an
 * adjective or a verb with its noun on the second (/ˌbluː ˈtʃiːz/); more of them stand as they do by themselves.
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
 * A hyphenated word from its parts, written as one: compounds are stressed on the first part (/ˈnəʊhaʊ/), those that
 * begin like *well-* or end in a participle on the second (/ˌwelˈnəʊn/, /ˌkəʊldˈblʌdɪd/).
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

/** The index of the particle that carries a phrasal verb's stress, or -1. */
function particleStress(words: readonly string[]): number {
  const [verb = '', second = '', third] = words
  if (words.length > 3 || !PARTICLES.has(second) || WEAK_FORMS.has(verb) || PARTICLES.has(verb)) return -1
  if (third !== undefined) return PREPOSITIONS.has(third) ? 1 : -1
  return (second === 'in' || second === 'on') && VERBS_WITH_PREPOSITION.has(verb) ? -1 : 1
}

/** Of two full words the one that carries the stress; -1 for more. */
function mainOfFull(words: readonly SpokenWord[]): number {
  if (words.length !== 2) return -1
  const { word } = words[0]!
  return STRESSED_SECOND.has(word) || ADJECTIVE.test(word) ? 1 : 0
}

/** Little words are weak wherever something follows them, prepositions after a full word too. */
function isWeak(words: readonly SpokenWord[], index: number): boolean {
  const { word } = words[index]!
  if (index === words.length - 1) return index > 0 && PREPOSITIONS.has(word)
  return WEAK_FORMS.has(word)
}

function weakForm({ word, ipa }: SpokenWord, next: SpokenWord | undefined): string {
  const [weak, beforeVowel] = WEAK_FORMS.get(word) ?? [ipa.replace(/[ˈˌ]/gu, '')]
  return (next && VOWEL_FIRST.test(next.ipa) ? beforeVowel : undefined) ?? weak
}

/** British r is heard at a word's end when a vowel follows at once. */
function linkingR({ word, ipa }: SpokenWord, next: SpokenWord | undefined): string {
  return next && /re?$/.test(word) && /[əː]$/u.test(ipa) && VOWEL_FIRST.test(next.ipa) ? 'r' : ''
}

/** The word with its main stress (a single syllable's included) turned into the given one, and marked. */
function changeStress(ipa: string, stress: 1 | 2): string {
  const phonemes = parseIpa(ipa)
  const main =
    phonemes.find((phoneme) => phoneme.stress === 1) ?? phonemes.find(({ sound }) => isVowel(sound))
  const changed = phonemes.map((phoneme): Phoneme => {
    if (phoneme === main) return { ...phoneme, stress }
    // A secondary stress beside another one would claim too much.
    return stress === 2 ? { ...phoneme, stress: 0 } : phoneme
  })
  return formatIpa(changed, true)
}
