import { isStopWord, stemOf } from '../words/stems'
import type { WordVectors } from '../words/vectors'
import { wordWeight } from '../words/word-weights'
import type { Occurrence } from './context'
import { isWord, nearestOf, wordsFrom } from './context-cues'

/**
 * Places around a word, each giving different evidence about it: the two words on each side, the nearest noun and verb
 * on each side, and all content words around together.
 */
export const places = [
  'left',
  'leftButOne',
  'right',
  'rightButOne',
  'leftNoun',
  'leftVerb',
  'rightNoun',
  'rightVerb',
  'around',
] as const

type Place = (typeof places)[number]

/** A word at a place, with its weight there. */
export interface PlacedWord {
  readonly place: number
  readonly stem: string
  readonly weight: number
}

/** How quickly the weight of the words around falls with distance. */
const DISTANCE_DECAY = 0.1
/**
 * Length of the sum of all words around, if their vectors were orthogonal: there are several, the other places have
 * one.
 */
const AROUND_LENGTH = 1.5

/** Returns the words at each place around an occurrence. */
export function findPlacedWords({ words, tags, target }: Occurrence): PlacedWord[] {
  const first = target[0]
  if (first === undefined) return []
  const last = target.at(-1)!
  const lower = words.map((word) => word.toLowerCase())
  const left = wordsFrom(lower, first - 1, -1)
  const right = wordsFrom(lower, last + 1, 1)
  const found: PlacedWord[] = []
  const addPlace = (place: Place, at: number | undefined) => {
    if (at !== undefined) found.push({ place: places.indexOf(place), stem: stemOf(lower[at]!), weight: 1 })
  }
  addPlace('left', left[0])
  addPlace('leftButOne', left[1])
  addPlace('right', right[0])
  addPlace('rightButOne', right[1])
  addPlace('leftNoun', nearestOf('N', left, tags))
  addPlace('leftVerb', nearestOf('V', left, tags))
  addPlace('rightNoun', nearestOf('N', right, tags))
  addPlace('rightVerb', nearestOf('V', right, tags))
  const around: { stem: string; weight: number }[] = []
  let squares = 0
  for (const [at, word] of lower.entries()) {
    if (target.includes(at) || !isWord(word) || isStopWord(word)) continue
    const distance = at < first ? first - at : Math.max(1, at - last)
    const stem = stemOf(word)
    const weight = wordWeight(stem) / (1 + DISTANCE_DECAY * (distance - 1))
    squares += weight * weight
    around.push({ stem, weight })
  }
  const scale = squares > 0 ? AROUND_LENGTH / Math.sqrt(squares) : 0
  const place = places.indexOf('around')
  for (const { stem, weight } of around) found.push({ place, stem, weight: weight * scale })
  return found
}

/** Returns the sum of the word vectors at each place, one place after the other; zeros where there is no known word. */
export function placeVectors(words: readonly PlacedWord[], vectors: WordVectors): Float64Array {
  const { dimensions } = vectors
  const all = new Float64Array(places.length * dimensions)
  for (const { place, stem, weight } of words)
    vectors.add(all.subarray(place * dimensions, (place + 1) * dimensions), stem, weight)
  return all
}
