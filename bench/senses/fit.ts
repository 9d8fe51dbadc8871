import { type Occurrence, readContext } from '../../packages/lexicon/src/senses/context'
import { featureNames, type LearntTables, senseFeatures } from '../../packages/lexicon/src/senses/features'
import { kindKey, nothingLearnt } from '../../packages/lexicon/src/senses/learnt-file'
import type { SenseProfile } from '../../packages/lexicon/src/senses/profile'
import { pairTraits, senseTraits } from '../../packages/lexicon/src/senses/sense-traits'
import { topicDirection, topicVector } from '../../packages/lexicon/src/senses/topic'
import { wordClassOf } from '../../packages/lexicon/src/senses/word-class'
import { type TrainedAffinities, trainAffinities } from './affinity-training'
import { asAffinities } from './as-affinities'
import { classInstances, countFunctionWords } from './class-instances'
import { asSenseCompany, companyOfSenses } from './company'
import { type Choice, fitConditionalLogit } from './conditional-logit'
import { fitWordClasses } from './fit-word-classes'
import { countsWithoutFold, foldOf, heldOut, recounted } from './folds'
import { dictionaryKey } from './gold-key'
import type { SenseInventory } from './inventory'
import { pairChoices, type TrainingWord } from './pair-choices'
import { asPairWeights, trainPairs } from './pair-training'
import { readSemcor } from './semcor'
import type { SourceInventory } from './source-inventory'
import { substituteChoices } from './substitutes'
import { wordVectors } from './word-vectors'

/** Weights are few: of the words that they are fitted on every second is enough. */
const everyNth = 2
/** One fold is enough, too, and learning without another takes as long as all the rest. */
const judgingFold = 0
/**
 * The order of the dictionary, where only definitions are known: not fitted, because WordNet's own order comes from its
 * counts, and other dictionaries' tells less. With counts, or among WordNet's uncounted senses, order tells nothing.
 */
const orderWeight = 0.7

/** What is learnt of a part of the material. */
export interface Learnt {
  readonly tables: LearntTables
  readonly pairs: Float32Array
  readonly affinities: TrainedAffinities
  readonly company: ReadonlyMap<number, Float64Array>
  readonly kinds: ReadonlyMap<number, number>
}

/** What fitting yields: the files' contents are made from it. */
export interface Fitted {
  readonly weights: readonly number[]
  /** Weights for headwords of whose senses nothing has been learnt and no counts are known. */
  readonly plainWeights: readonly number[]
  /** What the weights were fitted with: all that may be learnt from but the fold that judged it. */
  readonly learnt: Learnt
  /** Learns from all that may be learnt from. */
  learnAll(): Learnt
}

function isAmbiguousFunctionWord(inventory: SenseInventory, headword: string): boolean {
  const classes = new Set(inventory.senses(headword)?.profiles.map((profile) => wordClassOf(profile.p)))
  return classes.size > 1 && classes.has(wordClassOf('pronoun'))
}

/** True when the word was found where it can be told: an example may have another word of the synset. */
function isFound({ words, target }: Occurrence, headword: string): boolean {
  const [first] = target
  return first !== undefined && words[first]!.toLowerCase().slice(0, 3) === headword.slice(0, 3)
}

/** All material but the held-out documents: SemCor's words and the dictionary's examples. */
function trainingWords(
  inventory: SourceInventory,
  tagged: ReturnType<typeof readSemcor>['tagged'],
): TrainingWord[] {
  const words: TrainingWord[] = []
  for (const { document, fullyTagged, gold: given, context } of tagged) {
    if (foldOf(document) === heldOut) continue
    const gold = given.map((key) => dictionaryKey(inventory, key))
    const headword = inventory.headwordOf(gold[0]!)
    const senses = headword === undefined ? undefined : inventory.senses(headword)
    if (headword === undefined || senses === undefined) continue
    const occurrence = readContext(headword, context)
    words.push({ document, fullyTagged, gold, headword, senses, occurrence })
  }
  for (const { headword, text, key } of inventory.examples()) {
    const senses = inventory.senses(headword)
    const occurrence = readContext(headword, text)
    if (senses === undefined || !isFound(occurrence, headword)) continue
    words.push({ document: -1, fullyTagged: true, gold: [key], headword, senses, occurrence })
  }
  return words
}

