import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { factorise, leaveOneOut, solve } from './gaussian-process'

/** A positive definite matrix: distances between points on a line, and noise. */
const matrixOf = (points: readonly number[]) =>
  points.map((one, row) =>
    Float64Array.from(
      points.slice(0, row + 1),
      (other, column) => Math.exp(-((one - other) ** 2)) + (row === column ? 0.3 : 0),
    ),
  )
const points = fc.uniqueArray(fc.double({ min: -4, max: 4, noNaN: true }), { minLength: 3, maxLength: 12 })
const known = (point: number) => Math.sin(point) + point / 3

function predict(from: readonly number[], at: number): number {
  const matrix = matrixOf(from)
  factorise(matrix)
  const weights = solve(matrix, from.map(known))
  return from.reduce((sum, point, index) => sum + Math.exp(-((point - at) ** 2)) * weights[index]!, 0)
}

describe('a Gaussian process', () => {
  it('solves the equations that it was given', () => {
    fc.assert(
      fc.property(points, (of) => {
        const whole = matrixOf(of)
        const values = of.map(known)
        const factor = matrixOf(of)
        factorise(factor)
        const weights = solve(factor, values)
        for (const [row, value] of values.entries()) {
          const sum = of.reduce(
            (all, _, column) =>
              all + (whole[Math.max(row, column)]![Math.min(row, column)] ?? 0) * weights[column]!,
            0,
          )
          expect(sum).toBeCloseTo(value, 6)
        }
      }),
    )
  })

  it('predicts each example as a process does that was fitted to the others', () => {
    fc.assert(
      fc.property(points, (of) => {
        const factor = matrixOf(of)
        factorise(factor)
        const values = of.map(known)
        const left = leaveOneOut(factor, values, solve(factor, values))
        for (const [at, point] of of.entries()) {
          const others = of.filter((_, index) => index !== at)
          expect(left[at]).toBeCloseTo(predict(others, point), 5)
        }
      }),
    )
  })

  it('refuses a matrix that isn’t positive definite', () => {
    expect(() => factorise([Float64Array.of(1), Float64Array.of(2, 1)])).toThrow('positive definite')
  })
})
