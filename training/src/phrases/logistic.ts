/** A case to learn from: its features by number with their values, what it is, and how often it counts. */
export interface LogisticCase {
  readonly features: readonly number[]
  /** Values of the features; 1 each if absent. */
  readonly values?: readonly number[]
  readonly isTrue: boolean
  readonly weight: number
}

export interface LogisticModel {
  readonly weights: Float64Array
  readonly bias: number
}

const FIRST_STEP = 0.1
const LAST_STEP = 0.002

/**
 * Fits a logistic regression with a ridge penalty on all weights but the bias, by Adam with steps that shrink (Kingma and
 * Ba 2015) over all cases at once, so that equal input gives equal weights.
 */
export function fitLogistic(
  cases: readonly LogisticCase[],
  width: number,
  { ridge, rounds }: { readonly ridge: number; readonly rounds: number },
): LogisticModel {
  const weights = new Float64Array(width)
  const gradient = new Float64Array(width + 1)
  const mean = new Float64Array(width + 1)
  const square = new Float64Array(width + 1)
  let bias = 0
  for (let round = 1; round <= rounds; round++) {
    for (let at = 0; at < width; at++) gradient[at] = ridge * weights[at]!
    gradient[width] = 0
    for (const one of cases) {
      const error = one.weight * (chanceOf(oddsOf(one, { weights, bias })) - (one.isTrue ? 1 : 0))
      for (const [place, feature] of one.features.entries())
        gradient[feature]! += error * (one.values?.[place] ?? 1)
      gradient[width]! += error
    }
    const rate = FIRST_STEP * (1 - round / rounds) + LAST_STEP
    for (let at = 0; at <= width; at++) {
      const slope = gradient[at]!
      mean[at] = 0.9 * mean[at]! + 0.1 * slope
      square[at] = 0.99 * square[at]! + 0.01 * slope * slope
      const step =
        (rate * mean[at]!) / (1 - 0.9 ** round) / (Math.sqrt(square[at]! / (1 - 0.99 ** round)) + 1e-8)
      if (at < width) weights[at]! -= step
      else bias -= step
    }
  }
  return { weights, bias }
}

export function oddsOf({ features, values }: LogisticCase, { weights, bias }: LogisticModel): number {
  let odds = bias
  for (let place = 0; place < features.length; place++)
    odds += weights[features[place]!]! * (values === undefined ? 1 : values[place]!)
  return odds
}

const chanceOf = (odds: number) => 1 / (1 + Math.exp(-odds))
