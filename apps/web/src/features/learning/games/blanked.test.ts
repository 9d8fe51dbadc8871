import { describe, expect, it } from 'vitest'
import { blankedParts } from './blanked'

describe('blankedParts', () => {
  it('finds every place where the word was left out', () => {
    expect(blankedParts('By a ____ chance, ____.')).toEqual([
      { text: 'By a ', isBlank: false },
      { text: '____', isBlank: true },
      { text: ' chance, ', isBlank: false },
      { text: '____', isBlank: true },
      { text: '.', isBlank: false },
    ])
  })

  it('leaves a sentence without a blank as it is', () => {
    expect(blankedParts('snake_case stays')).toEqual([{ text: 'snake_case stays', isBlank: false }])
  })
})
