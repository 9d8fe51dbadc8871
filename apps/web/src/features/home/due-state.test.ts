import { expect, test } from 'vitest'
import { dueState, minutesFor, newToday } from './due-state'

const calm = { due: 0, fresh: 0, begun_today: 0, new_words_per_day: 20, break_until: null, has_words: true }
const date = '2026-11-21'

test('an empty vocabulary has nothing due, not even during a break', () => {
  expect(dueState({ ...calm, break_until: '2026-12-01' }, 0, date)).toBe('empty')
})

test('a planned break includes its last day and comes before due words', () => {
  expect(dueState({ ...calm, due: 9, break_until: date }, 30, date)).toBe('break')
  expect(dueState({ ...calm, due: 9, break_until: '2026-11-20' }, 30, date)).toBe('due')
})

test('new words are offered up to the daily limit; after that the day is done', () => {
  expect(newToday({ ...calm, fresh: 50, begun_today: 15 })).toBe(5)
  expect(dueState({ ...calm, fresh: 50, begun_today: 15 }, 50, date)).toBe('new')
  expect(dueState({ ...calm, fresh: 50, begun_today: 25 }, 50, date)).toBe('enough')
})

test('a vocabulary that is all practised with none due is resting', () => {
  expect(dueState(calm, 30, date)).toBe('resting')
  expect(dueState({ ...calm, fresh: 4, new_words_per_day: 0 }, 30, date)).toBe('resting')
})

test('practice takes 25 seconds per word, and at least a minute', () => {
  expect([1, 2, 14, 120].map(minutesFor)).toEqual([1, 1, 6, 50])
})
