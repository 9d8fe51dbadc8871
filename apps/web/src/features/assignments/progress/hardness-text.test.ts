import { expect, it } from 'vitest'
import { hardnessText } from './hardness-text'

it('names look-ups first, and never who looked up', () => {
  expect(hardnessText({ looked_up: 5, unknown: 12 }, 40)).toBe('Looked up by 5 · 12 of 40 don’t know it yet')
  expect(hardnessText({ looked_up: 0, unknown: 1 }, 2)).toBe('1 of 2 doesn’t know it yet')
  expect(hardnessText({ looked_up: 3, unknown: 0 }, 9)).toBe('Looked up by 3')
  expect(hardnessText({ looked_up: 0, unknown: 0 }, 0)).toBe('Less common than the other words')
})
