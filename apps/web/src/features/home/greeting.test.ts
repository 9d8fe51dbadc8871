import { expect, test } from 'vitest'
import { greetingAt } from './greeting'

test('the greeting depends on the time of day, and the hours before 5 count as evening', () => {
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