/** The mean direction of the documents that may be learnt from, in thousandths. */
function usualTopicOf(topics: readonly string[]): number[] {
  const sum = new Float64Array(wordVectors.dimensions)
  const known = topics.filter((_, document) => foldOf(document) !== heldOut)
  for (const topic of known) {
    for (const [at, value] of topicDirection(topic, wordVectors).entries()) sum[at]! += value / known.length
  }
  return Array.from(sum, (value) => Math.round(value * 1000) / 1000)
}

/** Senses of which only the definition is known, as most imported ones. */
const plain = (profiles: readonly SenseProfile[]) => profiles.map(({ c: _c, f: _f, ...profile }) => profile)

/**
 * Fits the weights that bring everything together on the words of one fold, judged by what the other folds teach. See
 * bench/train-senses.ts.
 */
export function fitSenses(
  inventory: SourceInventory,
  semcorPath: string,
  log: (line: string) => void,
): Fitted {
  const semcor = readSemcor(semcorPath, (headword) => isAmbiguousFunctionWord(inventory, headword))
  const counts = countsWithoutFold(semcor.tagged)
  const words = trainingWords(inventory, semcor.tagged)
  const usualTopic = usualTopicOf(semcor.topics)
  const topics = semcor.topics.map((topic) => topicVector(topic, wordVectors, usualTopic))
  log(`${words.length} words to learn from`)
  const kinds = inventory.wordKinds(counts[heldOut]!)
  const classes = classInstances(semcor, inventory)
  const functionCounts = countFunctionWords(semcor)
  const wordKinds = { kindOf: (stem: string, letter: string) => kinds.get(kindKey(stem, letter)) ?? -1 }
  const learn = (without: number): Learnt => {
    const others = words.filter(({ document }) => document < 0 || foldOf(document) !== without)
    const pairs = trainPairs(pairChoices(others, wordKinds, pairTraits))
    log('Pairs learnt')
    const affinities = trainAffinities(
      [
        ...pairChoices(others, wordKinds, (profile) => senseTraits(profile).hashes),
        ...substituteChoices(others, inventory, wordKinds),
      ],
      wordVectors,
    )
    log('Affinities learnt')
    const company = companyOfSenses(others, wordVectors, topics)
    const tables: LearntTables = {
      cues: fitWordClasses(classes.filter((instance) => instance.fold !== without)),
      functionCounts,
      vectors: wordVectors,
      usualTopic,
      senses: {
        pairs: asPairWeights(pairs),
        company: asSenseCompany(company),
        kinds: wordKinds,
        affinities: asAffinities(affinities),
      },
    }
    return { tables, pairs, affinities, company, kinds }
  }
  const learnt = learn(judgingFold)
  const plainTables = { ...learnt.tables, senses: nothingLearnt }
  const choices: Choice[] = []
  const plainChoices: Choice[] = []
  const order = featureNames.indexOf('order')
  const judged = words.filter(
    ({ document, fullyTagged }) => fullyTagged && document >= 0 && foldOf(document) === judgingFold,
  )
  for (const [number, { document, gold, headword, senses, occurrence }] of judged.entries()) {
    const right = gold.map((key) => senses.keys.indexOf(key)).filter((index) => index >= 0)
    if (right.length === 0 || senses.keys.length < 2 || number % everyNth !== 0) continue
    const profiles = recounted(senses.profiles, senses.keys, counts[judgingFold]!)
    const add = (list: Choice[], features: Float64Array) => {
      for (let at = order; at < features.length; at += featureNames.length) features[at] = 0
      list.push({ features, right })
    }
    // Of half of the words the text is known, of half it is not: the weights must serve both.
    const topic = (number / everyNth) % 2 === 0 ? semcor.topics[document] : ''
    add(choices, senseFeatures(occurrence, headword, profiles, learnt.tables, topic))
    // Function words have counts at least, and so never these weights.
    if (functionCounts.has(headword)) continue
    add(plainChoices, senseFeatures(occurrence, headword, plain(profiles), plainTables, topic))
  }
  log(`${choices.length} words judged`)
  return {
    weights: fittedWeights(choices, 0),
    plainWeights: fittedWeights(plainChoices, orderWeight),
    learnt,
    learnAll: () => learn(heldOut),
  }
}

function fittedWeights(choices: readonly Choice[], ofOrder: number): number[] {
  const found = fitConditionalLogit(choices, featureNames.length)
  // The fit of function words never varies here (no such sense is ever right): its scale is meant as it is.
  found[featureNames.indexOf('closed')] = 1
  found[featureNames.indexOf('order')] = ofOrder
  if (!found.every(Number.isFinite))
    throw new Error('The weights could not be fitted: a feature is no number.')
  return [...found].map((weight) => Number(weight.toFixed(3)))
}
