import { expect, test } from 'vitest'
import { dueState, minutesFor, newToday } from './due-state'

const calm = { due: 0, fresh: 0, begun_today: 0, new_words_per_day: 20, break_until: null, has_words: true }
const date = '2026-11-21'

test('without words there is nothing to be due, not even in a break', () => {
  expect(dueState({ ...calm, break_until: '2026-12-01' }, 0, date)).toBe('empty')
})

test('a planned break lasts through its last day and rests what is due', () => {
  expect(dueState({ ...calm, due: 9, break_until: date }, 30, date)).toBe('break')
  expect(dueState({ ...calm, due: 9, break_until: '2026-11-20' }, 30, date)).toBe('due')
})

test('new words are offered up to the day’s cap, and after it the day is done', () => {
  expect(newToday({ ...calm, fresh: 50, begun_today: 15 })).toBe(5)
  expect(dueState({ ...calm, fresh: 50, begun_today: 15 }, 50, date)).toBe('new')
  expect(dueState({ ...calm, fresh: 50, begun_today: 25 }, 50, date)).toBe('enough')
})

test('with all words practised and none due the vocabulary rests', () => {
  expect(dueState(calm, 30, date)).toBe('resting')
  expect(dueState({ ...calm, fresh: 4, new_words_per_day: 0 }, 30, date)).toBe('resting')
})

test('practising takes a minute at least, and 25 seconds a word', () => {
  expect([1, 2, 14, 120].map(minutesFor)).toEqual([1, 1, 6, 50])
})
