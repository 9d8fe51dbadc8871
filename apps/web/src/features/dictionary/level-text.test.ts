import { expect, it } from 'vitest'
import { levelText } from './level-text'

it('shows an uncertain level with its range', () => {
  expect(levelText('B2', ['B1', 'C1'])).toBe('About B2')
  expect(levelText('A2', ['A2', 'B1'])).toBe('About A2')
})

it('shows a certain level alone', () => {
  expect(levelText('B1')).toBe('B1')
  expect(levelText('B1', ['B1', 'B1'])).toBe('B1')
})
