import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Memory, retrievability } from './memory'
import { type Candidate, practiceOrder } from './queue'

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
  it('contains every word once, except those of priority 0', () => {
    fc.assert(
      fc.property(candidates, (words) => {
        const ids = practiceOrder(words, now).map(({ spellId }) => spellId)
        const wanted = words.filter(({ priority }) => priority > 0).map(({ spellId }) => spellId)
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
      [3, 5, 2, 1].map((spellId) => ({ spellId, reason: 'new', retrievability: null })),
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
