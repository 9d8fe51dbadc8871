import { expect, it } from 'vitest'
import { lineText } from './readiness-line'

const line = (can_read: number, not_yet: number, no_estimate: number) =>
  lineText({ assignment_id: 1, can_read, not_yet, no_estimate })

it('says how many can read an article, and how many couldn’t be estimated', () => {
  expect(line(24, 4, 0)).toBe('24 of 28 can read this')
  expect(line(24, 2, 2)).toBe('24 of 28 can read this · 2 without an estimate')
})

it('gives no figure where nobody could be estimated', () => {
  expect(line(0, 0, 5)).toBe('Who can read this? No estimates yet')
  expect(line(0, 0, 0)).toBe('Who can read this?')
})
