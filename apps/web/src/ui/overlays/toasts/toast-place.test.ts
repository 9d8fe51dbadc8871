import { describe, expect, it } from 'vitest'
import { findToastPlace, type Obstacle } from './toast-place'

const area = { left: 16, top: 68, right: 374, bottom: 740 }
const size = { width: 358, height: 48 }
const box = (left: number, top: number, width: number, height: number, keep: Obstacle['keep'] = 'must') => ({
  ...{ left, top, right: left + width, bottom: top + height },
  keep,
})

describe('findToastPlace', () => {
  it('is at the middle of the lower edge where nothing is in the way', () => {
    expect(findToastPlace(size, area, [])).toEqual({ left: 16, top: 692 })
    const wide = { ...area, right: 1424 }
    expect(findToastPlace(size, wide, [box(16, 700, 200, 40)])).toEqual({ left: 541, top: 692 })
  })

  it('moves beside a button where there is room, and else just above it', () => {
    const wide = { ...area, right: 1424 }
    const button = box(600, 700, 200, 40)
    expect(findToastPlace(size, wide, [button]).left).toBe(16)
    expect(findToastPlace(size, area, [box(100, 700, 200, 40)])).toEqual({ left: 16, top: 652 })
  })

  it('leaves a sheet free that fills the lower half', () => {
    const { top } = findToastPlace(size, area, [box(0, 420, 390, 424)])
    expect(top + size.height).toBeLessThanOrEqual(420)
  })

  it('covers links rather than buttons, and as little as possible where everything is taken', () => {
    const buttons = [box(0, 68, 390, 500)]
    const links = [box(0, 568, 390, 100, 'should'), box(0, 668, 200, 72, 'should')]
    const { top } = findToastPlace(size, area, [...buttons, ...links])
    expect(top).toBeGreaterThanOrEqual(668)
    expect(findToastPlace(size, area, [box(0, 0, 390, 844), box(0, 400, 390, 340)]).top).toBeLessThan(360)
  })

  it('stays within an area that is too small for it', () => {
    expect(findToastPlace({ width: 400, height: 900 }, area, [])).toEqual({ left: 16, top: 68 })
  })
})
