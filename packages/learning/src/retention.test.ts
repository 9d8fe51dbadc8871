import { describe, expect, it } from 'vitest'
import { AVERAGE_MEMORY, createMemoryModel } from './memory'
import {
  cheapestRetention,
  intervalFactor,
  RETENTION_RANGE,
  secondsOf,
  USUAL_RETENTION,
  USUAL_SECONDS,
} from './retention'

describe('the target that keeps most words for a learner’s minutes', () => {
  it('is the constant for learners of whom nothing is known', () => {
    expect(cheapestRetention(AVERAGE_MEMORY, USUAL_SECONDS)).toBe(USUAL_RETENTION)
  })

  it('is higher where mistakes cost much time', () => {
    const slow = cheapestRetention(AVERAGE_MEMORY, { right: 6, wrong: 60 })
    expect(slow).toBeGreaterThan(cheapestRetention(AVERAGE_MEMORY, { right: 10, wrong: 5 }))
  })

  it('never leaves its range, and is always the same for the same learner', () => {
    for (const start of [-1.5, 0, 1.5])
      for (const growth of [-1, 0, 1]) {
        const target = cheapestRetention({ start, growth, relearning: 0 })
        expect(target).toBeGreaterThanOrEqual(RETENTION_RANGE.least)
        expect(target).toBeLessThanOrEqual(RETENTION_RANGE.most)
        expect(cheapestRetention({ start, growth, relearning: 0 })).toBe(target)
      }
  })
})

it('a target’s factor turns a stability into the interval that the scheduler uses', () => {
  for (const retention of [0.8, 0.85, 0.9, 0.95])
    expect(Math.round(40 * intervalFactor(retention))).toBe(
      createMemoryModel(undefined, retention).next_interval(40, 0),
    )
})

describe('how long answers take', () => {
  const answers = (count: number, isCorrect: boolean, milliseconds: number | null) =>
    Array.from({ length: count }, () => ({ isCorrect, milliseconds }))

  it('is the median of the learner’s own, with a look at what was right', () => {
    const timed = [...answers(30, true, 4000), ...answers(5, true, 900_000), ...answers(25, false, 8000)]
    expect(secondsOf(timed)).toEqual({ right: 5.5, wrong: 13 })
  })

  it('is what most learners take where there are too few, or no times', () => {
    expect(secondsOf([...answers(19, true, 100), ...answers(50, false, null)])).toEqual(USUAL_SECONDS)
  })
})
