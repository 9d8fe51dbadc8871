import { describe, expect, it } from 'vitest'
import { compare, mean } from './compare'
import { learners } from './learners'
import { randomFromSeed } from './seeded-random'

const plan = { days: 150, minutesPerDay: 8, newPerDay: 20, size: 'medium' } as const

describe('the simulator', () => {
  it('shows that learners retain more words per minute with our scheduler than with SM-2 or fixed boxes', () => {
    const rows = compare(plan, [31, 32])
    const perMinute = ['ours (FSRS-6)', 'SM-2', 'fixed boxes (Leitner)'].map((name) => {
      const { retained, minutes } = mean(rows.filter(({ scheduler }) => scheduler === name))
      return retained / minutes
    })
    const [ours, sm2, boxes] = perMinute as [number, number, number]
    expect(ours / sm2).toBeGreaterThan(1.03)
    expect(ours / boxes).toBeGreaterThan(1.03)
  })

  it('depends on its seed alone', () => {
    const short = { ...plan, days: 10 }
    expect(compare(short, [5])).toEqual(compare(short, [5]))
    expect(compare(short, [5])).not.toEqual(compare(short, [6]))
  })
})

describe.each(learners)('the learner "$name"', (learner) => {
  it('forgets with time, and more slowly after each recall', () => {
    for (let seed = 0; seed < 50; seed++) {
      const word = learner.word(randomFromSeed(seed))
      expect(word.recall(0, 'typed')).toBe(0)
      word.study(1, 'chosen', false)
      const soon = word.recall(1.1, 'typed')
      expect(word.recall(4, 'typed')).toBeLessThan(soon)
      expect(word.recall(4, 'chosen')).toBeGreaterThan(word.recall(4, 'typed'))
      const once = word.recall(7, 'typed')
      word.study(4, 'typed', true)
      expect(word.recall(7, 'typed')).toBeGreaterThan(once)
      expect(word.recall(400, 'typed')).toBeGreaterThanOrEqual(0)
    }
  })
})
