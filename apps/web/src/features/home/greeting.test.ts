import { expect, test } from 'vitest'
import { greetingAt } from './greeting'

test('the greeting follows the time of day, and the small hours belong to the evening', () => {
  expect([0, 4, 5, 11, 12, 17, 18, 23].map(greetingAt)).toEqual([
    'Good evening',
    'Good evening',
    'Good morning',
    'Good morning',
    'Good afternoon',
    'Good afternoon',
    'Good evening',
    'Good evening',
  ])
})
