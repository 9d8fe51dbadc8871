import { describe, expect, it } from 'vitest'
import { frequencyOf } from './frequency'

describe('frequencyOf', () => {
  it('names the frequency by rank', () => {
    expect(frequencyOf(1)?.name).toBe('very common')
    expect(frequencyOf(1_000)?.dots).toBe(5)
    expect(frequencyOf(1_001)?.dots).toBe(4)
    expect(frequencyOf(500_000)?.name).toBe('rare')
  })

  it('is undefined for a word without a rank', () => {
    expect(frequencyOf(null)).toBeUndefined()
  })
})
