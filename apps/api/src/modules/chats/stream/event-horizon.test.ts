import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EventHorizon } from './event-horizon'

describe('the horizon', () => {
  it('is the last number drawn when no transaction is running', () => {
    expect(new EventHorizon().observe({ drawn: 7, xmin: 100, xmax: 100 })).toBe(7)
  })

  it('waits for transactions that may have drawn a number, and for no others', () => {
    const horizon = new EventHorizon()
    // Transaction 100 runs.
    expect(horizon.observe({ drawn: 7, xmin: 100, xmax: 105 })).toBe(0)
    expect(horizon.observe({ drawn: 9, xmin: 100, xmax: 110 })).toBe(0)
    // It has ended; 106 runs, which can’t have drawn a number up to 7.
    expect(horizon.observe({ drawn: 12, xmin: 106, xmax: 112 })).toBe(7)
    expect(horizon.observe({ drawn: 14, xmin: 111, xmax: 115 })).toBe(9)
  })

  it('tells an older snapshot that is noted later no more than that one shows', () => {
    const horizon = new EventHorizon()
    horizon.observe({ drawn: 7, xmin: 100, xmax: 105 })
    horizon.observe({ drawn: 9, xmin: 120, xmax: 120 })
    expect(horizon.observe({ drawn: 8, xmin: 101, xmax: 119 })).toBe(0)
    expect(horizon.observe({ drawn: 8, xmin: 106, xmax: 119 })).toBe(7)
  })

  it('never passes a number whose transaction runs, whatever is drawn, ended and noted late', () => {
    /** Steps: begin a transaction that draws a number, end the nth running one, or note a snapshot taken some steps ago. */
    const step = fc.oneof(
      fc.constant({ kind: 'begin' as const }),
      fc.record({ kind: fc.constant('end' as const), nth: fc.nat(5) }),
      fc.record({ kind: fc.constant('note' as const), ago: fc.nat(3) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const horizon = new EventHorizon()
        let nextId = 10
        let drawn = 0
        const running = new Map<number, number>()
        const snapshots: { mark: { drawn: number; xmin: number; xmax: number }; undecided: number[] }[] = []
        for (const { kind, ...rest } of steps) {
          if (kind === 'begin') running.set(nextId++, ++drawn)
          if (kind === 'end') running.delete([...running.keys()][(rest as { nth: number }).nth] ?? -1)
          const xmin = Math.min(nextId, ...running.keys())
          snapshots.push({ mark: { drawn, xmin, xmax: nextId }, undecided: [...running.values()] })
          if (kind !== 'note') continue
          const { mark, undecided } = snapshots.at(-1 - (rest as { ago: number }).ago) ?? snapshots.at(-1)!
          const found = horizon.observe(mark)
          expect(found).toBeLessThan(Math.min(drawn + 1, ...undecided))
        }
      }),
    )
  })
})
