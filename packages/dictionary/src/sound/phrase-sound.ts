import { formatIpa, isVowel, type Phoneme, parseIpa, syllableCount } from './phonemes'
import { PARTICLES, PREPOSITIONS, UNSTRESSED_FIRST, VERBS_WITH_PREPOSITION, WEAK_FORMS } from './phrase-words'

/** A word of a phrase with its transcription by itself. */
export interface SpokenWord {
  word: string
  ipa: string
}

const VOWEL_FIRST = /^[ˈˌ]?[aeiouæɑɒɔəɛɜɪʊʌ]/u

/**
 * A phrase from its words' transcriptions, one blank between words: little words weak, a phrasal verb stressed on its
 * particle (/ˌpʊt ˈʌp wɪð/), every other word as it stands by itself.
 */
export function phraseIpa(words: readonly SpokenWord[]): string {
  const particle = stressedParticle(words.map(({ word }) => word))
  return words
    .map(({ word, ipa }, index) => {
      const next = words[index + 1]
      if (particle > 0 && index < particle) return restressed(ipa, 2)
      if (index === particle) return restressed(ipa, 1)
      const weak = weakForm(words, index)
      if (weak === undefined) return ipa + linkingR(word, ipa, next)
      return (next && VOWEL_FIRST.test(next.ipa) ? weak[1] : undefined) ?? weak[0]
    })
    .join(' ')
}

/**
 * A hyphenated word from its parts, written as one: compounds are stressed on the first part (/ˈnəʊhaʊ/), those that
 * begin like *well-* or end in a participle on the second (/ˌwelˈnəʊn/, /ˌkəʊldˈblʌdɪd/).
 */
export function compoundIpa(parts: readonly SpokenWord[]): string {
  const last = parts.at(-1)
  const endStress =
    parts.length === 2 && (UNSTRESSED_FIRST.has(parts[0]!.word) || /(ed|ing)$/.test(last?.word ?? ''))
  return parts
    .map((part, index) => {
      const weak = index > 0 && index < parts.length - 1 ? weakForm(parts, index) : undefined
      if (weak) return weak[0]
      const main = endStress ? index === parts.length - 1 : index === 0
      // A second part of one syllable needs no stress of its own: /ˈnəʊhaʊ/.
      const phonemes = parseIpa(part.ipa)
      const ipa = !main && index > 0 && syllableCount(phonemes) === 1 ? part.ipa : restressed(part.ipa, main ? 1 : 2)
      return ipa + linkingR(part.word, part.ipa, parts[index + 1])
    })
    .join('')
}

/** The index of the particle that carries a phrasal verb's stress, or -1. */
function stressedParticle(words: readonly string[]): number {
  const [verb = '', second = '', third] = words
  if (words.length < 2 || words.length > 3 || !PARTICLES.has(second) || WEAK_FORMS.has(verb) || PARTICLES.has(verb)) {
    return -1
  }
  if (third !== undefined) return PREPOSITIONS.has(third) ? 1 : -1
  return (second === 'in' || second === 'on') && VERBS_WITH_PREPOSITION.has(verb) ? -1 : 1
}

function weakForm(words: readonly SpokenWord[], index: number): readonly [string, string?] | undefined {
  // At either end a little word is as full as by itself, but for a preposition that follows its verb.
  const { word } = words[index]!
  const inside = index > 0 && index < words.length - 1
  const article = index === 0 && (word === 'a' || word === 'an' || word === 'the')
  const lastPreposition = index > 0 && index === words.length - 1 && word === 'with'
  return inside || article || lastPreposition ? WEAK_FORMS.get(word) : undefined
}

/** British r is heard at a word's end when a vowel follows at once. */
function linkingR(word: string, ipa: string, next: SpokenWord | undefined): string {
  return next && /re?$/.test(word) && /[əː]$/u.test(ipa) && VOWEL_FIRST.test(next.ipa) ? 'r' : ''
}

/** The word with its main stress (a single syllable's included) turned into the given one, and marked. */
function restressed(ipa: string, stress: 1 | 2): string {
  const phonemes = parseIpa(ipa)
  const main = phonemes.find((phoneme) => phoneme.stress === 1) ?? phonemes.find(({ sound }) => isVowel(sound))
  const changed = phonemes.map((phoneme): Phoneme => {
    if (phoneme === main) return { ...phoneme, stress }
    // A secondary stress beside another one would claim too much.
    return stress === 2 ? { ...phoneme, stress: 0 } : phoneme
  })
  return formatIpa(changed, true)
}
