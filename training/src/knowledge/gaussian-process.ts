/**
 * Gaussian process regression (Rasmussen and Williams 2006, chapter 2): a symmetric positive definite matrix is
 * factorised as `L·Lᵀ`, and the mean of the prediction is `k*ᵀ (K + σ²)⁻¹ y`.
 */

/** Replaces the lower triangle of a matrix, given by rows, with its Cholesky factor. */
export function factorise(matrix: readonly Float64Array[]): void {
  for (const [i, row] of matrix.entries()) {
    for (let j = 0; j < i; j++) {
      const other = matrix[j]!
      row[j] = (row[j]! - dot(row, other, j)) / other[j]!
    }
    const square = row[i]! - dot(row, row, i)
    if (!(square > 0)) throw new Error(`The matrix isn’t positive definite (row ${i}).`)
    row[i] = Math.sqrt(square)
  }
}

function dot(one: Float64Array, other: Float64Array, length: number): number {
  let [a, b, c, d] = [0, 0, 0, 0]
  let at = 0
  for (; at + 3 < length; at += 4) {
    a += one[at]! * other[at]!
    b += one[at + 1]! * other[at + 1]!
    c += one[at + 2]! * other[at + 2]!
    d += one[at + 3]! * other[at + 3]!
  }
  for (; at < length; at++) a += one[at]! * other[at]!
  return a + b + c + d
}

/** Solves `L·Lᵀ·x = y`. */
export function solve(factor: readonly Float64Array[], values: readonly number[]): Float64Array {
  const x = Float64Array.from(values)
  for (const [i, row] of factor.entries()) x[i] = (x[i]! - dot(row, x, i)) / row[i]!
  for (let i = factor.length - 1; i >= 0; i--) {
    const row = factor[i]!
    x[i] = x[i]! / row[i]!
    const value = x[i]!
    for (let j = 0; j < i; j++) x[j] = x[j]! - row[j]! * value
  }
  return x
}

/**
 * Returns the prediction for each example by a process that was fitted to all others, in closed form (Sundararajan and
 * Keerthi 2001): `y − α / diag(K⁻¹)`. The factor is destroyed: its inverse takes its place.
 *
 * @param weights the solution α for the values
 */
export function leaveOneOut(
  factor: Float64Array[],
  values: readonly number[],
  weights: Float64Array,
): number[] {
  const size = factor.length
  // Column j of L⁻¹ is kept in the row of an upper triangle, so that all sums run over contiguous numbers.
  const diagonal = new Float64Array(size)
  const column = new Float64Array(size)
  for (let j = 0; j < size; j++) {
    column.fill(0, j)
    column[j] = 1 / factor[j]![j]!
    let sum = column[j]! ** 2
    for (let i = j + 1; i < size; i++) {
      const row = factor[i]!
      let total = 0
      for (let k = j; k < i; k++) total += row[k]! * column[k]!
      column[i] = -total / row[i]!
      sum += column[i]! ** 2
    }
    diagonal[j] = sum
  }
  return values.map((value, at) => value - weights[at]! / diagonal[at]!)
}
