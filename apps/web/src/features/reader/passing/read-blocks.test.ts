import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ReadBlocks } from './read-blocks'

const shown = (block: string, words: number, shownTo = 1) => ({ block, words, shownTo })

describe('blocks that were really read', () => {
  it('are those that were on the screen long enough, from the top', () => {
    const blocks = new ReadBlocks<string>()
    const visible = [shown('first', 50), shown('second', 50), shown('third', 50)]
    expect(blocks.spend(5, visible)).toEqual([])
    expect(blocks.spend(5, visible)).toEqual(['first'])
    expect(blocks.spend(5, visible)).toEqual([])
    expect(blocks.spend(15, visible)).toEqual(['second', 'third'])
    expect(blocks.spend(60, visible)).toEqual([])
  })

  it('aren’t those that were scrolled past', () => {
    const blocks = new ReadBlocks<string>()
    for (let at = 0; at < 100; at++) expect(blocks.spend(1, [shown(`${at}`, 60)])).toEqual([])
  })

  it('aren’t those whose end was never shown, however long the reader was away', () => {
    const blocks = new ReadBlocks<string>()
    expect(blocks.spend(60, [shown('long', 400, 0.5)])).toEqual([])
    // Only half of it can have been read in that time.
    expect(blocks.spend(30, [shown('long', 400)])).toEqual([])
    expect(blocks.spend(10, [shown('long', 400)])).toEqual(['long'])
  })

  it('never hold more words than there was time for', () => {
    const visible = fc.array(
      fc.record({
        block: fc.integer({ min: 0, max: 9 }),
        shownTo: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
    )
    const visits = fc.array(fc.tuple(fc.double({ min: 0, max: 30, noNaN: true }), visible))
    fc.assert(
      fc.property(visits, (all) => {
        const blocks = new ReadBlocks<number>()
        let [time, words] = [0, 0]
        for (const [seconds, seen] of all) {
          time += seconds
          const read = blocks.spend(
            seconds,
            seen.map((one) => ({ ...one, words: 20 * (1 + one.block) })),
          )
          words += read.reduce((sum, block) => sum + 20 * (1 + block), 0)
        }
        expect(words * 0.99).toBeLessThanOrEqual(time * 5 + 1e-6)
      }),
    )
  })
})
