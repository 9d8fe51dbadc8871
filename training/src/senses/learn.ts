import { foldOf, heldOut } from '@wordhoard/evaluation/senses/folds'
import type { LearntTables } from '@wordhoard/senses/features'
import { pairTraits, senseTraits } from '@wordhoard/senses/model/sense-traits'
import { type TrainedAffinities, trainAffinities } from './affinity-training'
import { toAffinities } from './as-affinities'
import { computeCompany, countDocuments, toSenseCompany } from './company'
import { fitWordClasses } from './fit-word-classes'
import { guessWords } from './guessed-words'
import { joinAffinities, meanPairs } from './join-trainings'
import type { Material } from './material'
import { makePairChoices, type TrainingWord } from './pair-choices'
import { toPairWeights, trainPairs } from './pair-training'
import { makeSubstituteChoices } from './substitutes'
import { wordVectors } from './word-vectors'

/** What is learnt from a part of the material. */
export interface Learnt {
  readonly tables: LearntTables
  readonly pairs: Float32Array
  readonly affinities: TrainedAffinities
  readonly company: ReadonlyMap<number, Float64Array>
  readonly documents: ReadonlyMap<number, number>
  readonly kinds: ReadonlyMap<number, number>
}

type Log = (line: string) => void

function train(
  words: readonly TrainingWord[],
  { inventory, wordKinds }: Material,
  log: Log,
): Pick<Learnt, 'pairs' | 'affinities'> {
  const pairs = trainPairs(makePairChoices(words, wordKinds, pairTraits))
  log('Pairs learnt')
  const affinities = trainAffinities(
    [
      ...makePairChoices(words, wordKinds, (profile) => senseTraits(profile).hashes),
      ...makeSubstituteChoices(words, inventory, wordKinds),
    ],
    wordVectors,
  )
  log('Affinities learnt')
  return { pairs, affinities }
}

/**
 * Learns from the dictionary's examples and from all documents except those of one fold and the held-out ones. Then
 * learns a second time, adding guesses for the untagged words that the first training makes (self-training, Yarowsky
 * 1995). The mean of both trainings is better than either.
 *
 * @param leftOutFold `heldOut`, or the fold that will judge
 * @param weightsOf returns the weights of all features that the guesses use, from what the first training learnt
 */
export function learn(
  material: Material,
  leftOutFold: number,
  weightsOf: (tables: LearntTables) => readonly number[],
  log: Log,
): Learnt {
  const { classes, functionCounts, usualTopic, wordKinds, kindNumbers, topics, semcor } = material
  const isWanted = ({ document }: { document: number }) =>
    document < 0 || ![heldOut, leftOutFold].includes(foldOf(document))
  const words = material.words.filter(isWanted)
  const company = computeCompany(words, wordVectors, topics)
  const documents = countDocuments(words)
  const cues = fitWordClasses(classes.filter(({ fold }) => fold !== leftOutFold))
  const makeTables = ({ pairs, affinities }: Pick<Learnt, 'pairs' | 'affinities'>): LearntTables => ({
    cues,
    functionCounts,
    vectors: wordVectors,
    usualTopic,
    senses: {
      pairs: toPairWeights(pairs),
      company: toSenseCompany(company),
      documents: { of: (key) => documents.get(key) ?? 0 },
      kinds: wordKinds,
      affinities: toAffinities(affinities),
    },
  })
  const first = train(words, material, log)
  const firstTables = makeTables(first)
  const untagged = semcor.untagged.filter(isWanted)
  const guessed = guessWords(untagged, material, leftOutFold, firstTables, weightsOf(firstTables))
  log(`${guessed.length} of ${untagged.length} words guessed`)
  const second = train([...words, ...guessed], material, log)
  const mean = {
    pairs: meanPairs(first.pairs, second.pairs),
    affinities: joinAffinities(first.affinities, second.affinities),
  }
  return { tables: makeTables(mean), ...mean, company, documents, kinds: kindNumbers }
}
