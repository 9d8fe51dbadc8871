import { expect, test } from 'vitest'
import { goalProgress } from './goal-progress'

const goal = { unit: 'minutes', amount: 10, seconds_today: 0, words_today: 0 } as const

test('a goal of minutes is reached at its last second, and not before', () => {
  expect(goalProgress({ ...goal, seconds_today: 299 })).toEqual({
    percent: 49,
    isReached: false,
    text: '4 of 10 minutes',
  })
  expect(goalProgress({ ...goal, seconds_today: 599 })).toMatchObject({ percent: 99, isReached: false })
  expect(goalProgress({ ...goal, seconds_today: 600 })).toEqual({
    percent: 100,
    isReached: true,
    text: 'Done: 10 minutes',
  })
})

test('a goal of words counts words only, and goes on counting after it is reached', () => {
  const words = { ...goal, unit: 'words', amount: 5, seconds_today: 6000 } as const
  expect(goalProgress({ ...words, words_today: 1 })).toEqual({
    percent: 20,
    isReached: false,
    text: '1 of 5 words',
  })
  expect(goalProgress({ ...words, words_today: 12 })).toMatchObject({ percent: 100, text: 'Done: 12 words' })
})
