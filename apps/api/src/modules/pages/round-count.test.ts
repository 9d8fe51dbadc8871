import fc from 'fast-check'
import { expect, it } from 'vitest'
import { roundCount } from './round-count'

it('rounds down to whole thousands', () => {
  expect([147_999, 600_000, 1000].map(roundCount)).toEqual(['147K+', '600K+', '1K+'])
})

it('never claims more than the actual count', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), (count) => {
      const claimed = roundCount(count)
      const value = Number.parseInt(claimed, 10) * (claimed.includes('K') ? 1000 : 1)
      return value <= count && count - value < 1000
    }),
  )
})
