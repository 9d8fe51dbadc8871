import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisWidth, labelStep, niceTicks, scaleOf } from './scale'

test('ticks are round and cover all values', () => {
  expect(niceTicks(0, 17, 4)).toEqual([0, 5, 10, 15, 20])
  expect(niceTicks(0.72, 1, 3)).toEqual([0.7, 0.8, 0.9, 1])
  expect(niceTicks(0, 1, 4, 1)).toEqual([0, 1])
  expect(niceTicks(0, 0, 4, 1)).toEqual([0, 1])
})

test('2 to 12 rising ticks cover any values', () => {
  // Counts, days and shares; no plotted value is finer than a thousandth.
  const value = fc.integer({ min: 0, max: 1e9 }).map((thousandths) => thousandths / 1000)
  fc.assert(
    fc.property(value, value, (a, b) => {
      const [min, max] = [Math.min(a, b), Math.max(a, b)]
      const ticks = niceTicks(min, max, 4)
      expect(ticks[0]).toBeLessThanOrEqual(min + 1e-6 * max)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max - 1e-6 * max)
      expect(ticks.length).toBeGreaterThan(1)
      expect(ticks.length).toBeLessThanOrEqual(12)
      for (let at = 1; at < ticks.length; at++) expect(ticks[at]).toBeGreaterThan(ticks[at - 1]!)
    }),
  )
})

test('a scale maps the first tick to its start and the last tick to its end', () => {
  const scale = scaleOf([0, 50, 100], 200, 0)
  expect([0, 50, 100].map(scale)).toEqual([200, 100, 0])
})

test('an axis is wide enough for its longest label', () => {
  // A digit is less than 7.5 px wide, a comma less than 4 px, and 8 px lie between label and axis.
  expect(axisWidth(['0', '20,000', '40,000'])).toBeGreaterThanOrEqual(5 * 7.5 + 4 + 8)
  expect(axisWidth(['0', '500,000', '1,000,000'])).toBeGreaterThanOrEqual(7 * 7.5 + 2 * 4 + 8)
})

test('axes with short labels are equally wide, so that plots one below another are aligned', () => {
  expect(axisWidth(['0', '50', '100'])).toBe(axisWidth(['60%', '80%', '100%']))
})

test('labels are left out if they would touch', () => {
  expect(labelStep(30, 600, 20)).toBe(1)
  expect(labelStep(30, 300, 56)).toBe(6)
  expect(labelStep(30, 0, 56)).toBeGreaterThan(30)
})
