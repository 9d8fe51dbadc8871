import { describe, expect, it } from 'vitest'
import { splitAtBlanks } from './split-at-blanks'

describe('splitAtBlanks', () => {
  it('finds every place where the word is left out', () => {
    expect(splitAtBlanks('By a ____ chance, ____.')).toEqual([
      { text: 'By a ', isBlank: false },
      { text: '____', isBlank: true },
      { text: ' chance, ', isBlank: false },
      { text: '____', isBlank: true },
      { text: '.', isBlank: false },
    ])
  })

  it('returns a sentence without a blank unchanged', () => {
    expect(splitAtBlanks('snake_case stays')).toEqual([{ text: 'snake_case stays', isBlank: false }])
  })
})
