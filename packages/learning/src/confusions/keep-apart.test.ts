import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepApart } from './keep-apart'

const [borrow, lend, quiet, quite] = [1, 2, 3, 4]
const pairs = new Map([
  [borrow, [lend]],
  [lend, [borrow]],
  [quiet, [quite]],
  [quite, [quiet]],
])
const rivalsOf = (id: number) => pairs.get(id) ?? []
const word = (spellId: number, reason: 'due' | 'new' | 'ahead' = 'new') => ({ spellId, reason })
const ids = (queue: readonly { spellId: number }[]) => queue.map(({ spellId }) => spellId)

describe('words that learners mix up', () => {
  it('are not begun together: the one that comes first is offered, the other waits', () => {
    expect(ids(keepApart([word(lend), word(9), word(borrow), word(quite)], rivalsOf, new Set()))).toEqual([
      lend,
      9,
      quite,
    ])
  })

  it('are not begun within three days of each other', () => {
    expect(ids(keepApart([word(lend), word(quiet)], rivalsOf, new Set([borrow])))).toEqual([quiet])
    expect(ids(keepApart([word(lend), word(quiet)], rivalsOf, new Set()))).toEqual([lend, quiet])
  })

  it('are repeated when they are due, even if both are', () => {
    const queue = [word(lend, 'due'), word(borrow, 'due'), word(quiet, 'ahead'), word(quite, 'ahead')]
    expect(keepApart(queue, rivalsOf, new Set([borrow, lend, quiet, quite]))).toEqual(queue)
  })

  it('are offered all the same if there is nothing else', () => {
    expect(ids(keepApart([word(lend)], rivalsOf, new Set([borrow])))).toEqual([lend])
  })

  it('never leave a queue with two new rivals, or another order', () => {
    const queues = fc.uniqueArray(
      fc.record({
        spellId: fc.integer({ min: 1, max: 12 }),
        reason: fc.constantFrom('due' as const, 'new' as const, 'ahead' as const),
      }),
      { selector: ({ spellId }) => spellId, minLength: 2 },
    )
    fc.assert(
      fc.property(queues, fc.integer({ min: 2, max: 4 }), (queue, size) => {
        // Words of the same remainder are rivals.
        const rivals = (id: number) =>
          queue.map(({ spellId }) => spellId).filter((each) => each !== id && each % size === id % size)
        const kept = keepApart(queue, rivals, new Set())
        const fresh = kept.filter(({ reason }) => reason === 'new').map(({ spellId }) => spellId % size)
        expect(new Set(fresh).size).toBe(fresh.length)
        expect(kept).toEqual(queue.filter((each) => kept.includes(each)))
        expect(kept.filter(({ reason }) => reason !== 'new')).toEqual(
          queue.filter(({ reason }) => reason !== 'new'),
        )
      }),
    )
  })
})
