import { expect, it } from 'vitest'
import { offlineMessages } from './messages'

const nothing = { answers: 0, words: 0, lookUps: 0, texts: 0, notes: 0, articles: 0, messages: 0 }

it('lists everything that waits, a note too', () => {
  expect(offlineMessages.line(nothing)).toBe('Offline')
  expect(offlineMessages.line({ ...nothing, answers: 14 })).toBe('Offline: 14 answers waiting')
  expect(offlineMessages.line({ ...nothing, notes: 1 })).toBe('Offline: 1 note waiting')
  expect(offlineMessages.line({ ...nothing, words: 1_200, notes: 2, messages: 1 })).toBe(
    'Offline: 1,200 word changes, 2 notes and 1 message waiting',
  )
})
