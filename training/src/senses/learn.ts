import { foldOf, heldOut } from '@wordhoard/evaluation/senses/folds'
import type { LearntTables } from '@wordhoard/senses/features'
import { pairTraits, senseTraits } from '@wordhoard/senses/model/sense-traits'
import { type TrainedAffinities, trainAffinities } from './affinity-training'
import { asAffinities } from './as-affinities'
import { asSenseCompany, companyOfSenses, documentsOfSenses } from './company'
import { fitWordClasses } from './fit-word-classes'
import { guessWords } from './guessed-words'
import { joinAffinities, meanPairs } from './join-trainings'
import type { Material } from './material'
import { pairChoices, type TrainingWord } from './pair-choices'
import { asPairWeights, trainPairs } from './pair-training'
import { substituteChoices } from './substitutes'
import { wordVectors } from './word-vectors'

/** What is learnt of a part of the material. */
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
  const pairs = trainPairs(pairChoices(words, wordKinds, pairTraits))
  log('Pairs learnt')
  const affinities = trainAffinities(
    [
      ...pairChoices(words, wordKinds, (profile) => senseTraits(profile).hashes),
      ...substituteChoices(words, inventory, wordKinds),
    ],
    wordVectors,
  )
  log('Affinities learnt')
  return { pairs, affinities }
}

/**
 * Learns from all documents but those of a fold and the held-out ones, and from the dictionary's examples; then once more with
 * the guesses that this allows of the words that nobody tagged (self-training, Yarowsky 1995). What both trainings say
 * together, in the mean, is better than what either says.
 *
 * @param without `heldOut`, or the fold that is to judge
 * @param weightsOf weights of all features by which the guesses are made, of what the first training taught
 */
export function learn(
  material: Material,
  without: number,
  weightsOf: (tables: LearntTables) => readonly number[],
  log: Log,
): Learnt {
  const { classes, functionCounts, usualTopic, wordKinds, kinds, topics, semcor } = material
  const isWanted = ({ document }: { document: number }) =>
    document < 0 || ![heldOut, without].includes(foldOf(document))
  const words = material.words.filter(isWanted)
  const company = companyOfSenses(words, wordVectors, topics)
  const documents = documentsOfSenses(words)
  const cues = fitWordClasses(classes.filter(({ fold }) => fold !== without))
  const tablesOf = ({ pairs, affinities }: Pick<Learnt, 'pairs' | 'affinities'>): LearntTables => ({
    cues,
    functionCounts,
    vectors: wordVectors,
    usualTopic,
    senses: {
      pairs: asPairWeights(pairs),
      company: asSenseCompany(company),
      documents: { of: (key) => documents.get(key) ?? 0 },
      kinds: wordKinds,
      affinities: asAffinities(affinities),
    },
  })
  const first = train(words, material, log)
  const firstTables = tablesOf(first)
  const untagged = semcor.untagged.filter(isWanted)
  const guessed = guessWords(untagged, material, without, firstTables, weightsOf(firstTables))
  log(`${guessed.length} of ${untagged.length} words guessed`)
  const second = train([...words, ...guessed], material, log)
  const both = {
    pairs: meanPairs(first.pairs, second.pairs),
    affinities: joinAffinities(first.affinities, second.affinities),
  }
  return { tables: tablesOf(both), ...both, company, documents, kinds }
}
