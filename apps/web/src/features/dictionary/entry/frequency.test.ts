import { describe, expect, it } from 'vitest'
import { frequencyOf } from './frequency'

describe('the frequency of a word', () => {
  it('is named by its rank', () => {
    expect(frequencyOf(1)?.name).toBe('very common')
    expect(frequencyOf(1_000)?.dots).toBe(5)
    expect(frequencyOf(1_001)?.dots).toBe(4)
    expect(frequencyOf(500_000)?.name).toBe('rare')
  })

  it('is not guessed for a word that is in no list', () => {
    expect(frequencyOf(null)).toBeUndefined()
  })
})
