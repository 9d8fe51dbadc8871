import type { GameName } from '@wordhoard/contracts/learning'
import { type AnswerKind, gameKind } from '../game-kinds'
import { type Estimate, logistic } from './rasch'

/** How likely something is for a learner who knows the word, and for one who doesn't. */
export interface Likelihood {
  readonly known: number
  readonly unknown: number
}

/**
 * What a learner does with a word. `passed`: read on in a text without looking it up, where the text was really being
 * read.
 */
export type EvidenceKind = 'said_known' | 'said_unknown' | 'saved' | 'looked_up' | 'passed'

/**
 * Few learners look up what they know, but many pass what they don't know. People tick words that they have only seen
 * (Meara and Buxton 1987), so "I know this" isn't certain. Where we could not measure, the figures are our judgement;
 * only their ratio counts.
 */
const likelihoods: Readonly<Record<EvidenceKind, Likelihood>> = {
  said_known: { known: 0.6, unknown: 0.06 },
  said_unknown: { known: 0.03, unknown: 0.6 },
  saved: { known: 0.05, unknown: 0.4 },
  looked_up: { known: 0.04, unknown: 0.4 },
  passed: { known: 0.96, unknown: 0.75 },
}

/** Probability of a right answer without knowing the word: one of four options, fragments, or free typing. */
const guesses: Readonly<Record<AnswerKind, number>> = { chosen: 0.28, built: 0.12, typed: 0.04 }
/** The same where the question shows the word, briefly or scrambled: nothing but its meaning can be unknown. */
const guessesOfShown: Readonly<Record<AnswerKind, number>> = { chosen: 0.28, built: 0.5, typed: 0.5 }
/** Probability of a right answer of learners who know the word. */
const hits: Readonly<Record<AnswerKind, number>> = { chosen: 0.96, built: 0.92, typed: 0.88 }

export function likelihoodOf(kind: EvidenceKind): Likelihood {
  return likelihoods[kind]
}

/** Returns what an answer to a game says; harder games say more (decision 008). */
export function likelihoodOfAnswer(game: GameName, isCorrect: boolean): Likelihood {
  const { question, answer } = gameKind(game)
  const guess = (question === 'spell' ? guessesOfShown : guesses)[answer]
  return isCorrect ? { known: hits[answer], unknown: guess } : { known: 1 - hits[answer], unknown: 1 - guess }
}

/**
 * Returns what an answer to a question of a class test says: one of four options, or nothing, which is said by hardly
 * anybody who knows the word.
 *
 * @param isCorrect null for "I don't know"
 */
export function likelihoodOfTestAnswer(isCorrect: boolean | null): Likelihood {
  return isCorrect === null ? likelihoods.said_unknown : likelihoodOfAnswer('spell-definition', isCorrect)
}

/** Nodes and weights of Gauss–Hermite quadrature with nine points, for the standard normal distribution. */
const NODES = [
  -4.51274586, -3.205429, -2.07684798, -1.02325566, 0, 1.02325566, 2.07684798, 3.205429, 4.51274586,
]
const WEIGHTS = [2.2345844e-5, 2.78914133e-3, 4.99164068e-2, 2.44097503e-1, 4.06349206e-1]
const weightAt = (at: number) => WEIGHTS[at < WEIGHTS.length ? at : 2 * WEIGHTS.length - 2 - at]!

/**
 * Returns the Gaussian with the mean and variance of the posterior of `ability − difficulty` after something happened:
 * assumed-density filtering (Minka 2001), which stays exact where a Laplace step would leave the range of the data.
 */
export function updateLogits(before: Estimate, { known, unknown }: Likelihood): Estimate {
  const deviation = Math.sqrt(before.variance)
  let [total, first, second] = [0, 0, 0]
  for (const [at, node] of NODES.entries()) {
    const distance = node * deviation
    const weight = weightAt(at) * (unknown + (known - unknown) * logistic(before.mean + distance))
    total += weight
    first += weight * distance
    second += weight * distance * distance
  }
  const shift = first / total
  return { mean: before.mean + shift, variance: Math.max(1e-4, second / total - shift * shift) }
}
