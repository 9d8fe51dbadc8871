import fc from 'fast-check'
import { expect, it } from 'vitest'
import { QUIET_ZONE } from '../../lib/quiet-zone'
import { qrSize } from './qr-size'

it('qrSize uses the smaller of 80 % of the width and 60 % of the height', () => {
  expect(qrSize(25, { width: 1440, height: 900 }, 1).side).toBe(528)
  expect(qrSize(25, { width: 390, height: 844 }, 3).side).toBeCloseTo(308, 0)
})

it('qrSize uses whole device pixels per module, and stays less than one module below the limit', () => {
  const sizes = fc.record({
    version: fc.integer({ min: 0, max: 39 }),
    width: fc.integer({ min: 320, max: 4000 }),
    height: fc.integer({ min: 400, max: 3000 }),
    density: fc.constantFrom(1, 1.25, 1.5, 2, 3),
  })
  fc.assert(
    fc.property(sizes, ({ version, width, height, density }) => {
      const modules = 21 + 4 * version
      const limit = Math.min(width * 0.8, height * 0.6)
      const { module, pixels, side } = qrSize(modules, { width, height }, density)
      const across = modules + 2 * QUIET_ZONE
      expect(Number.isInteger(module)).toBe(true)
      expect(pixels).toBe(module * across)
      expect(side).toBeLessThanOrEqual(limit + 1e-9)
      expect(side).toBeGreaterThan(limit - across / density)
    }),
  )
})
