import { expect, it } from 'vitest'
import { lengthNotice } from './length-notice'

it('counts down near the limit, and names the limit beyond it', () => {
  expect(lengthNotice(3_000)).toBeUndefined()
  expect(lengthNotice(3_900)).toBe('3,900 of 4,000 characters')
  expect(lengthNotice(4_000)).toBe('4,000 of 4,000 characters')
  expect(lengthNotice(4_001)).toBe('Your message is 1 character too long. The limit is 4,000 characters.')
  expect(lengthNotice(100_000)).toMatch(/^Your message is 96,000 characters too long/)
})
