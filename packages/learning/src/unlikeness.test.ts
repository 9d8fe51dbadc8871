import fc from 'fast-check'
import { expect, it } from 'vitest'
import { unlikeness } from './unlikeness'

it('is the same both ways, and nothing for the same definition', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(unlikeness(one, other)).toBeCloseTo(unlikeness(other, one), 10)
      expect(unlikeness(one, one)).toBe(0)
    }),
  )
})

it('is least for definitions of the same length and grammar', () => {
  const right = 'a tool for cutting wood'
  const others = [
    'without any money at all',
    'to leave a place in a hurry',
    'a long and very careful account of everything that happened in the course of a whole life',
    'a box for keeping bread',
  ]
  expect(others.toSorted((a, b) => unlikeness(right, a) - unlikeness(right, b))[0]).toBe(
    'a box for keeping bread',
  )
})
