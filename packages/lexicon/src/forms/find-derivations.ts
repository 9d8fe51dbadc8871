import type { Lexicon } from '../lexicon'
import { partOfSpeechBits } from '../part-of-speech'

/** A suffix that makes words whose meaning is plain from the base's, and the part of speech of the base it stands on. */
const suffixes: readonly (readonly [suffix: string, base: number])[] = [
  ['ly', partOfSpeechBits.adjective],
  ['ness', partOfSpeechBits.adjective],
  ['ful', partOfSpeechBits.noun],
  ['less', partOfSpeechBits.noun],
]
const negations = ['un', 'in', 'im', 'il', 'ir', 'dis', 'non-']
/** Shorter bases meet words by chance: bus, busless. */
const SHORTEST = 3

/**
 * Words made from this one, and the one that it is made from, by suffixes and negations that are regular in form and
 * meaning (Bauer & Nation 1993, "Word families", levels 3 and 4): care, careful, careless, carefully, uncaring is not.
 * Only words of the lexicon.
 */
export function findDerivations(word: string, lexicon: Lexicon): string[] {
  const found = new Set<string>()
  const keep = (base: string, derived: string, bits: number) => {
    if (base.length < SHORTEST || (lexicon.partsOfSpeech(base) & bits) === 0) return
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

/** happy + ly = happily, gentle + ly = gently, whole + ly = wholly; full + ness = fullness. */
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
