import { expect, it } from 'vitest'
import { levelText } from './level-text'

it('a level is shown with its uncertainty', () => {
  expect(levelText('B2', ['B1', 'C1'])).toBe('about B2 (B1–C1)')
  expect(levelText('A2', ['A2', 'B1'])).toBe('about A2 (A2–B1)')
})

it('a certain level stands alone', () => {
  expect(levelText('B1')).toBe('B1')
  expect(levelText('B1', ['B1', 'B1'])).toBe('B1')
})
