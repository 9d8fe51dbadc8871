import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EventHorizon } from './event-horizon'

const horizonWith = (...marks: [drawn: number, below: number][]) => {
  const horizon = new EventHorizon()
  for (const [drawn, below] of marks) horizon.mark({ drawn, below }, 0)
  return horizon
}

describe('the horizon', () => {
  it('waits for transactions that may have drawn a number, and for no others', () => {
    const horizon = horizonWith([7, 105], [9, 110])
    expect(horizon.upTo(100)).toBe(0)
    expect(horizon.upTo(106)).toBe(7)
    expect(horizon.upTo(110)).toBe(9)
  })

  it('tells an older snapshot that is asked about later no more than that one shows', () => {
    const horizon = horizonWith([7, 105], [9, 120])
    expect(horizon.upTo(125)).toBe(9)
    expect(horizon.upTo(106)).toBe(7)
    expect(horizon.upTo(101)).toBe(0)
  })

  it('takes a mark a second, and no more while a long transaction holds it up', () => {
    const horizon = new EventHorizon()
    expect(horizon.isMarkDue(0)).toBe(true)
    horizon.mark({ drawn: 1, below: 10 }, 0)
    expect([horizon.isMarkDue(999), horizon.isMarkDue(1_000)]).toEqual([false, true])
    for (let n = 2; n < 40; n++) horizon.mark({ drawn: n, below: 10 * n }, n * 1_000)
    expect(horizon.isMarkDue(100_000)).toBe(false)
    expect(horizon.upTo(1_000)).toBeGreaterThan(30)
    expect(horizon.isMarkDue(100_000)).toBe(true)
  })

  it('never passes a number whose transaction runs, whatever is drawn, ended and asked about late', () => {
    /** Steps: begin a transaction that draws a number, end the nth running one, mark, or ask about an earlier snapshot. */
    const step = fc.record({ kind: fc.constantFrom('begin', 'end', 'mark', 'ask'), nth: fc.nat(5) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const horizon = new EventHorizon()
        let nextId = 10
        let lastCompleted = 9
        let drawn = 0
        const running = new Map<number, number>()
        const snapshots: { xmin: number; undecided: number[] }[] = []
        for (const { kind, nth } of steps) {
          if (kind === 'begin') running.set(nextId++, ++drawn)
          if (kind === 'end') {
            const id = [...running.keys()][nth]
            if (id !== undefined) lastCompleted = Math.max(lastCompleted, id)
            running.delete(id ?? -1)
          }
          if (kind === 'mark') {
            horizon.mark({ drawn, below: nextId }, 0)
            lastCompleted = nextId++
          }
          // PostgreSQL doesn’t count running transactions above the last that has ended.
          const xmin = Math.min(lastCompleted + 1, ...running.keys())
          snapshots.push({ xmin, undecided: [...running.values()] })
          if (kind !== 'ask') continue
          const snapshot = snapshots.at(-1 - nth) ?? snapshots.at(-1)!
          expect(horizon.upTo(snapshot.xmin)).toBeLessThan(Math.min(drawn + 1, ...snapshot.undecided))
        }
      }),
    )
  })
})
