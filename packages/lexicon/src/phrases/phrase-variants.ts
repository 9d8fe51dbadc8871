import { slotOf } from '../slots'
import type { PhraseEntry } from './phrase-entry'

const particles = new Set('up down off out over away back in on'.split(' '))
const prepositions = new Set(
  'in on at by for from of to with without under over off out up down into through against around about across than and'.split(
    ' ',
  ),
)

/**
 * Yields the phrases, and a second time those that may be written in another way: with other hyphens (washing up bowl,
 * car-boot sale) or with the particle after the noun (made my mind up).
 */
export function* withVariants(entries: Iterable<PhraseEntry>): Generator<PhraseEntry> {
  for (const entry of entries) {
    yield entry
    if (entry.separability == null || entry.gap != null) continue
    const hyphened = withOtherHyphens(entry)
    if (hyphened) yield hyphened
    const moved = withParticleLast(entry)
    if (moved) yield moved
  }
}

function withOtherHyphens(entry: PhraseEntry): PhraseEntry | undefined {
  const { words, head, isNoun } = entry
  const split = words.flatMap((word) => word.split('-'))
  if (split.length > words.length) {
    const shifted = head === null || head === 0 ? head : head + split.length - words.length
    return { ...entry, words: split, head: shifted }
  }
  if (isNoun && words.length > 2 && head === words.length - 1)
    return { ...entry, words: [words.slice(0, -1).join('-'), words.at(-1)!], head: 1 }
  return undefined
}

/** A verb's particle may follow its noun: let steam off for let off steam. */
function withParticleLast(entry: PhraseEntry): PhraseEntry | undefined {
  const { words, head, separability } = entry
  const [verb = '', particle = '', ...rest] = words
  if (separability !== 'fixed' || head !== 0 || rest.length === 0 || rest.length > 3) return undefined
  if (!particles.has(particle) || rest.some((word) => prepositions.has(word) || slotOf(word) === 'object'))
    return undefined
  return { ...entry, words: [verb, ...rest, particle] }
}
