import { foldOf, heldOut, recountSenses } from '@wordhoard/evaluation/senses/folds'
import { featureNames, type LearntTables, senseFeatures } from '@wordhoard/senses/features'
import { nothingLearnt } from '@wordhoard/senses/model/learnt-file'
import type { SenseProfile } from '@wordhoard/senses/profile'
import { type Choice, fitConditionalLogit } from './conditional-logit'
import { type Learnt, learn } from './learn'
import type { Material } from './material'

/** There are few weights to fit, so every second word is enough. */
const judgedWordStep = 2
/** Fold on which the weights are fitted. One is enough: each further fold would need a complete training without it. */
export const judgingFold = 0
/**
 * Weight of the dictionary's order where only definitions are known. It is not fitted, because WordNet's own order
 * comes from its counts, and the order of other dictionaries says less. With counts, or among WordNet's uncounted
 * senses, order says nothing.
 */
const definitionsOnlyOrderWeight = 0.7

/** The result of fitting, from which the contents of the files are made. */
export interface Fitted {
  readonly weights: readonly number[]
  /** Weights for headwords with no counts and nothing learnt about their senses. */
  readonly plainWeights: readonly number[]
  /** What the weights were fitted with: learnt from everything permitted except the judging fold. */
  readonly learnt: Learnt
  /** Learns from everything that may be learnt from. */
  learnAll(): Learnt
}

/** Removes everything but the definition from senses, as for most imported ones. */
const removeAllButDefinitions = (profiles: readonly SenseProfile[]) =>
  profiles.map(({ c: _c, f: _f, ...profile }) => profile)

/**
 * Returns the words of the judging fold, with the features of their senses according to what was learnt without that
 * fold.
 *
 * @param isDefinitionsOnly treats senses as if only their definitions were known and nothing had been learnt
 */
function collectJudgedChoices(
  material: Material,
  learnt: LearntTables,
  isDefinitionsOnly: boolean,
): Choice[] {
  const { words, semcor, counts, functionCounts } = material
  const tables = isDefinitionsOnly ? { ...learnt, senses: nothingLearnt } : learnt
  const order = featureNames.indexOf('order')
  const choices: Choice[] = []
  const judged = words.filter(
    ({ document, fullyTagged }) => fullyTagged && document >= 0 && foldOf(document) === judgingFold,
  )
  for (const [number, { document, gold, headword, senses, occurrence }] of judged.entries()) {
    const right = gold.map((key) => senses.keys.indexOf(key)).filter((index) => index >= 0)
    if (right.length === 0 || senses.keys.length < 2 || number % judgedWordStep !== 0) continue
    // Function words always have counts, so the weights for plain definitions never apply to them.
    if (isDefinitionsOnly && functionCounts.has(headword)) continue
    const profiles = recountSenses(senses.profiles, senses.keys, counts[judgingFold]!)
    // The topic is given for half of the words only, because the weights must serve both cases.
    const topic = (number / judgedWordStep) % 2 === 0 ? semcor.topics[document] : ''
    const features = senseFeatures(
      occurrence,
      headword,
      isDefinitionsOnly ? removeAllButDefinitions(profiles) : profiles,
      tables,
      topic,
    )
    for (let at = order; at < features.length; at += featureNames.length) features[at] = 0
    choices.push({ features, right })
  }
  return choices
}

/**
 * Fits the weights that combine all features, on the words of one fold, using what is learnt from the other folds. See
 * training/src/train-senses.ts.
 */
export function fitSenses(material: Material, log: (line: string) => void): Fitted {
  log(`${material.words.length} words to learn from`)
  const weightsBy = (tables: LearntTables) => fitWeights(collectJudgedChoices(material, tables, false), 0)
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
    plainWeights: fitWeights(collectJudgedChoices(material, learnt.tables, true), definitionsOnlyOrderWeight),
    learnt,
    learnAll: () => learn(material, heldOut, () => firstWeights, log),
  }
}

function fitWeights(choices: readonly Choice[], orderWeight: number): number[] {
  const weights = fitConditionalLogit(choices, featureNames.length)
  // The feature of function words never varies here (such a sense is never right), so its scale is used unchanged.
  weights[featureNames.indexOf('closed')] = 1
  weights[featureNames.indexOf('order')] = orderWeight
  if (!weights.every(Number.isFinite))
    throw new Error('The weights could not be fitted, because a feature is not a finite number.')
  return [...weights].map((weight) => Number(weight.toFixed(3)))
}
