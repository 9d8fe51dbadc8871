import { expect, it } from 'vitest'
import { hardnessText } from './hardness-text'

it('names look-ups first, and never who looked up', () => {
  expect(hardnessText({ looked_up: 5, unknown: 12 }, 40, 'article')).toBe(
    'Looked up by 5 · 12 students probably don’t know it',
  )
  expect(hardnessText({ looked_up: 0, unknown: 1 }, 2, 'vocabulary')).toBe('1 of 2 doesn’t know it yet')
  expect(hardnessText({ looked_up: 3, unknown: 0 }, 9, 'article')).toBe('Looked up by 3')
  expect(hardnessText({ looked_up: 0, unknown: 0 }, 0, 'vocabulary')).toBe('Less common than the other words')
  expect(hardnessText({ looked_up: 0, unknown: 0 }, 4, 'article')).toBe('Less common than the other words')
})
