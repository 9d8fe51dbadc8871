import { type Occurrence, readContext } from '../../packages/lexicon/src/senses/context'
import { featureNames, type LearntTables, senseFeatures } from '../../packages/lexicon/src/senses/features'
import { glossVectors } from '../../packages/lexicon/src/senses/gloss-vectors'
import type { SenseProfile } from '../../packages/lexicon/src/senses/profile'
import { wordClassOf } from '../../packages/lexicon/src/senses/word-class'
import { classInstances, countFunctionWords } from './class-instances'
import { type Choice, fitConditionalLogit } from './conditional-logit'
import { fitWordClasses } from './fit-word-classes'
import { countsWithoutFold, foldOf, heldOut, recounted } from './folds'
import { dictionaryKey } from './gold-key'
import type { HeadwordSenses, SenseInventory } from './inventory'
import { Scores, scoresTable, tagCountOrder } from './scores'
import { readSemcor, type TaggedWord } from './semcor'

/** A dozen weights need no more: every third word is fitted on. */
const everyNth = 3

interface Prepared {
  readonly word: TaggedWord
  readonly gold: readonly string[]
  readonly headword: string
  readonly senses: HeadwordSenses
  readonly occurrence: Occurrence
}

interface Judged {
  readonly word: TaggedWord
  readonly gold: readonly string[]
  readonly keys: readonly string[]
  readonly profiles: readonly SenseProfile[]
  readonly features: Float64Array
}

/** What fitting yields: the files' contents are made from it. */
export interface Fitted {
  readonly weights: readonly number[]
  readonly learnt: LearntTables
  readonly report: string
}

function isAmbiguousFunctionWord(inventory: SenseInventory, headword: string): boolean {
  const classes = new Set(inventory.senses(headword)?.profiles.map((profile) => wordClassOf(profile.p)))
  return classes.size > 1 && classes.has(wordClassOf('pronoun'))
}

function ranked(features: Float64Array, weights: ArrayLike<number>, keys: readonly string[]): string[] {
  const scores = keys.map((_, index) => {
    let score = 0
    for (let at = 0; at < weights.length; at++) score += weights[at]! * features[index * weights.length + at]!
    return score
  })
  const order = keys.map((_, index) => index).sort((a, b) => scores[b]! - scores[a]!)
  return order.map((index) => keys[index]!)
}

/** Fits on the four folds and scores the held-out fifth; see bench/fit-senses.ts. */
export function fitSenses(inventory: SenseInventory, semcorPath: string): Fitted {
  const semcor = readSemcor(semcorPath, (headword) => isAmbiguousFunctionWord(inventory, headword))
  const counts = countsWithoutFold(semcor.tagged)
  const prepared: Prepared[] = []
  for (const word of semcor.tagged) {
    const gold = word.gold.map((key) => dictionaryKey(inventory, key))
    const headword = inventory.headwordOf(gold[0]!)
    const senses = headword === undefined ? undefined : inventory.senses(headword)
    if (headword === undefined || senses === undefined) continue
    prepared.push({ word, gold, headword, senses, occurrence: readContext(headword, word.context) })
  }
  const classes = classInstances(semcor, inventory)
  const functionCounts = countFunctionWords(semcor)
  /** Each fold's words are judged by what the other folds taught. */
  const learntWithout: LearntTables[] = counts.map((_, fold) => ({
    cues: fitWordClasses(classes.filter((instance) => instance.fold !== fold)),
    functionCounts,
    vectors: glossVectors,
  }))
  const choices: Choice[] = []
  const judged: Judged[] = []
  for (const [number, { word, gold, headword, senses, occurrence }] of prepared.entries()) {
    const { keys } = senses
    const fold = foldOf(word.document)
    const right = gold.map((key) => keys.indexOf(key)).filter((index) => index >= 0)
    if (fold !== heldOut && (keys.length === 1 || right.length === 0 || !word.fullyTagged)) continue
    if (fold !== heldOut && number % everyNth !== 0) continue
    const profiles = recounted(senses.profiles, keys, counts[fold]!)
    const features = senseFeatures(occurrence, headword, profiles, learntWithout[fold]!)
    if (fold === heldOut) judged.push({ word, gold, keys, profiles, features })
    else choices.push({ features, right })
  }
  const fitted = fitConditionalLogit(choices, featureNames.length)
  // The fit of function words never varies here (no such sense is ever right): its scale is meant as it is.
  fitted[featureNames.indexOf('closed')] = 1
  const weights = [...fitted].map((weight) => Number(weight.toFixed(3)))
  const table = (items: typeof judged) => {
    const methods = { 'tag-count order': new Scores(), ranker: new Scores() }
    for (const { gold, keys, profiles, features } of items) {
      methods['tag-count order'].add(gold, tagCountOrder(keys, profiles))
      methods.ranker.add(gold, ranked(features, weights, keys))
    }
    return scoresTable(methods)
  }
  const report = `Held-out SemCor documents (first / among the first three, %); ${semcor.tagged.length - prepared.length} words of all have no headword:
${table(judged)}

The same without the documents in which only verbs are tagged:
${table(judged.filter(({ word }) => word.fullyTagged))}

Weights: ${featureNames.map((name, at) => `${name} ${weights[at]}`).join(', ')}`
  return { weights, learnt: learntWithout[heldOut]!, report }
}
