/** One choice among alternatives: a row of features for each alternative, and the indexes of the right ones. */
export interface Choice {
  readonly features: Float64Array
  readonly right: readonly number[]
  /** How often it counts; once if absent. */
  readonly weight?: number
}

/** Solves A·x = b by Gauss–Jordan elimination with pivoting. A is square and stored by row. */
function solve(matrix: Float64Array, vector: Float64Array): Float64Array {
  const size = vector.length
  const rows = Array.from(vector, (value, at) => [...matrix.slice(at * size, (at + 1) * size), value])
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row
    }
    ;[rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!]
    for (let row = 0; row < size; row++) {
      const factor = row === column ? 0 : rows[row]![column]! / rows[column]![column]!
      if (factor !== 0) for (let at = column; at <= size; at++) rows[row]![at]! -= factor * rows[column]![at]!
    }
  }
  return Float64Array.from(rows, (row, at) => row[size]! / row[at]!)
}

/** Writes the softmax of the alternatives' scores into `out`; returns the number of alternatives. */
function probabilities(features: Float64Array, weights: Float64Array, out: Float64Array): number {
  const width = weights.length
  const count = features.length / width
  let most = Number.NEGATIVE_INFINITY
  for (let row = 0; row < count; row++) {
    let score = 0
    for (let at = 0; at < width; at++) score += weights[at]! * features[row * width + at]!
    out[row] = score
    most = Math.max(most, score)
  }
  let sum = 0
  for (let row = 0; row < count; row++) sum += out[row] = Math.exp(out[row]! - most)
  for (let row = 0; row < count; row++) out[row]! /= sum
  return count
}

/**
 * Fits the weights that make the right alternatives most likely (conditional logit, McFadden 1974), by Newton's method
 * with a small ridge penalty. Features that never differ keep weight 0.
 */
export function fitConditionalLogit(
  choices: readonly Choice[],
  width: number,
  ridge = 1e-4,
  steps = 10,
): Float64Array {
  const weights = new Float64Array(width)
  const chance = new Float64Array(1024)
  for (let step = 0; step < steps; step++) {
    const gradient = new Float64Array(width)
    const hessian = new Float64Array(width * width)
    for (const { features, right, weight = 1 } of choices) {
      const count = probabilities(features, weights, chance)
      const mean = new Float64Array(width)
      for (let row = 0; row < count; row++) {
        for (let at = 0; at < width; at++) mean[at]! += chance[row]! * features[row * width + at]!
      }
      let rightChance = 1e-12
      for (const row of right) rightChance += chance[row]!
      for (const row of right) {
        const share = (weight * chance[row]!) / rightChance
        for (let at = 0; at < width; at++) gradient[at]! += share * (features[row * width + at]! - mean[at]!)
      }
      for (let row = 0; row < count; row++) {
        for (let a = 0; a < width; a++) {
          const part = weight * chance[row]! * (features[row * width + a]! - mean[a]!)
          if (part === 0) continue
          for (let b = 0; b <= a; b++)
            hessian[a * width + b]! += part * (features[row * width + b]! - mean[b]!)
        }
      }
    }
    for (let a = 0; a < width; a++) {
      gradient[a]! -= ridge * choices.length * weights[a]!
      hessian[a * width + a]! += ridge * choices.length
      for (let b = 0; b < a; b++) hessian[b * width + a] = hessian[a * width + b]!
    }
    const change = solve(hessian, gradient)
    for (let at = 0; at < width; at++) weights[at]! += change[at]!
    if (change.every((value) => Math.abs(value) < 1e-4)) break
  }
  return weights
}
