import { describe, expect, it } from 'vitest'
import { fillBlanks, splitAtBlanks } from './split-at-blanks'

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

describe('filling the blanks', () => {
  const filled = (blanked: string, complete: string) =>
    fillBlanks(blanked, complete)?.flatMap(({ text, isFilled }) => (isFilled ? [text] : []))

  it.each([
    ['The ____ witness said nothing.', 'The reluctant witness said nothing.', ['reluctant']],
    [
      'We had to ____ the long meeting ____ until May.',
      'We had to put the long meeting off until May.',
      ['put', 'off'],
    ],
    ['____ are built; a ____’s heart.', 'Cities are built; a city’s heart.', ['Cities', 'city']],
    ['She was ____', 'She was reluctant', ['reluctant']],
  ])('of “%s” finds what stands there', (blanked, complete, words) => {
    expect(filled(blanked, complete)).toEqual(words)
    expect(
      fillBlanks(blanked, complete)
        ?.map(({ text }) => text)
        .join(''),
    ).toBe(complete)
  })

  it('finds nothing in another sentence, and nothing to fill without a blank', () => {
    expect(fillBlanks('The ____ witness.', 'The cat sat.')).toBeUndefined()
    expect(fillBlanks('The ____ cat.', 'The cat.')).toBeUndefined()
    expect(filled('The cat.', 'The cat.')).toEqual([])
  })
})
