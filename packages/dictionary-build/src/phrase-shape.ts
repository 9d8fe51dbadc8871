import type { Entry, PhraseShape } from './model'

/** Adverbs that form a phrasal verb whose object may come before them: put the light out. */
export const particles: ReadonlySet<string> = new Set(
  'about across ahead along apart around aside away back by down forward in off on out over through together under up'.split(
    ' ',
  ),
)
/** Words after which the rest of a noun phrase only modifies the noun before them: head of state, mother in law. */
const prepositions = new Set(
  'of in on at to for from with by as and or without against under over'.split(' '),
)

/**
 * Returns how a multi-word entry of WordNet inflects and splits. In a verb, the first word inflects, and an object may
 * come before a single particle. In a noun, the last word inflects, or the one before the first preposition.
 */
export function phraseShapeOf(entry: Entry): PhraseShape {
  const shape = shapeOf(entry)
  const name = `${shape.head} ${shape.gap}`
  const shared = shapes.get(name) ?? shape
  shapes.set(name, shared)
  return shared
}

/** The few different shapes, shared by all phrases. */
const shapes = new Map<string, PhraseShape>()

function shapeOf(entry: Entry): PhraseShape {
  const words = entry.headword.split(' ')
  if (entry.senses.some((sense) => sense.partOfSpeech === 'verb')) {
    const gap = words.length === 2 && particles.has(words[1]!) ? 0 : null
    return { head: 0, gap, separability: null }
  }
  if (entry.senses.some((sense) => sense.partOfSpeech === 'noun')) {
    return { head: headOfNoun(words), gap: null, separability: null }
  }
  return { head: null, gap: null, separability: null }
}

/** Returns the index of the word of a noun that inflects: the last, or the one before the first preposition. */
export function headOfNoun(words: readonly string[]): number {
  const preposition = words.findIndex((word, at) => at > 0 && prepositions.has(word))
  return (preposition === -1 ? words.length : preposition) - 1
}
