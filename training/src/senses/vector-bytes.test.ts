import { openWordVectors } from '@wordhoard/senses/words/vectors'
import { describe, expect, it } from 'vitest'
import { vectorBytes } from './vector-bytes'

const vectors = new Map(
  Array.from({ length: 200 }, (_, at) => [`stem${at}`, [Math.cos(at), Math.sin(at), 0]] as const),
)

describe('vectorBytes', () => {
  it('packs a file from which openWordVectors reads every stem with its own vector', () => {
    const opened = openWordVectors(vectorBytes(vectors, 3))
    expect(opened.dimensions).toBe(3)
    for (const [stem, vector] of vectors) {
      const sum = Float64Array.of(1, 0, 0)
      opened.add(sum, stem, 2)
      for (const [at, value] of sum.entries())
        expect(Math.abs(value - (2 * vector[at]! + (at === 0 ? 1 : 0)))).toBeLessThan(0.01)
    }
    const nothing = new Float64Array(3)
    opened.add(nothing, 'unknown', 1)
    expect([...nothing]).toEqual([0, 0, 0])
  })

  it('packs a file that is refused if it is truncated or altered', () => {
    const file = vectorBytes(vectors, 3)
    expect(() => openWordVectors(file.slice(0, -4))).toThrow('damaged')
    expect(() => openWordVectors(Uint8Array.from(file, (byte, at) => (at === 0 ? 0 : byte)))).toThrow(
      'damaged',
    )
  })
})
