import { expect, it } from 'vitest'
import { roundSize } from './round-size'

it('rounds sizes to hundreds, and small ones to tens', () => {
  expect([5237, 12_650, 451, 84, 3, 499].map(roundSize)).toEqual([5200, 12_700, 450, 80, 0, 500])
})
