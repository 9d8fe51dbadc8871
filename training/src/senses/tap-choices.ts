import { countsWithoutFold, foldOf, recountSenses } from '@wordhoard/evaluation/senses/folds'
import { dictionaryKey } from '@wordhoard/evaluation/senses/gold-key'
import { readSemcor } from '@wordhoard/evaluation/senses/semcor'
import type { TapInventory } from '@wordhoard/evaluation/senses/source-inventory'
import { type Tap, tapOf } from '@wordhoard/evaluation/senses/tapped'
import { readContext } from '@wordhoard/senses/context/context'
import { featureNames, type LearntTables, senseFeatures } from '@wordhoard/senses/features'
import { textFeatureNames, textFeatures } from '@wordhoard/senses/learner-features'
import { logSum } from '@wordhoard/senses/log-sum'
import { tapScores } from '@wordhoard/senses/tap/rank-tap'
import { type TapEntry, tapFeatureNames, tapFeatures } from '@wordhoard/senses/tap/tap-features'
import type { Choice } from './conditional-logit'

/** A tapped word of the judging fold: the features of the senses of its entries, and which of them are right. */
export interface JudgedTap {
  readonly tap: Tap
  /** The entries, each with a row of `featureNames` and one of `textFeatureNames` per sense. */
  readonly entries: readonly (Omit<TapEntry, 'scores'> & {
    readonly rows: Float64Array
    readonly texts: readonly (readonly number[])[]
  })[]
  /** Indexes of the right senses among those of all entries. */
  readonly right: readonly number[]
}

/** Every so many words are learnt from. */
const STEP = 2
/** Of three words, two have the topic of their text: the weights must serve both cases. */
const TOPIC_STEP = 3

/** Reads the tapped words of a fold with what was learnt from the other folds. */
export function readJudgedTaps(
  path: string,
  fold: number,
  inventory: TapInventory,
  learnt: LearntTables,
): JudgedTap[] {
  const { tagged, topics } = readSemcor(path, () => false)
  const counts = countsWithoutFold(tagged)[fold]!
  const judged = tagged.filter(({ document }) => foldOf(document) === fold)
  return judged
    .filter((_, index) => index % STEP === 0)
    .map((word, index) => {
      const gold = word.gold.map((key) => dictionaryKey(inventory, key))
      const tap = tapOf(word, inventory.lexicon)
      const topic = index % TOPIC_STEP === 0 ? '' : topics[word.document]
      const found = tap.headwords.flatMap((headword) => {
        const senses = inventory.senses(headword)
        return senses ? [{ headword, ...senses }] : []
      })
      const entries = found.map(({ headword, keys, profiles: shipped }) => {
        const profiles = recountSenses(shipped, keys, counts)
        const occurrence = readContext(headword, word.context)
        const rows = senseFeatures(occurrence, headword, profiles, learnt, topic)
        const texts = textFeatures(occurrence, headword, profiles, learnt)
        // Order is no clue in tagged text (docs/research/sense-ranking.md).
        for (let at = featureNames.indexOf('order'); at < rows.length; at += featureNames.length) rows[at] = 0
        return { headword, profiles, rows, texts, uses: tap.uses.filter((use) => use.headword === headword) }
      })
      const keys = found.flatMap((entry) => entry.keys)
      return { tap, entries, right: keys.flatMap((key, at) => (gold.includes(key) ? [at] : [])) }
    })
}

/** Returns the scores of an entry's senses by the weights of their features. */
export function scoresBy(weights: readonly number[], rows: Float64Array): number[] {
  const width = featureNames.length
  return Array.from({ length: rows.length / width }, (_, sense) =>
    weights.reduce((sum, weight, at) => sum + weight * rows[sense * width + at]!, 0),
  )
}

/** Returns the entries with the scores of their senses. */
const withScores = ({ entries }: JudgedTap, weights: readonly number[]): TapEntry[] =>
  entries.map((entry) => ({ ...entry, scores: scoresBy(weights, entry.rows) }))

const isChoice = ({ features, right }: Choice, width: number) => right.length > 0 && features.length > width

/** Returns the choices from which the weights of all features of senses are fitted, together with those of taps. */
export function jointChoices(taps: readonly JudgedTap[]): { choices: Choice[]; width: number } {
  const width = featureNames.length + tapFeatureNames.length
  const choices = taps.map((judged) => {
    const entries = judged.entries.map((entry) => ({ ...entry, scores: entry.profiles.map(() => 0) }))
    const ofTap = tapFeatures(judged.tap.form, entries)
    const rows = judged.entries.flatMap(({ rows: own }, entry) =>
      ofTap[entry]!.map(([, , ...others], sense) => [
        ...own.subarray(sense * featureNames.length, (sense + 1) * featureNames.length),
        // The scores follow from the features before.
        ...[0, 0, ...others],
      ]),
    )
    return { features: Float64Array.from(rows.flat()), right: judged.right }
  })
  return { choices: choices.filter((choice) => isChoice(choice, width)), width }
}

/** Returns the choices from which the weights of the features of taps are fitted, given the scores of senses. */
export function tapChoices(taps: readonly JudgedTap[], weights: readonly number[]): Choice[] {
  return taps
    .map((judged) => choiceOf(judged.tap.form, withScores(judged, weights), judged.right))
    .filter((choice) => isChoice(choice, tapFeatureNames.length))
}

/**
 * Returns the choices from which the weights of what our texts say are fitted: of each sense the score of its tap, then
 * its `textFeatureNames`. They are compared within an entry, since they don't change the sum of its chances.
 */
export function textChoices(taps: readonly JudgedTap[], weights: readonly number[]): Choice[] {
  return taps
    .map((judged) => {
      const entries = withScores(judged, weights)
      const scores = tapScores(judged.tap.form, entries)
      const rows = judged.entries.flatMap(({ profiles, texts }, entry) => {
        const hasText = profiles.some(({ d }) => d !== undefined)
        const centred = hasText
          ? centreByChance(texts, entries[entry]!.scores)
          : texts.map((row) => row.map(() => 0))
        return centred.map((row, sense) => [scores[entry]![sense]!, ...row])
      })
      return { features: Float64Array.from(rows.flat()), right: judged.right }
    })
    .filter((choice) => isChoice(choice, 1 + textFeatureNames.length))
}

/** Subtracts from each column its mean by the chances of the rows. */
function centreByChance(rows: readonly (readonly number[])[], scores: readonly number[]): number[][] {
  const sum = logSum(scores)
  const chances = scores.map((score) => Math.exp(score - sum))
  const means = (rows[0] ?? []).map((_, at) =>
    rows.reduce((mean, row, index) => mean + chances[index]! * row[at]!, 0),
  )
  return rows.map((row) => row.map((value, at) => value - means[at]!))
}

/** Returns the choice among the senses of a form's entries. */
export function choiceOf(
  form: string,
  entries: readonly TapEntry[],
  right: readonly number[],
  weight = 1,
): Choice {
  return { features: Float64Array.from(tapFeatures(form, entries).flat(2)), right, weight }
}
