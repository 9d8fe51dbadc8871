import { expect, it } from 'vitest'
import { memoryLengthText } from './memory-length-text'

it.each([
  [1.22, 'Your memory for words is about 20% longer than average.'],
  [0.68, 'Your memory for words is about 30% shorter than average.'],
  [1.02, 'Your memory for words is about average.'],
  [0.98, 'Your memory for words is about average.'],
  [2.34, 'Your memory for words is about 2.3 times as long as average.'],
])('a memory of %s is told in a sentence', (length, sentence) => {
  expect(memoryLengthText(length)).toBe(sentence)
})
