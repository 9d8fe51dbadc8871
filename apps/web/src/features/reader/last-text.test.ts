// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { countWords, forgetLastText, readLastText, storeLastText } from './last-text'

const text = { userId: 4, title: 'A letter', words: 400, share: 0.25, book: null }
beforeEach(() => localStorage.clear())

test('the text read last is kept on the device for its reader only, until it is closed', () => {
  storeLastText(text)
  expect(readLastText(4)).toEqual(text)
  expect(readLastText(5)).toBeUndefined()
  expect(readLastText(null)).toBeUndefined()
  forgetLastText()
  expect(readLastText(4)).toBeUndefined()
})

test('words are counted without their markup', () => {
  expect(countWords('')).toBe(0)
  expect(countWords('<h1>Two words</h1><p>and <b>three</b> more</p>')).toBe(5)
})
