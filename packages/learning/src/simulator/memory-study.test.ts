import { expect, it } from 'vitest'
import { LEAST_ANSWERS } from '../memory-fit'
import { drawLearners } from './learners'
import { logStudy, tryFit } from './memory-study'
import { randomFromSeed } from './seeded-random'

const plan = { days: 60, minutesPerDay: 15, newPerDay: 10, size: 'medium' } as const
const logs = drawLearners(6, randomFromSeed(5)).map((learner, at) =>
  logStudy(learner, { ...plan, seed: 50 + at }),
)

it('each answer is logged with the chance that it is right', () => {
  const answers = logs.flat()
  expect(answers.length).toBeGreaterThan(5000)
  for (const [least, most] of [
    [0, 0.5],
    [0.5, 0.8],
    [0.8, 1],
  ] as const) {
    const some = answers.filter(({ chance }) => chance >= least && chance < most)
    const expected = some.reduce((sum, { chance }) => sum + chance, 0)
    const deviation = Math.sqrt(some.reduce((sum, { chance }) => sum + chance * (1 - chance), 0))
    const right = some.filter(({ isCorrect }) => isCorrect).length
    expect(Math.abs(right - expected) / deviation, `${least} to ${most}`).toBeLessThan(3)
  }
})

it('a fit saves about as much on later answers as is to be expected by the real memory', () => {
  const trials = logs.map((log) => tryFit(log, LEAST_ANSWERS, 300))
  const fitted = trials.filter(({ isFitted }) => isFitted)
  expect(fitted.length).toBeGreaterThan(0)
  for (const { loss, averageLoss, error, expectedGain } of fitted) {
    expect(error).toBeGreaterThan(0)
    expect(Math.abs(averageLoss - loss - expectedGain) / error).toBeLessThan(3)
  }
  for (const { loss, averageLoss, error, expectedGain } of trials.filter(({ isFitted }) => !isFitted))
    expect([loss, error, expectedGain]).toEqual([averageLoss, 0, 0])
})
