import { gameNames } from '@wordhoard/contracts/learning'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EvidenceKind, likelihoodOf, likelihoodOfAnswer, updateLogits } from './evidence'
import {
  driftAbility,
  type Observation,
  observe,
  overrule,
  PRIOR_ABILITY,
  probabilityOf,
  startKnowledge,
} from './learner'
import { logistic, meanLogistic, probabilityOfKnowing } from './rasch'

const at = new Date('2026-03-01T12:00:00Z')
const kinds: readonly EvidenceKind[] = ['said_known', 'said_unknown', 'saved', 'looked_up', 'passed']
const difficulty = fc.double({ min: -6, max: 6, noNaN: true })
const estimate = fc.record({
  mean: fc.double({ min: -6, max: 6, noNaN: true }),
  variance: fc.double({ min: 0.01, max: 6, noNaN: true }),
})
const event = fc.record({
  spellId: fc.integer({ min: 1, max: 8 }),
  difficulty,
  kind: fc.constantFrom(...kinds),
  hours: fc.integer({ min: 0, max: 5000 }),
})
const observations = (
  events: readonly { spellId: number; difficulty: number; kind: EvidenceKind; hours: number }[],
) =>
  events
    .toSorted((a, b) => a.hours - b.hours)
    .map(
      (one): Observation => ({
        spellId: one.spellId,
        difficulty: one.difficulty,
        likelihood: likelihoodOf(one.kind),
        at: new Date(at.getTime() + one.hours * 3_600_000),
      }),
    )

describe('the Rasch model', () => {
  it('gives lower chances for harder words and higher ones for abler learners', () => {
    fc.assert(
      fc.property(
        estimate,
        difficulty,
        fc.double({ min: 0.01, max: 3, noNaN: true }),
        (ability, hard, more) => {
          const chance = probabilityOfKnowing(ability, hard)
          expect(chance).toBeGreaterThan(0)
          expect(chance).toBeLessThan(1)
          expect(probabilityOfKnowing(ability, hard + more)).toBeLessThan(chance)
          expect(probabilityOfKnowing({ ...ability, mean: ability.mean + more }, hard)).toBeGreaterThan(
            chance,
          )
        },
      ),
    )
  })

  it('is about right in the mean over an uncertain ability', () => {
    fc.assert(
      fc.property(estimate, (logits) => {
        const steps = Array.from({ length: 401 }, (_, index) => -5 + index / 40)
        const weights = steps.map((z) => Math.exp((-z * z) / 2))
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        const exact = steps.reduce(
          (sum, z, index) => sum + weights[index]! * logistic(logits.mean + z * Math.sqrt(logits.variance)),
          0,
        )
        expect(Math.abs(meanLogistic(logits) - exact / total)).toBeLessThan(0.02)
      }),
    )
  })
})

describe('evidence', () => {
  it('moves towards knowing or not knowing, as its kind says, and makes nothing less certain for long', () => {
    fc.assert(
      fc.property(estimate, fc.constantFrom(...kinds), (before, kind) => {
        const likelihood = likelihoodOf(kind)
        const after = updateLogits(before, likelihood)
        const rises = likelihood.known > likelihood.unknown
        expect(after.mean > before.mean - 1e-6 === rises || Math.abs(after.mean - before.mean) < 1e-3).toBe(
          true,
        )
        expect(after.variance).toBeLessThan(before.variance * 1.6 + 0.01)
      }),
    )
  })

  it('counts a right answer for knowing and a wrong one against it, and a typed one more than a chosen one', () => {
    const shift = (game: (typeof gameNames)[number], isCorrect: boolean) =>
      updateLogits({ mean: 0, variance: 2 }, likelihoodOfAnswer(game, isCorrect)).mean
    for (const game of gameNames) {
      expect(shift(game, true)).toBeGreaterThan(0)
      expect(shift(game, false)).toBeLessThan(0)
    }
    expect(shift('definition-spelling', true)).toBeGreaterThan(shift('definition-spell', true))
  })

  it('moves its own word more than words alike', () => {
    fc.assert(
      fc.property(difficulty, fc.constantFrom(...kinds), (hard, kind) => {
        const known = observe(startKnowledge(), [
          { spellId: 1, difficulty: hard, likelihood: likelihoodOf(kind), at },
        ])
        const before = probabilityOf(startKnowledge(), 1, hard)
        const own = probabilityOf(known, 1, hard) - before
        const other = probabilityOf(known, 2, hard) - before
        expect(Math.abs(own)).toBeGreaterThanOrEqual(Math.abs(other) - 0.02)
      }),
    )
  })

  it('moves the ability only the first time that a word tells something', () => {
    const lookUp = { spellId: 1, difficulty: 0, likelihood: likelihoodOf('looked_up'), at }
    const once = observe(startKnowledge(), [lookUp])
    const often = observe(once, [lookUp, lookUp, lookUp])
    expect(once.ability.mean).toBeLessThan(PRIOR_ABILITY.mean)
    expect(often.ability).toEqual(once.ability)
    expect(probabilityOf(often, 1, 0)).toBeLessThan(probabilityOf(once, 1, 0))
  })

  it('gives the same in one go as piece by piece, and never a figure that is none', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), fc.nat(40), (events, cut) => {
        const all = observations(events)
        const whole = observe(startKnowledge(), all)
        const pieces = observe(observe(startKnowledge(), all.slice(0, cut)), all.slice(cut))
        expect(pieces.ability).toEqual(whole.ability)
        expect([...pieces.offsets]).toEqual([...whole.offsets])
        expect(Number.isFinite(whole.ability.mean)).toBe(true)
        expect(whole.ability.variance).toBeGreaterThan(0)
      }),
    )
  })

  it('finds the ability of a learner who answers as the model says', () => {
    let seed = 7
    const random = () => {
      seed = (seed * 16807) % 2147483647
      return seed / 2147483647
    }
    for (const ability of [-2, 0, 2]) {
      const all = Array.from({ length: 400 }, (_, index): Observation => {
        const hard = -4 + 8 * random()
        const isKnown = random() < logistic(ability - hard)
        return {
          spellId: index,
          difficulty: hard,
          likelihood: likelihoodOf(isKnown ? 'said_known' : 'said_unknown'),
          at,
        }
      })
      expect(Math.abs(observe(startKnowledge(), all).ability.mean - ability)).toBeLessThan(0.6)
    }
  })
})

it('is less certain of an ability after a long time, but never less than at first', () => {
  const known = observe(startKnowledge(), [
    { spellId: 1, difficulty: 0, likelihood: likelihoodOf('said_known'), at },
  ])
  const later = (days: number) => driftAbility(known, new Date(at.getTime() + days * 86_400_000)).variance
  expect(later(365)).toBeGreaterThan(later(0))
  expect(later(100_000)).toBeLessThanOrEqual(PRIOR_ABILITY.variance)
})

it('believes the learner first, then the memory of practice, then the estimate', () => {
  expect(overrule(0.4, {})).toBe(0.4)
  expect(overrule(0.4, { retrievability: 0.9 })).toBe(0.9)
  expect(overrule(0.4, { retrievability: 0.9, saidKnown: false })).toBeLessThan(0.05)
  expect(overrule(0.4, { saidKnown: true })).toBeGreaterThan(0.95)
})
