import type { Random } from '../chance'
import {
  CHOICE_OPTIONS,
  chooseNextItem,
  estimatePlacement,
  PLACEMENT_ITEMS,
  type PlacementAnswer,
} from '../knowledge/placement'
import { logistic, probabilityOfKnowing } from '../knowledge/rasch'
import { VocabularySizes } from '../knowledge/vocabulary-size'
import { randomFromSeed } from './seeded-random'

/** A word with the difficulty that the product believes in, and the one it has. */
export interface SimulatedWord {
  readonly word: string
  readonly difficulty: number
  readonly variance?: number | undefined
  readonly real: number
}

/** Who takes the placement. */
export interface PlacementPlan {
  readonly learners: number
  readonly seed: number
  /** Share of learners who claim to know words that they don't, and the share of unknown words that they say yes to. */
  readonly overClaimers: number
  /** Abilities of the learners. */
  readonly ability: { readonly mean: number; readonly deviation: number }
}

/** Shares of unknown words that over-claimers and others say yes to. */
const OVER_CLAIM = 0.35
const CLAIM = 0.03

/** How well placements find out what learners know. */
export interface PlacementFigures {
  readonly learners: number
  readonly items: number
  /** Mean absolute error of ability, and root mean square error, in logits. */
  readonly abilityError: number
  readonly abilityRmse: number
  /** Mean absolute error of the vocabulary size as a share of it, its median, and the mean with its sign. */
  readonly sizeError: number
  readonly medianSizeError: number
  readonly sizeBias: number
  /** Share of learners whose real size lies in the interval of 95 %. */
  readonly inInterval: number
  /** Probability that a known word is thought likelier than an unknown one, among words that weren't asked. */
  readonly auc: number
}

/** Returns a number from the standard normal distribution (Box and Muller 1958). */
export function randomNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** Simulates learners who know each word by chance, as the Rasch model says, and take a placement. */
export function simulatePlacements(
  words: readonly SimulatedWord[],
  madeUp: readonly string[],
  plan: PlacementPlan,
): PlacementFigures {
  const random = randomFromSeed(plan.seed)
  const bank = words.toSorted((a, b) => a.difficulty - b.difficulty)
  const byWord = new Map(words.map((word, at) => [word.word, at]))
  const sizes = new VocabularySizes(
    words.map(({ difficulty }) => difficulty),
    words.every(({ variance }) => variance === 0) ? 0 : undefined,
  )
  const all = Array.from({ length: plan.learners }, () => {
    const ability = plan.ability.mean + plan.ability.deviation * randomNormal(random)
    const claimRate = random() < plan.overClaimers ? OVER_CLAIM : CLAIM
    const knows = words.map(({ real }) => random() < logistic(ability - real))
    const answers = takePlacement({
      bank,
      madeUp,
      random,
      knows: (word) => knows[byWord.get(word) ?? -1] ?? false,
      claimRate,
      byWord,
      words,
    })
    const result = estimatePlacement(answers)
    const { size, low, high } = sizes.of(result.ability)
    const real = knows.filter(Boolean).length
    const asked = new Set(answers.map(({ word }) => word))
    const unasked = words.flatMap((word, at) =>
      asked.has(word.word)
        ? []
        : [{ probability: probabilityOfKnowing(result.ability, word.difficulty), isKnown: knows[at]! }],
    )
    return {
      items: answers.length,
      error: result.ability.mean - ability,
      size: (size - real) / Math.max(1, real),
      isInside: real >= low && real <= high,
      auc: areaUnderCurve(unasked),
    }
  })
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    learners: all.length,
    items: Math.max(...all.map(({ items }) => items)),
    abilityError: mean(all.map(({ error }) => Math.abs(error))),
    abilityRmse: Math.sqrt(mean(all.map(({ error }) => error ** 2))),
    sizeError: mean(all.map(({ size }) => Math.abs(size))),
    medianSizeError: all.map(({ size }) => Math.abs(size)).sort((a, b) => a - b)[all.length >> 1]!,
    sizeBias: mean(all.map(({ size }) => size)),
    inInterval: mean(all.map(({ isInside }) => Number(isInside))),
    auc: mean(all.map(({ auc }) => auc)),
  }
}

/** Returns the answers in a placement of an honest learner who knows some of the words. */
export function takePlacementOf(
  words: readonly SimulatedWord[],
  madeUp: readonly string[],
  knows: readonly boolean[],
  random: Random,
): PlacementAnswer[] {
  const byWord = new Map(words.map(({ word }, at) => [word, at]))
  return takePlacement({
    bank: words.toSorted((a, b) => a.difficulty - b.difficulty),
    madeUp,
    random,
    knows: (word) => knows[byWord.get(word) ?? -1] ?? false,
    claimRate: CLAIM,
    byWord,
    words,
  })
}

function takePlacement({
  bank,
  madeUp,
  random,
  knows,
  claimRate,
  byWord,
  words,
}: {
  readonly bank: readonly SimulatedWord[]
  readonly madeUp: readonly string[]
  readonly random: Random
  readonly knows: (word: string) => boolean
  readonly claimRate: number
  readonly byWord: ReadonlyMap<string, number>
  readonly words: readonly SimulatedWord[]
}): PlacementAnswer[] {
  const answers: PlacementAnswer[] = []
  while (answers.length < PLACEMENT_ITEMS) {
    const item = chooseNextItem(answers, { bank, madeUp }, random)
    if (!item) break
    const word = words[byWord.get(item.word) ?? -1]
    const [difficulty, variance] = [word?.difficulty ?? null, word?.variance]
    if (item.kind === 'choice') {
      const isCorrect = knows(item.word) || random() < 1 / CHOICE_OPTIONS
      answers.push({ kind: 'choice', word: item.word, difficulty: difficulty!, variance, isCorrect })
    } else {
      const saysYes = knows(item.word) || random() < claimRate
      answers.push({ kind: 'word', word: item.word, difficulty, variance, answer: saysYes ? 'yes' : 'no' })
    }
  }
  return answers
}

/** Returns the area under the ROC curve, by ranks (Hanley and McNeil 1982); one half if all or none are known. */
export function areaUnderCurve(
  words: readonly { readonly probability: number; readonly isKnown: boolean }[],
): number {
  const sorted = words.toSorted((a, b) => a.probability - b.probability)
  const known = sorted.filter(({ isKnown }) => isKnown).length
  const unknown = sorted.length - known
  if (known === 0 || unknown === 0) return 0.5
  let ranks = 0
  for (let from = 0; from < sorted.length; ) {
    let to = from
    while (to < sorted.length && sorted[to]!.probability === sorted[from]!.probability) to++
    const rank = (from + 1 + to) / 2
    for (let at = from; at < to; at++) if (sorted[at]!.isKnown) ranks += rank
    from = to
  }
  return (ranks - (known * (known + 1)) / 2) / (known * unknown)
}
