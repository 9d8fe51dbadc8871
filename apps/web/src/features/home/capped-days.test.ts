import { expect, test } from 'vitest'
import { cappedDays } from './capped-days'

test('days in a row are counted out up to 99', () => {
  expect([0, 1, 99, 100, 4000].map(cappedDays)).toEqual(['0', '1', '99', '99+', '99+'])
})
