import { describe, expect, it } from 'vitest'
import { cutAround, quoteCut } from './quote'

const text = 'It rained. The old harbour wall that the sea had worn for ages fell down. We ran.'
const sentence = { start: 11, end: text.indexOf(' We') }
const spanOf = (word: string) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length })
const quote = (word: string, most: number) =>
  quoteCut(text, sentence, cutAround(text, sentence, spanOf(word), most))

describe('a quotation of a sentence', () => {
  it('is the whole sentence if it is short enough', () => {
    expect(quote('sea', 200)).toBe('The old harbour wall that the sea had worn for ages fell down.')
  })

  it('begins and ends with whole words, and says with an ellipsis where it is cut', () => {
    expect(quote('sea', 30)).toBe('…wall that the sea had worn…')
    expect(quote('old', 30)).toBe('The old harbour wall that the…')
    expect(quote('down', 30)).toBe('…for ages fell down.')
  })

  it('always holds the word, however short it has to be', () => {
    expect(quote('harbour', 4)).toBe('…harbour…')
  })

  it('cuts text without spaces anywhere', () => {
    const long = 'x'.repeat(50)
    const all = { start: 0, end: 50 }
    expect(quoteCut(long, all, cutAround(long, all, { start: 20, end: 21 }, 10))).toBe(`…${'x'.repeat(10)}…`)
  })
})
