import { describe, expect, it } from 'vitest'
import { jointVectors, principalComponents, withoutCommonParts } from './joint-vectors'

const vector = (...values: number[]) => Float64Array.from(values)
const cosine = (a: Float64Array, b: Float64Array) => {
  const dot = (x: Float64Array, y: Float64Array) => x.reduce((sum, value, at) => sum + value * y[at]!, 0)
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
}

describe('principalComponents', () => {
  it('returns unit vectors, the direction of greatest variance first', () => {
    const [first, second] = principalComponents([vector(3, 4), vector(-6, -8), vector(0.4, -0.3)], 2)
    expect(Math.abs(cosine(first!, vector(3, 4)))).toBeCloseTo(1, 2)
    expect(Math.abs(cosine(second!, vector(4, -3)))).toBeCloseTo(1, 2)
    expect(Math.hypot(...first!)).toBeCloseTo(1)
  })
})

describe('withoutCommonParts', () => {
  it('separates words that were similar only in what all words have in common', () => {
    const words = new Map([
      ['cat', vector(10, 1, 0.5)],
      ['dog', vector(10, -1, 0.5)],
      ['sun', vector(10, 0.2, -1)],
    ])
    expect(cosine(words.get('cat')!, words.get('dog')!)).toBeGreaterThan(0.9)
    const apart = withoutCommonParts(words, 3)
    for (const direction of apart.values()) expect(Math.hypot(...direction)).toBeCloseTo(1)
    expect(cosine(apart.get('cat')!, apart.get('sun')!)).toBeLessThan(0.9)
  })
})

describe('jointVectors', () => {
  const glosses = new Map([
    ['boat', vector(2, 0)],
    ['ship', vector(3, 0)],
    ['loan', vector(0, 5)],
  ])
  const corpus = new Map([
    ['boat', vector(1, 0, 0)],
    ['ship', vector(1, 0.1, 0)],
    ['loan', vector(0, 0, 1)],
    ['yacht', vector(1, 0.05, 0)],
  ])

  it('places a word with only one kind of vector near the words that both kinds find similar', () => {
    const joint = jointVectors(glosses, corpus, ['boat', 'ship', 'loan', 'yacht'], 2)
    expect(cosine(joint.get('yacht')!, joint.get('boat')!)).toBeGreaterThan(0.95)
    expect(cosine(joint.get('yacht')!, joint.get('loan')!)).toBeLessThan(0.2)
    expect(joint.get('ship')).toHaveLength(2)
    expect(Math.hypot(...joint.get('loan')!)).toBeCloseTo(1)
  })
})
