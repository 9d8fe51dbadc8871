import { expect, it } from 'vitest'
import { hasMovedUp, outcomeOf, type PractisedWord, selectMissedWords } from './session-outcome'

const word = (spell_id: number, change: Partial<PractisedWord> = {}): PractisedWord => ({
  spell_id,
  spell_lower: `word ${spell_id}`,
  correct: 2,
  answers: 2,
  score: 1,
  score_delta: 1,
  score_before: 0,
  state_before: 'new',
  state: 'learning',
  next_repeated_at: null,
  is_let_go: false,
  ...change,
})

it('a round is all right, good from seven of ten, or tough', () => {
  const outcome = (total_correct: number, total_answers: number) =>
    outcomeOf({ total_correct, total_answers })
  expect([outcome(0, 0), outcome(10, 10), outcome(7, 10), outcome(6, 10)]).toEqual([
    'noAnswers',
    'allRight',
    'good',
    'tough',
  ])
})

it('words with a wrong answer were missed, unless they have been removed', () => {
  expect(selectMissedWords([word(1), word(2, { correct: 1 }), word(3, { correct: 0, state: null })])).toEqual(
    [2],
  )
})

it('words move up from new over learning to known, and never by mistakes or by being ignored or removed', () => {
  expect(hasMovedUp(word(1))).toBe(true)
  expect(hasMovedUp(word(1, { state_before: 'learning', state: 'known' }))).toBe(true)
  expect(hasMovedUp(word(1, { state_before: 'known', state: 'learning' }))).toBe(false)
  expect(hasMovedUp(word(1, { correct: 0 }))).toBe(false)
  expect(hasMovedUp(word(1, { state: 'ignored' }))).toBe(false)
  expect(hasMovedUp(word(1, { state: null }))).toBe(false)
})
