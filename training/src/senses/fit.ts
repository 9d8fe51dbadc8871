import { foldOf, heldOut, recountSenses } from '@wordhoard/evaluation/senses/folds'
import { featureNames, type LearntTables, senseFeatures } from '@wordhoard/senses/features'
import { nothingLearnt } from '@wordhoard/senses/model/learnt-file'
import type { SenseProfile } from '@wordhoard/senses/profile'
import { type Choice, fitConditionalLogit } from './conditional-logit'
import { type Learnt, learn } from './learn'
import type { Material } from './material'

/** Weights are few: of the words that they are fitted on every second is enough. */
const everyNth = 2
/** One fold is enough, too, and learning without another takes as long as all the rest. */
const judgingFold = 0
/**
 * The order of the dictionary, where only definitions are known: not fitted, because WordNet's own order comes from its
 * counts, and other dictionaries' tells less. With counts, or among WordNet's uncounted senses, order tells nothing.
 */
const orderWeight = 0.7

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

/** Senses of which only the definition is known, as most imported ones. */
const plain = (profiles: readonly SenseProfile[]) => profiles.map(({ c: _c, f: _f, ...profile }) => profile)

/**
 * The words that judge, with the features that their senses have by what was learnt without them.
 *
 * @param asPlain as if nothing but the definitions were known, and nothing had been learnt
 */
function judgeChoices(material: Material, learnt: LearntTables, asPlain: boolean): Choice[] {
  const { words, semcor, counts, functionCounts } = material
  const tables = asPlain ? { ...learnt, senses: nothingLearnt } : learnt
  const order = featureNames.indexOf('order')
  const choices: Choice[] = []
  const judged = words.filter(
    ({ document, fullyTagged }) => fullyTagged && document >= 0 && foldOf(document) === judgingFold,
  )
  for (const [number, { document, gold, headword, senses, occurrence }] of judged.entries()) {
    const right = gold.map((key) => senses.keys.indexOf(key)).filter((index) => index >= 0)
    if (right.length === 0 || senses.keys.length < 2 || number % everyNth !== 0) continue
    // Function words have counts at least, and so never the weights of plain definitions.
    if (asPlain && functionCounts.has(headword)) continue
    const profiles = recountSenses(senses.profiles, senses.keys, counts[judgingFold]!)
    // Of half of the words the text is known, of half it is not: the weights must serve both.
    const topic = (number / everyNth) % 2 === 0 ? semcor.topics[document] : ''
    const features = senseFeatures(occurrence, headword, asPlain ? plain(profiles) : profiles, tables, topic)
    for (let at = order; at < features.length; at += featureNames.length) features[at] = 0
    choices.push({ features, right })
  }
  return choices
}

/**
 * Fits the weights that bring everything together on the words of one fold, judged by what the other folds teach. See
 * training/src/train-senses.ts.
 */
export function fitSenses(material: Material, log: (line: string) => void): Fitted {
  log(`${material.words.length} words to learn from`)
  const weightsBy = (tables: LearntTables) => fitWeights(judgeChoices(material, tables, false), 0)
  let firstWeights: readonly number[] = []
  const learnt = learn(
    material,
    judgingFold,
    (tables) => {
      firstWeights = weightsBy(tables)
      return firstWeights
    },
    log,
  )
  const weights = weightsBy(learnt.tables)
  log('Weights fitted')
  return {
    weights,
    plainWeights: fitWeights(judgeChoices(material, learnt.tables, true), orderWeight),
    learnt,
    learnAll: () => learn(material, heldOut, () => firstWeights, log),
  }
}

function fitWeights(choices: readonly Choice[], ofOrder: number): number[] {
  const found = fitConditionalLogit(choices, featureNames.length)
  // The fit of function words never varies here (no such sense is ever right): its scale is meant as it is.
  found[featureNames.indexOf('closed')] = 1
  found[featureNames.indexOf('order')] = ofOrder
  if (!found.every(Number.isFinite))
    throw new Error('The weights could not be fitted: a feature is no number.')
  return [...found].map((weight) => Number(weight.toFixed(3)))
}
