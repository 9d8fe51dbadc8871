/** A proportional-odds model (McCullagh 1980): P(level ≤ k) = logistic(threshold k − weights · features). */
export interface OrdinalModel {
  readonly thresholds: readonly number[]
  readonly weights: readonly number[]
}

export interface OrdinalExample {
  readonly features: readonly number[]
  /** Index of the level, from 0. */
  readonly level: number
  readonly weight: number
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x))

/**
 * Returns the probability of each level.
 *
 * @param more features that follow the others
 */
export function levelProbabilities(
  { thresholds, weights }: OrdinalModel,
  features: ArrayLike<number>,
  more: ArrayLike<number> = [],
): number[] {
  let score = 0
  for (let at = 0; at < features.length; at += 1) score += features[at]! * (weights[at] ?? 0)
  for (let at = 0; at < more.length; at += 1) score += more[at]! * (weights[features.length + at] ?? 0)
  const probabilities: number[] = []
  let below = 0
  for (const threshold of thresholds) {
    const upTo = logistic(threshold - score)
    probabilities.push(Math.max(0, upTo - below))
    below = upTo
  }
  probabilities.push(Math.max(0, 1 - below))
  return probabilities
}

const STEP = 0.05
const DECAY_1 = 0.9
const DECAY_2 = 0.999

/**
 * Fits a model by maximum likelihood with an L2 penalty on the weights. Uses Adam (Kingma and Ba 2015) on all examples
 * at once, which is deterministic.
 */
export function fitOrdinal(
  examples: readonly OrdinalExample[],
  levels: number,
  { penalty, steps }: { penalty: number; steps: number },
): OrdinalModel {
  const size = examples[0]!.features.length
  const cuts = levels - 1
  const parameters = new Float64Array(cuts + size)
  for (let k = 0; k < cuts; k++) parameters[k] = k - cuts / 2
  const mean = new Float64Array(parameters.length)
  const square = new Float64Array(parameters.length)
  const total = examples.reduce((sum, { weight }) => sum + weight, 0)
  for (let step = 1; step <= steps; step++) {
    const gradient = new Float64Array(parameters.length)
    for (const { features, level, weight } of examples) {
      let score = 0
      for (let at = 0; at < size; at++) score += features[at]! * parameters[cuts + at]!
      const upper = level < cuts ? logistic(parameters[level]! - score) : 1
      const lower = level > 0 ? logistic(parameters[level - 1]! - score) : 0
      const likelihood = Math.max(1e-9, upper - lower)
      const upperSlope = upper * (1 - upper)
      const lowerSlope = lower * (1 - lower)
      if (level < cuts) gradient[level]! -= (weight * upperSlope) / likelihood
      if (level > 0) gradient[level - 1]! += (weight * lowerSlope) / likelihood
      const slope = (weight * (upperSlope - lowerSlope)) / likelihood
      for (let at = 0; at < size; at++) gradient[cuts + at]! += slope * features[at]!
    }
    const rate = STEP * (1 - step / (steps + 1))
    for (let at = 0; at < parameters.length; at++) {
      const slope = gradient[at]! / total + (at < cuts ? 0 : penalty * parameters[at]!)
      mean[at] = DECAY_1 * mean[at]! + (1 - DECAY_1) * slope
      square[at] = DECAY_2 * square[at]! + (1 - DECAY_2) * slope * slope
      parameters[at]! -=
        (rate * (mean[at]! / (1 - DECAY_1 ** step))) / (Math.sqrt(square[at]! / (1 - DECAY_2 ** step)) + 1e-9)
    }
  }
  return { thresholds: [...parameters.slice(0, cuts)], weights: [...parameters.slice(cuts)] }
}
