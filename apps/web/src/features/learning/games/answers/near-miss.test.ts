import { characterDiff } from '@wordhoard/learning/answers'
import { describe, expect, it } from 'vitest'
import { isNearMiss } from './near-miss'

const isNear = (typed: string, right: string) => isNearMiss(characterDiff(typed, right), right)

describe('isNearMiss', () => {
  it('distinguishes a slip from a different word', () => {
    expect(isNear('acommodate', 'accommodate')).toBe(true)
    expect(isNear('recieve', 'receive')).toBe(true)
    expect(isNear('harbour', 'lighthouse')).toBe(false)
    expect(isNear('x', 'lighthouse')).toBe(false)
  })
})
