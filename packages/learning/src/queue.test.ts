import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Memory, retrievability } from './memory'
import { type Candidate, isKnownUnasked, practiceOrder, usefulnessOf } from './queue'

const now = new Date('2026-06-01T08:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

const memory = fc
  .record({
    stability: fc.double({ min: 0.1, max: 500, noNaN: true }),
    last: fc.integer({ min: 1, max: 5000 }),
    due: fc.integer({ min: -3000, max: 3000 }),
  })
  .map(
    ({ stability, last, due }): Memory => ({
      stability,
      difficulty: 5,
      phase: 'review',
      step: 0,
      lapses: 0,
      repeats: 3,
      lastAt: hours(-last),
      dueAt: hours(due),
    }),
  )
const candidates = fc.uniqueArray(
  fc.record({
    spellId: fc.integer({ min: 1, max: 1000 }),
    priority: fc.integer({ min: 0, max: 4 }),
    memory: fc.option(memory),
    isSaved: fc.boolean(),
    usefulness: fc.integer({ min: 0, max: 5 }),
    probability: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
  }),
  { selector: ({ spellId }) => spellId, maxLength: 30 },
)

function orderIds(words: readonly Candidate[]) {
  const byId = new Map(words.map((word) => [word.spellId, word]))
  return practiceOrder(words, now).map((queued) => ({
    ...queued,
    word: byId.get(queued.spellId) as Candidate,
  }))
}

describe('practiceOrder', () => {
  it('contains every word once, except those of priority 0 and met ones that are surely known', () => {
    fc.assert(
      fc.property(candidates, (words) => {
        const ids = practiceOrder(words, now).map(({ spellId }) => spellId)
        const possible = words.filter(({ priority }) => priority > 0)
        const pushed = possible.filter((word) => !isKnownUnasked(word))
        const wanted = (pushed.length > 0 ? pushed : possible).map(({ spellId }) => spellId)
        expect([...ids].sort((a, b) => a - b)).toEqual(wanted.sort((a, b) => a - b))
      }),
    )
  })

  it('puts due words before new ones, and new words before those that are not due yet', () => {
    fc.assert(
      fc.property(candidates, (words) => {
        const reasons = orderIds(words).map(({ reason }) => ['due', 'new', 'ahead'].indexOf(reason))
        expect(reasons).toEqual(reasons.toSorted())
        for (const { word, reason } of orderIds(words)) {
          expect(reason).toBe(!word.memory ? 'new' : word.memory.dueAt <= now ? 'due' : 'ahead')
        }
      }),
    )
  })

  it('sorts due words by priority, then the least retrievable first', () => {
    fc.assert(
      fc.property(candidates, (words) => {
        const due = orderIds(words).filter(({ reason }) => reason === 'due')
        for (const [index, { word, retrievability: known }] of due.entries()) {
          const next = due[index + 1]
          if (!next) continue
          expect(word.priority).toBeGreaterThanOrEqual(next.word.priority)
          if (word.priority === next.word.priority) {
            expect(known).toBe(retrievability(word.memory as Memory, now))
            expect(known).toBeLessThanOrEqual(next.retrievability as number)
          }
        }
      }),
    )
  })

  it('sorts saved new words by priority, then by usefulness', () => {
    const word = (spellId: number, priority: number, usefulness: number) => ({
      spellId,
      priority,
      usefulness,
      memory: null,
      isSaved: true,
    })
    const words = [word(1, 1, 9), word(2, 4, 1), word(3, 4, 7), word(4, 0, 100), word(5, 4, 7)]
    expect(practiceOrder(words, now)).toEqual(
      [3, 5, 2, 1].map((spellId) => ({ spellId, reason: 'new', retrievability: null, isSure: false })),
    )
  })

  it('puts saved words before those only met while reading, whatever their priority', () => {
    const word = (spellId: number, priority: number, isSaved: boolean) => ({
      spellId,
      priority,
      usefulness: 0,
      memory: null,
      isSaved,
    })
    const words = [word(1, 4, false), word(2, 1, true), word(3, 3, true), word(4, 1, false)]
    expect(practiceOrder(words, now).map(({ spellId }) => spellId)).toEqual([3, 2, 1, 4])
  })

  it('does not depend on the order of its input', () => {
    fc.assert(
      fc.property(candidates, (words) => {
        expect(practiceOrder(words.toReversed(), now)).toEqual(practiceOrder(words, now))
      }),
    )
  })

  it('orders by retrievability just as a database can, by elapsed time divided by stability', () => {
    fc.assert(
      fc.property(memory, memory, (one, other) => {
        const overdue = ({ lastAt, stability }: Memory) => (now.getTime() - lastAt.getTime()) / stability
        const difference = retrievability(one, now) - retrievability(other, now)
        if (Math.abs(difference) > 1e-7)
          expect(Math.sign(overdue(other) - overdue(one))).toBe(Math.sign(difference))
      }),
    )
  })
})

describe('a word that is surely known', () => {
  const fresh = { priority: 2, memory: null, usefulness: 0 }
  const saved = { ...fresh, spellId: 1, isSaved: true, probability: 0.95 }
  const met = { ...fresh, spellId: 2, isSaved: false, probability: 0.95 }

  it('isn’t pushed if it was only met, unless there are no others', () => {
    const doubtful = { ...met, spellId: 3, probability: 0.9 }
    expect(practiceOrder([met, doubtful], now).map(({ spellId }) => spellId)).toEqual([3])
    expect(practiceOrder([met], now).map(({ spellId }) => spellId)).toEqual([2])
  })

  it('is asked lightly if it was saved, until it has been answered', () => {
    const isSure = (candidate: Candidate) => practiceOrder([candidate], now)[0]!.isSure
    expect(isSure(saved)).toBe(true)
    expect(isSure({ ...saved, probability: 0.5 })).toBe(false)
    expect(isSure({ ...saved, probability: undefined })).toBe(false)
    const [answered] = fc.sample(memory, 1)
    expect(isSure({ ...saved, memory: answered! })).toBe(false)
  })
})

describe('the usefulness of a new word', () => {
  const word = { metCount: 0, lookUps: 0, rank: 8000 }
  it('is greater for words that are met more often in the learner’s reading, and for more frequent ones', () => {
    expect(usefulnessOf({ ...word, metCount: 3 })).toBeGreaterThan(usefulnessOf({ ...word, rank: 1500 }))
    expect(usefulnessOf({ ...word, rank: 300 })).toBeGreaterThan(usefulnessOf({ ...word, metCount: 3 }))
  })

  it('is less for words that are probably known, and greatest for those looked up again and again', () => {
    expect(usefulnessOf({ ...word, probability: 0.8 })).toBeLessThan(usefulnessOf(word))
    expect(usefulnessOf({ ...word, lookUps: 9 })).toBeGreaterThan(usefulnessOf({ ...word, rank: 200 }))
  })
})
