import { gameNames } from '@wordhoard/contracts/learning'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Memory, remember } from './memory'
import { MAX_SCORE_STEP, scoreOf } from './score'

const start = new Date('2026-03-01T12:00:00Z')
const memory = (stability: number): Memory => ({
  stability,
  difficulty: 5,
  phase: 'review',
  step: 0,
  lapses: 0,
  repeats: 1,
  lastAt: start,
  dueAt: start,
})

it('scoreOf rises with stability, from 0 for no answer to 10 for a year or more', () => {
  expect(scoreOf(null)).toBe(0)
  expect([0.2, 2.3, 10, 30, 100, 364, 365, 4000].map((days) => scoreOf(memory(days)))).toEqual([
    0.31, 2.02, 4.06, 5.82, 7.82, 10, 10, 10,
  ])
  expect(scoreOf(memory(360))).toBeLessThan(10)
})

it('scoreOf changes in small steps in the direction of the answer, and stays from 0 to 10 with two decimals', () => {
  const answer = fc.record({
    days: fc.double({ min: 0, max: 300, noNaN: true }),
    isCorrect: fc.boolean(),
    game: fc.constantFrom(...gameNames),
  })
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 20 }), (answers) => {
      let known: Memory | null = null
      let score = 0
      let now = start
      for (const { days, isCorrect, game } of answers) {
        now = new Date(now.getTime() + days * 86_400_000)
        known = remember(known, { game, isCorrect }, now)
        const after = scoreOf(known, score)
        const change = after - score
        expect(Math.abs(change)).toBeLessThanOrEqual(MAX_SCORE_STEP + 0.005)
        if (isCorrect) expect(change).toBeGreaterThanOrEqual(0)
        else if (score > 0) expect(change).toBeLessThanOrEqual(0)
        expect(after >= 0 && after <= 10 && Number(after.toFixed(2)) === after).toBe(true)
        score = after
      }
    }),
  )
})

it('scoreOf reaches the score of the stability when no mistake is made', () => {
  let known: Memory | null = null
  let score = 0
  for (let answer = 0; answer < 6; answer++) {
    known = remember(known, { game: 'definition-spelling', isCorrect: true }, known?.dueAt ?? start)
    score = scoreOf(known, score)
  }
  expect(score).toBe(scoreOf(known))
})
