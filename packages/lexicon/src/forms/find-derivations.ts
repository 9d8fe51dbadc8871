import type { Lexicon } from '../lexicon'
import { partOfSpeechBits } from '../part-of-speech'

/** Suffixes whose derived words have an obvious meaning, each with the part of speech of its base. */
const suffixes: readonly (readonly [suffix: string, base: number])[] = [
  ['ly', partOfSpeechBits.adjective],
  ['ness', partOfSpeechBits.adjective],
  ['ful', partOfSpeechBits.noun],
  ['less', partOfSpeechBits.noun],
]
const negations = ['un', 'in', 'im', 'il', 'ir', 'dis', 'non-']
/** Minimum length of a base: shorter ones match by chance, such as on in only. */
const MIN_BASE_LENGTH = 3

/**
 * Returns the words derived from this word, and the word that it is derived from, by suffixes and negations that are
 * regular in form and meaning (Bauer & Nation 1993, "Word families", levels 3 and 4): careful and careless for care,
 * but not uncaring; carefully for careful. Only words in the lexicon are returned.
 */
export function findDerivations(word: string, lexicon: Lexicon): string[] {
  const found = new Set<string>()
  const keep = (base: string, derived: string, bits: number) => {
    if (base.length < MIN_BASE_LENGTH || (lexicon.partsOfSpeech(base) & bits) === 0) return
    if (lexicon.partsOfSpeech(derived) === 0) return
    found.add(base === word ? derived : base)
  }
  for (const [suffix, bits] of suffixes) {
    for (const derived of withSuffix(word, suffix)) keep(word, derived, bits)
    for (const base of withoutSuffix(word, suffix)) keep(base, word, bits)
  }
  for (const negation of negations) {
    keep(word, negation + word, partOfSpeechBits.adjective)
    if (word.startsWith(negation)) keep(word.slice(negation.length), word, partOfSpeechBits.adjective)
  }
  return [...found]
}

/**
 * Returns candidate spellings of base + suffix: happy + ly = happily, gentle + ly = gently, basic + ly = basically,
 * full + ness = fullness.
 */
function withSuffix(base: string, suffix: string): string[] {
  const joined = [base + suffix]
  if (/[^aeiou]y$/.test(base)) joined.push(`${base.slice(0, -1)}i${suffix}`)
  if (suffix === 'ly' && base.endsWith('le')) joined.push(`${base.slice(0, -1)}y`)
  if (suffix === 'ly' && base.endsWith('ic')) joined.push(`${base}ally`)
  return joined
}

function withoutSuffix(word: string, suffix: string): string[] {
  const bases: string[] = []
  if (word.endsWith(suffix)) {
    const base = word.slice(0, -suffix.length)
    bases.push(base)
    if (base.endsWith('i')) bases.push(`${base.slice(0, -1)}y`)
  }
  if (suffix === 'ly' && word.endsWith('ly')) bases.push(`${word.slice(0, -1)}e`)
  if (suffix === 'ly' && word.endsWith('ically')) bases.push(word.slice(0, -4))
  return bases
}
