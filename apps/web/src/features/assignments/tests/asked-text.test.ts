import { expect, it } from 'vitest'
import { taskOf } from './asked-text'

const sentence = { text: 'I’m looking forward to it.', marks: [[4, 22]] as [number, number][] }

it('asks for a word or a phrase, here if there is a sentence', () => {
  const verb = { kind: 'meaning', part_of_speech: 'verb' } as const
  expect(taskOf({ ...verb, text: 'borrow', sentence: null })).toBe('What does this word mean?')
  expect(taskOf({ ...verb, text: 'borrow', sentence })).toBe('What does this word mean here?')
  expect(taskOf({ ...verb, text: 'look forward to', sentence })).toBe('What does this phrase mean here?')
  expect(taskOf({ ...verb, text: 'look forward to', sentence: null })).toBe('What does this phrase mean?')
})

it('asks which word has a meaning, however long the meaning is', () => {
  const asked = {
    kind: 'word',
    text: 'not really wanting to',
    part_of_speech: 'adjective',
    sentence: null,
  } as const
  expect(taskOf(asked)).toBe('Which word has this meaning?')
})
