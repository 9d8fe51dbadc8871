import { expect, it } from 'vitest'
import { TokenBuckets } from './token-buckets'

it('let calls through as before when the clock of the server is set back', () => {
  const buckets = new TokenBuckets({ burst: 3, perSecond: 1 })
  const hour = 3_600_000
  expect([buckets.take('a', hour), buckets.take('a', 0)]).toEqual([0, 0])
  expect([buckets.take('a', 0), buckets.take('a', 0)]).toEqual([0, 1])
  expect(buckets.take('a', 1_000)).toBe(0)
})
