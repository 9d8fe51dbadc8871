import { type Level, levels } from '@wordhoard/lexicon/level'
import type { Entry, Sense } from '../model'
import { levelRange, likeliestLevel } from './level-estimate'
import { type LevelSources, levelFeatures } from './level-features'
import { levelProbabilities, type OrdinalModel } from './ordinal-regression'

/** Index of the lowest level, A2, at which the product's learners start. */
const LOWEST_LEVEL = 1
/**
 * Weight of a sense's rarity. A learner also meets a sense through the other senses of the word, so only half of the
 * difference in counts is used.
 */
const SENSE_RARITY = 0.5
/** All ranges, from the lowest level to the highest, shared by a hundred thousand entries. */
const ranges = levels.map((from) => levels.map((to) => [from, to] as const))
/** Maximum number of levels by which a sense may be above its word. */
const MAX_LEVELS_ABOVE = 2

/**
 * Estimates the levels at which learners meet an entry and its senses.
 *
 * The model gives a level for each part of speech; the easiest of them is the entry's level. The level of a sense
 * depends on how much rarer it is than the commonest sense of its part of speech, by tag counts, or by position if
 * there are none. Levels given by a list stay and count as certain, also for the senses of the entry. Names and
 * function words without a frequency rank get no level.
 */
export function estimateLevels(entry: Entry, sources: LevelSources, model: OrdinalModel): void {
  if (entry.level !== null) return
  if (entry.rank === null && (entry.isFunction || entry.senses.every(isName))) return
  let easiest: { score: number; at: number; range: readonly [number, number] } | undefined
  for (const senses of byPartOfSpeech(entry)) {
    const features = levelFeatures(entry, senses, sources)
    const probabilities = levelProbabilities(model, features(0))
    const at = Math.max(LOWEST_LEVEL, likeliestLevel(probabilities))
    const score = probabilities.reduce((sum, probability, level) => sum + probability * level, 0)
    if (easiest === undefined || score < easiest.score)
      easiest = { score, at, range: levelRange(probabilities) }
    senseLevels(senses, at, features, model)
  }
  if (easiest === undefined) return
  const [from, to] = easiest.range
  entry.level = levels[easiest.at]!
  entry.levelRange = ranges[Math.min(easiest.at, Math.max(LOWEST_LEVEL, from))]![Math.max(easiest.at, to)]!
}

function senseLevels(
  senses: readonly Sense[],
  partLevel: number,
  features: ReturnType<typeof levelFeatures>,
  model: OrdinalModel,
): void {
  const mostTags = Math.max(...senses.map(({ tagCount }) => tagCount)) + 1
  for (const [place, sense] of senses.entries()) {
    const rarer = mostTags > 1 ? mostTags / (sense.tagCount + 1) : place + 1
    const rarity = SENSE_RARITY * Math.log10(rarer)
    const at =
      rarity === 0 || partLevel === levels.length - 1
        ? partLevel
        : likeliestLevel(levelProbabilities(model, features(rarity)))
    sense.level = levels[Math.min(partLevel + MAX_LEVELS_ABOVE, Math.max(partLevel, at))] satisfies
      | Level
      | undefined
  }
}

function byPartOfSpeech({ senses }: Entry): Iterable<Sense[]> {
  const parts = new Map<string, Sense[]>()
  for (const sense of senses) {
    const same = parts.get(sense.partOfSpeech)
    if (same) same.push(sense)
    else parts.set(sense.partOfSpeech, [sense])
  }
  return parts.values()
}

function isName({ partOfSpeech }: Sense): boolean {
  return partOfSpeech === 'proper noun'
}
