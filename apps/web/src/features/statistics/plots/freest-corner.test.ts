import { describe, expect, it } from 'vitest'
import { freestCorner } from './freest-corner'

const line = { left: 0, right: 300, y: 100 }

describe('freestCorner', () => {
  it('avoids the end at which the values cross the line', () => {
    const points = [
      { x: 8, y: 130 },
      { x: 30, y: 90 },
      { x: 55, y: 140 },
      { x: 150, y: 80 },
      { x: 292, y: 80 },
    ]
    expect(freestCorner(points, line)).toEqual({ isLeft: false, isBelow: true })
  })

  it('is above the line if the values are below it, and the other way round', () => {
    const at = (y: number) => [
      { x: 8, y },
      { x: 292, y },
    ]
    expect(freestCorner(at(120), line).isBelow).toBe(false)
    expect(freestCorner(at(80), line).isBelow).toBe(true)
  })

  it('is the top left corner for a single value in the middle', () => {
    expect(freestCorner([{ x: 150, y: 100 }], line)).toEqual({ isLeft: true, isBelow: false })
  })
})
