import { describe, expect, it } from 'vitest'
import { randomNormal } from '../simulator/placement-study'
import { randomFromSeed } from '../simulator/seeded-random'
import { addReading } from './add-reading'
import { likelihoodOf } from './evidence'
import { addObservations, draftOf, type Observation, probabilityOf, startKnowledge } from './learner'
import { logistic } from './rasch'
import { estimateReading, type ReadWord } from './reading'

const at = new Date('2026-03-01T12:00:00Z')

/** Words that a reader of an ability met, who looks up some of those that they don't know. */
function readWords(ability: number, rate: number, seed: number): ReadWord[] {
  const random = randomFromSeed(seed)
  return Array.from({ length: 2500 }, () => {
    const difficulty = -3 + 6 * random()
    const isKnown = random() < logistic(ability - difficulty + 1.18 * randomNormal(random))
    const days = 1 + Math.floor(random() ** 3 * 6)
    const isPicked = random() > (1 - (isKnown ? 0.01 : rate)) ** days
    return { difficulty, days: isPicked ? days - 1 : days, isPicked }
  })
}

describe('what was read', () => {
  it('tells the ability of readers, however readily they look words up', () => {
    for (const [seed, rate] of [0.15, 0.4, 0.7].entries())
      for (const ability of [-0.5, 1, 2.5]) {
        const { ability: found } = estimateReading(readWords(ability, rate, seed), {
          mean: 1,
          variance: 1.5,
        })!
        expect(Math.abs(found.mean - ability)).toBeLessThan(0.7)
      }
  })

  it('tells how readily somebody looks words up', () => {
    const of = (rate: number) => estimateReading(readWords(1, rate, 5), { mean: 1, variance: 0.3 })!.lookUps
    expect(of(0.6).unknown).toBeGreaterThan(2 * of(0.15).unknown)
    expect(of(0.6).known).toBeLessThan(0.08)
  })

  it('says nothing of somebody who looks nothing up', () => {
    const passed = readWords(1, 0.4, 6).filter(({ isPicked }) => !isPicked)
    expect(estimateReading(passed, { mean: 1, variance: 1 })).toBeUndefined()
  })

  it('does not make a beginner of somebody of whom only look-ups are known', () => {
    const picked = readWords(1, 0.4, 7).filter(({ isPicked }) => isPicked)
    const { ability } = estimateReading(picked, { mean: 1, variance: 0.25 })!
    expect(picked.length).toBeGreaterThan(300)
    expect(ability.mean).toBeLessThan(1)
    expect(ability.mean).toBeGreaterThan(0.2)
  })

  it('moves passed words, and those of a diligent reader more', () => {
    const chanceAfter = (rate: number) => {
      const words = readWords(1, rate, 8)
      const draft = draftOf(startKnowledge({ mean: 1, variance: 0.25 }))
      const observed = words.flatMap(({ isPicked, difficulty }, spellId): Observation[] =>
        isPicked ? [{ spellId, difficulty, at, likelihood: likelihoodOf('looked_up'), isPicked: true }] : [],
      )
      addObservations(draft, observed)
      expect(draft.ability).toEqual({ mean: 1, variance: 0.25 })
      const passed = words.flatMap(({ isPicked, difficulty, days }, spellId) =>
        isPicked ? [] : [{ spellId, difficulty, at, days }],
      )
      addReading(draft, {
        passed: [...passed, { spellId: 9999, difficulty: 1, at, days: 5 }],
        picked: observed,
      })
      const ability = { mean: 1, variance: 0.1 }
      return probabilityOf({ ability, offsets: draft.offsets }, 9999, 1)
    }
    expect(chanceAfter(0.1)).toBeGreaterThan(0.5)
    expect(chanceAfter(0.6)).toBeGreaterThan(chanceAfter(0.1) + 0.05)
  })
})
