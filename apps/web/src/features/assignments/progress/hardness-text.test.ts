import { expect, it } from 'vitest'
import { hardnessText } from './hardness-text'

it('names look-ups first, and never who looked up', () => {
  expect(hardnessText({ looked_up: 5, unknown: 12 }, 40)).toBe('looked up by 5 · 12 of 40 do not know it')
  expect(hardnessText({ looked_up: 0, unknown: 1 }, 2)).toBe('1 of 2 does not know it')
  expect(hardnessText({ looked_up: 3, unknown: 0 }, 9)).toBe('looked up by 3')
  expect(hardnessText({ looked_up: 0, unknown: 0 }, 0)).toBe('less common than the rest')
})
