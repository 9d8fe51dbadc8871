import { describe, expect, it } from 'vitest'
import { DAYS_APART } from '../confusions/keep-apart'
import { type Confusable, Confusions, drawRivals } from './confusion-study'
import { learners } from './learners'
import { ownScheduler } from './schedulers'
import { study } from './study'

const plan = { days: 60, minutesPerDay: 10, newPerDay: 20, size: 'medium', seed: 3 } as const
const confusable: Confusable = {
  rivalOf: drawRivals(3000, 3),
  keepsApart: false,
  hasDuels: false,
  interference: { together: 0.3, apart: 0.1, afterDuel: 0.85 },
}

describe('a learner who mixes words up', () => {
  const again = (settings: Partial<Confusable>) =>
    learners.reduce(
      (sum, learner) =>
        sum +
        study(learner, ownScheduler, { ...plan, confusable: { ...confusable, ...settings } }).mixedUpAgain,
      0,
    )

  it('does it less often again if such words are begun apart, and still less with duels', () => {
    const before = again({})
    const apart = again({ keepsApart: true })
    expect(apart).toBeLessThan(before)
    expect(again({ keepsApart: true, hasDuels: true })).toBeLessThan(apart)
  })

  it('mixes up nothing where no words resemble each other', () => {
    const outcome = study(learners[0]!, ownScheduler, plan)
    expect(outcome).toMatchObject({ mixedUp: 0, mixedUpAgain: 0 })
  })
})

describe('words that are kept apart', () => {
  it('are begun some days after their rival, in the order in which they were met', () => {
    const rivals = new Map([
      [0, 1],
      [1, 0],
    ])
    const confusions = new Confusions({
      ...confusable,
      rivalOf: (word) => rivals.get(word),
      keepsApart: true,
    })
    expect([confusions.nextWord(0), confusions.nextWord(0), confusions.nextWord(1)]).toEqual([0, 2, 3])
    expect([confusions.nextWord(DAYS_APART), confusions.nextWord(DAYS_APART)]).toEqual([1, 4])
  })
})
