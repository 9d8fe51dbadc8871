import { characterDiff } from '@wordhoard/learning/answers'
import { describe, expect, it } from 'vitest'
import { isNearMiss, isPartOfWord } from './near-miss'

const isNear = (typed: string, right: string) => isNearMiss(characterDiff(typed, right), right)

describe('isNearMiss', () => {
  it('distinguishes a slip from a different word', () => {
    expect(isNear('acommodate', 'accommodate')).toBe(true)
    expect(isNear('recieve', 'receive')).toBe(true)
    expect(isNear('harbour', 'lighthouse')).toBe(false)
    expect(isNear('x', 'lighthouse')).toBe(false)
  })
})

it('is part of a word if only letters are missing', () => {
  const isPart = (typed: string, right: string) => isPartOfWord(characterDiff(typed, right))
  expect(isPart('bu', 'butterfly')).toBe(true)
  expect(isPart('buly', 'butterfly')).toBe(true)
  expect(isPart('b', 'butterfly')).toBe(false)
  expect(isPart('bux', 'butterfly')).toBe(false)
})
