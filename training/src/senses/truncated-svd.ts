/** A symmetric sparse matrix stored by row: row r has its columns and values at starts[r] … starts[r + 1]. */
export interface SparseMatrix {
  readonly size: number
  readonly starts: Int32Array
  readonly columns: Int32Array
  readonly values: Float32Array
}

/** Computes y = A·x for blocks of vectors stored row by row, with `width` numbers per row. */
function multiply(
  { size, starts, columns, values }: SparseMatrix,
  x: Float64Array,
  width: number,
): Float64Array {
  const y = new Float64Array(size * width)
  for (let row = 0; row < size; row++) {
    const to = row * width
    for (let at = starts[row]!; at < starts[row + 1]!; at++) {
      const value = values[at]!
      const from = columns[at]! * width
      for (let k = 0; k < width; k++) y[to + k]! += value * x[from + k]!
    }
  }
  return y
}

/**
 * Makes the block's columns orthonormal (modified Gram–Schmidt). Copies each column into contiguous memory, which is
 * far quicker.
 */
function orthonormalise(block: Float64Array, width: number): void {
  const rows = block.length / width
  const columns = Array.from({ length: width }, (_, column) => {
    const values = new Float64Array(rows)
    for (let row = 0; row < rows; row++) values[row] = block[row * width + column]!
    return values
  })
  for (const [index, column] of columns.entries()) {
    for (let before = 0; before < index; before++) {
      const other = columns[before]!
      let dot = 0
      for (let row = 0; row < rows; row++) dot += column[row]! * other[row]!
      for (let row = 0; row < rows; row++) column[row]! -= dot * other[row]!
    }
    let square = 0
    for (let row = 0; row < rows; row++) square += column[row]! ** 2
    const scale = square > 1e-20 ? 1 / Math.sqrt(square) : 0
    for (let row = 0; row < rows; row++) block[row * width + index] = column[row]! *= scale
  }
}

/**
 * Computes eigenvalues and eigenvectors (columns) of a small symmetric matrix by Jacobi rotations. Overwrites `matrix`.
 */
export function eigen(matrix: Float64Array, size: number): { values: Float64Array; vectors: Float64Array } {
  const vectors = Float64Array.from(matrix, (_, at) => (Math.floor(at / size) === at % size ? 1 : 0))
  for (let sweep = 0; sweep < 30; sweep++) {
    let off = 0
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        const apq = matrix[p * size + q]!
        off += apq * apq
        if (Math.abs(apq) < 1e-12) continue
        const theta = (matrix[q * size + q]! - matrix[p * size + p]!) / (2 * apq)
        const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1))
        const c = 1 / Math.sqrt(t * t + 1)
        const s = t * c
        for (let k = 0; k < size; k++) {
          const kp = matrix[k * size + p]!
          const kq = matrix[k * size + q]!
          matrix[k * size + p] = c * kp - s * kq
          matrix[k * size + q] = s * kp + c * kq
        }
        for (let k = 0; k < size; k++) {
          const pk = matrix[p * size + k]!
          const qk = matrix[q * size + k]!
          matrix[p * size + k] = c * pk - s * qk
          matrix[q * size + k] = s * pk + c * qk
          const vp = vectors[k * size + p]!
          const vq = vectors[k * size + q]!
          vectors[k * size + p] = c * vp - s * vq
          vectors[k * size + q] = s * vp + c * vq
        }
      }
    }
    if (off < 1e-9) break
  }
  return { values: Float64Array.from({ length: size }, (_, at) => matrix[at * size + at]!), vectors }
}

/**
 * Computes the `rank` leading eigenpairs of a symmetric matrix, scaled by the square roots of their eigenvalues; each
 * row has `rank` numbers for a row of the matrix. Uses randomised subspace iteration (Halko, Martinsson and Tropp 2011)
 * from a fixed start, so that the result is the same in every run.
 */
export function embedTruncated(matrix: SparseMatrix, rank: number, rounds = 6): Float64Array {
  const width = rank + 16
  let state = 12345
  let block: Float64Array = Float64Array.from({ length: matrix.size * width }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 1_073_741_824 - 1
  })
  for (let round = 0; round < rounds; round++) {
    block = multiply(matrix, block, width)
    orthonormalise(block, width)
  }
  const image = multiply(matrix, block, width)
  const small = new Float64Array(width * width)
  for (let at = 0; at < block.length; at += width) {
    for (let p = 0; p < width; p++)
      for (let q = 0; q < width; q++) small[p * width + q]! += block[at + p]! * image[at + q]!
  }
  const { values, vectors } = eigen(small, width)
  const leading = [...values.keys()].sort((a, b) => values[b]! - values[a]!).slice(0, rank)
  const embedding = new Float64Array(matrix.size * rank)
  for (let row = 0; row < matrix.size; row++) {
    for (const [to, column] of leading.entries()) {
      let sum = 0
      for (let k = 0; k < width; k++) sum += block[row * width + k]! * vectors[k * width + column]!
      embedding[row * rank + to] = sum * Math.sqrt(Math.max(0, values[column]!))
    }
  }
  return embedding
}
