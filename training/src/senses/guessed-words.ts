import { recountSenses } from '@wordhoard/evaluation/senses/folds'
import type { SenseInventory } from '@wordhoard/evaluation/senses/inventory'
import type { UntaggedWord } from '@wordhoard/evaluation/senses/semcor'
import { withS } from '@wordhoard/lexicon/forms/inflections'
import { readContext } from '@wordhoard/senses/context/context'
import { wordClasses, wordClassOf } from '@wordhoard/senses/context/word-class'
import { featureNames, type LearntTables, senseFeatures } from '@wordhoard/senses/features'
import { irregularBases } from '@wordhoard/senses/words/irregular-forms'
import type { Material } from './material'
import type { TrainingWord } from './pair-choices'

/** Minimum probability of a guess that is used for training. */
const minGuessProbability = 0.7

/** Returns the headword of a word as written; undefined if the dictionary has none. */
export function headwordOfForm(
  inventory: Pick<SenseInventory, 'senses'>,
  { form, isPlural }: Pick<UntaggedWord, 'form' | 'isPlural'>,
): string | undefined {
  const regular = [form.slice(0, -1), form.slice(0, -2), `${form.slice(0, -3)}y`]
  const singular = [
    ...(irregularBases.get(form) ?? []),
    ...regular.filter((base) => base.length > 1 && withS(base) === form),
  ]
  return [...(isPlural ? singular : []), form].find((base) => inventory.senses(base) !== undefined)
}

/** Returns the sense with the highest score, and its probability. */
function findMostLikely(scores: readonly number[]): { readonly index: number; readonly probability: number } {
  const most = Math.max(...scores)
  const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0)
  return { index: scores.indexOf(most), probability: 1 / total }
}

/**
 * Guesses the senses of untagged words with what has been learnt so far, and returns the words whose guess is sure
 * enough. More is known here than from a reader's tap: the word class from the corpus's own tag, and the topic of the
 * whole text.
 *
 * @param leftOutFold the fold that is left out of the counts
 * @param weights in the order of `featureNames`
 */
export function guessWords(
  untagged: readonly UntaggedWord[],
  { inventory, counts, semcor }: Material,
  leftOutFold: number,
  tables: LearntTables,
  weights: readonly number[],
): TrainingWord[] {
  return untagged.flatMap((word) => {
    const found = headwordOfForm(inventory, word)
    const senses = found === undefined ? undefined : inventory.senses(found)
    const headword = senses && inventory.headwordOf(senses.keys[0]!)
    if (senses === undefined || headword === undefined || senses.keys.length < 2) return []
    const expectedClass = wordClasses.indexOf(word.wordClass)
    if (!senses.profiles.some(({ p }) => wordClassOf(p) === expectedClass)) return []
    const occurrence = readContext(headword, word.context)
    const profiles = recountSenses(senses.profiles, senses.keys, counts[leftOutFold]!)
    const rows = senseFeatures(occurrence, headword, profiles, tables, semcor.topics[word.document])
    const scores = profiles.map(({ p }, index) => {
      if (wordClassOf(p) !== expectedClass) return Number.NEGATIVE_INFINITY
      return weights.reduce((sum, weight, at) => sum + weight * rows[index * featureNames.length + at]!, 0)
    })
    const { index, probability } = findMostLikely(scores)
    if (probability < minGuessProbability) return []
    return [{ document: -1, fullyTagged: true, gold: [senses.keys[index]!], headword, senses, occurrence }]
  })
}
