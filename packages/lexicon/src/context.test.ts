import { describe, expect, it } from 'vitest'
import { contextWindow, multiSelect, wordUse } from './context'
import { tokenise } from './tokens/tokens'

const text =
  'One two three four five six seven eight nine “ten” eleven twelve thirteen fourteen fifteen sixteen, end.'
const tokens = tokenise(text)

describe('contextWindow', () => {
  it('has seven words before and seven after', () => {
    const window = contextWindow(text, tokens, 8)
    expect(window.text).toBe(
      'two three four five six seven eight nine “ten” eleven twelve thirteen fourteen fifteen sixteen,',
    )
    expect(window.word).toBe('nine')
    expect(window.before + window.word + window.after).toBe(window.text)
    expect(text.slice(window.start, window.end)).toBe(window.text)
  })

  it('stops at the edges of the text', () => {
    expect(contextWindow(text, tokens, 0).text).toBe('One two three four five six seven eight')
    expect(contextWindow(text, tokens, tokens.length - 1, 1).text).toBe('sixteen, end.')
    expect(contextWindow('Word', tokenise('Word'), 0)).toMatchObject({ before: '', word: 'Word', after: '' })
  })

  it('includes the punctuation attached to the outermost words', () => {
    expect(contextWindow(text, tokens, 9, 0).text).toBe('“ten”')
  })

  it('throws a RangeError for an index without a token', () => {
    expect(() => contextWindow('', [], 0)).toThrow(RangeError)
  })
})

describe('multiSelect', () => {
  it('selects the word and the next four', () => {
    expect(multiSelect(tokens, 2)).toEqual({ first: 2, last: 6 })
  })

  it('selects fewer at the end of the text', () => {
    expect(multiSelect(tokens, tokens.length - 2)).toEqual({
      first: tokens.length - 2,
      last: tokens.length - 1,
    })
  })

  it('throws a RangeError for an index without a token', () => {
    expect(() => multiSelect(tokens, tokens.length)).toThrow(RangeError)
  })
})

describe('wordUse', () => {
  it('returns the neighbours within the clause, in text order', () => {
    const sentence = 'He left. Then she, at last, left the room.'
    const all = tokenise(sentence)
    expect(wordUse(sentence, all, 1)).toEqual({ before: ['He'], after: [], written: 'left' })
    expect(wordUse(sentence, all, 6)).toEqual({
      before: ['she', 'at', 'last'],
      after: ['the', 'room'],
      written: 'left',
    })
  })
})
