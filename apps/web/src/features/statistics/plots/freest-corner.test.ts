import { describe, expect, it } from 'vitest'
import { freestCorner } from './freest-corner'

const line = { left: 0, right: 300, y: 100 }

describe('where the name of a line stands', () => {
  it('is away from values that cross the line at one end', () => {
    const points = [
      { x: 8, y: 130 },
      { x: 30, y: 90 },
      { x: 55, y: 140 },
      { x: 150, y: 80 },
      { x: 292, y: 80 },
    ]
    expect(freestCorner(points, line)).toEqual({ isLeft: false, isBelow: true })
  })

  it('is above values that stay below, and below values that stay above', () => {
    const at = (y: number) => [
      { x: 8, y },
      { x: 292, y },
    ]
    expect(freestCorner(at(120), line).isBelow).toBe(false)
    expect(freestCorner(at(80), line).isBelow).toBe(true)
  })

  it('is anywhere when there is one value in the middle', () => {
    expect(freestCorner([{ x: 150, y: 100 }], line)).toEqual({ isLeft: true, isBelow: false })
  })
})
