import type { HeadwordSenses } from '@wordhoard/evaluation/senses/inventory'
import type { Occurrence } from '@wordhoard/senses/context/context'
import { type ContextCues, contextCues, type WordKinds } from '@wordhoard/senses/context/context-cues'
import { findPlacedWords } from '@wordhoard/senses/context/places'
import { wordClasses, wordClassOf } from '@wordhoard/senses/context/word-class'
import { senseVectors } from '@wordhoard/senses/model/sense-vectors'
import type { SenseProfile } from '@wordhoard/senses/profile'
import type { AffinityChoice } from './affinity-training'
import { wordVectors } from './word-vectors'

/** A word in the training material. */
export interface TrainingWord {
  /** Number of its document; −1 for a dictionary's example or a word whose sense was guessed. */
  readonly document: number
  /** False in documents in which only verbs were tagged. */
  readonly fullyTagged: boolean
  readonly gold: readonly string[]
  readonly headword: string
  readonly senses: HeadwordSenses
  readonly occurrence: Occurrence
}

/** Minimum frequency of a cue that is used. */
const minCueFrequency = 2
/** Log odds of a function word's sense: it never occurs in the material, but is one of the alternatives. */
export const functionPrior = -6
/**
 * Weight of examples and guesses. Examples show each sense once, whether rare or common, and guesses are unproven, so
 * both say less about real texts.
 */
const exampleWeight = 0.5
const functionClass = wordClasses.indexOf('function')
const verbClass = wordClasses.indexOf('verb')

/**
 * Makes the choices for training pairs. The prior of a sense comes from its count in the other documents of the
 * material, so that training faces the same uncertainty as ranking.
 *
 * @param traitsOf returns the traits to learn
 */
export function makePairChoices(
  words: readonly TrainingWord[],
  kinds: WordKinds,
  traitsOf: (profile: SenseProfile) => Uint32Array,
): AffinityChoice[] {
  const counts = new Map<string, number>()
  const inDocument = new Map<string, number>()
  const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1)
  for (const { gold, document } of words) {
    if (document < 0) continue
    for (const key of gold) {
      add(counts, key)
      add(inDocument, `${document} ${key}`)
    }
  }
  const cues = words.map((word) => readCues(word, kinds).hashes)
  const cueCounts = new Map<number, number>()
  for (const list of cues) for (const cue of list) cueCounts.set(cue, (cueCounts.get(cue) ?? 0) + 1)
  const choices: AffinityChoice[] = []
  for (const [number, word] of words.entries()) {
    const { keys, profiles } = word.senses
    const candidates = keys
      .map((_, at) => at)
      .filter((at) => word.fullyTagged || wordClassOf(profiles[at]!.p) === verbClass)
    const right = candidates.flatMap((at, place) => (word.gold.includes(keys[at]!) ? [place] : []))
    if (right.length === 0 || candidates.length < 2) continue
    const prior = logPriors(
      candidates.map((at) => {
        const key = keys[at]!
        return (counts.get(key) ?? 0) - (inDocument.get(`${word.document} ${key}`) ?? 0)
      }),
    )
    for (const [place, at] of candidates.entries()) {
      if (wordClassOf(profiles[at]!.p) === functionClass) prior[place] = functionPrior
    }
    choices.push({
      cues: cues[number]!.filter((cue) => cueCounts.get(cue)! >= minCueFrequency),
      ...findDistinguishing(candidates.map((at) => traitsOf(profiles[at]!))),
      ...collectWordData(word, candidates),
      prior,
      right,
      weight: word.document < 0 ? exampleWeight : 1,
    })
  }
  return choices
}

/** Cache: a word's cues are the same in every fold. */
const cachedCues = new WeakMap<TrainingWord, ContextCues>()

/** Returns the hashed cues of a word. */
export function readCues(word: TrainingWord, kinds: WordKinds): ContextCues {
  let cues = cachedCues.get(word)
  if (!cues) {
    cues = contextCues(word.occurrence, word.headword, kinds)
    cachedCues.set(word, cues)
  }
  return cues
}

const cachedPlaces = new WeakMap<TrainingWord, ReturnType<typeof findPlacedWords>>()

/**
 * Returns the words around, which are cached because they are the same in every fold, and those of the senses'
 * definitions.
 */
export function collectWordData(
  word: TrainingWord,
  candidates: readonly number[],
  profiles = word.senses.profiles,
): Pick<AffinityChoice, 'around' | 'definitions'> {
  let around = cachedPlaces.get(word)
  if (!around) {
    around = findPlacedWords(word.occurrence)
    cachedPlaces.set(word, around)
  }
  return { around, definitions: candidates.map((at) => senseVectors(profiles[at]!, wordVectors)) }
}

/** Returns log odds from counts, with the same smoothing as the ranker's own weights. */
export function logPriors(counts: readonly number[]): Float64Array {
  const total = counts.reduce((sum, count) => sum + count + 0.3, 0)
  return Float64Array.from(
    counts,
    (count) => 0.9 * Math.log((count + 0.3) / total) + (count === 0 ? 0.35 : 0),
  )
}

/** Returns the traits that only some of the senses have, and which sense has which. */
export function findDistinguishing(
  senses: readonly Uint32Array[],
): Pick<AffinityChoice, 'traits' | 'senses'> {
  const carriers = new Map<number, number>()
  for (const traits of senses) for (const trait of traits) carriers.set(trait, (carriers.get(trait) ?? 0) + 1)
  const places = new Map<number, number>()
  for (const [trait, count] of carriers) if (count < senses.length) places.set(trait, places.size)
  return {
    traits: Uint32Array.from(places.keys()),
    senses: senses.map((traits) => Uint16Array.from([...traits].flatMap((trait) => places.get(trait) ?? []))),
  }
}
