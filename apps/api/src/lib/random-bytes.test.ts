import { expect, it } from 'vitest'
import { takeRandomBytes } from './random-bytes'

it('never returns the same bytes twice, and never changes bytes it has returned', () => {
  const given = Array.from({ length: 2_000 }, (_, index) => takeRandomBytes(9 + (index % 5)))
  const then = given.map((bytes) => bytes.toString('hex'))
  for (let times = 0; times < 2_000; times++) takeRandomBytes(12)
  expect(given.map((bytes) => bytes.toString('hex'))).toEqual(then)
  expect(new Set(then.map((bytes) => bytes.slice(0, 18))).size).toBe(given.length)
  expect(given.every((bytes, index) => bytes.length === 9 + (index % 5))).toBe(true)
})
