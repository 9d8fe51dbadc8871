// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import {
  addGlosses,
  clearGlosses,
  findGloss,
  type Gloss,
  noteAnswer,
  removeGlosses,
  useGlosses,
} from './glosses.store'

const block = document.createElement('p')
const gloss = (index: number, more: Partial<Gloss> = {}): Gloss => ({
  block,
  index,
  spellId: index,
  chosenId: undefined,
  successes: 0,
  isAnswered: false,
  ...more,
})
const at = (index: number) => findGloss(useGlosses.getState().all, { block, index })

beforeEach(() => clearGlosses())

describe('words that ask for their meaning', () => {
  it('are found at their place, and only there', () => {
    addGlosses([gloss(3)])
    expect(at(3)?.spellId).toBe(3)
    expect(at(4)).toBeUndefined()
    expect(
      findGloss(useGlosses.getState().all, { block: document.createElement('p'), index: 3 }),
    ).toBeUndefined()
  })

  it('ask once in a reading, and keep their mark after the first answer', () => {
    addGlosses([gloss(1), gloss(2)])
    noteAnswer({ spellId: 1 }, true)
    noteAnswer({ spellId: 2 }, false)
    expect([at(1), at(2)]).toEqual([undefined, undefined])
    expect(useGlosses.getState().all.map(({ successes }) => successes)).toEqual([1, 0])
  })

  it('go when the reader knows or ignores them', () => {
    addGlosses([gloss(1), gloss(2)])
    removeGlosses((id) => id === 1)
    expect([at(1), at(2)?.spellId]).toEqual([undefined, 2])
  })

  it('lose their mark with the second success', () => {
    addGlosses([gloss(1, { successes: 1 }), gloss(2, { successes: 1 })])
    noteAnswer({ spellId: 1 }, true)
    noteAnswer({ spellId: 2 }, false)
    expect(useGlosses.getState().all.map(({ spellId }) => spellId)).toEqual([2])
  })
})
