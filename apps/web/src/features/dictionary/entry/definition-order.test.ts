import type { Definition, Spell } from '@wordhoard/contracts/dictionary'
import { describe, expect, it } from 'vitest'
import { orderDefinitions } from './definition-order'

const definition = (id: number, part_of_speech: string, ...usage: string[]) =>
  ({ id, part_of_speech, domain: { usage } }) as unknown as Definition
const bank = {
  definitions: [definition(1, 'noun'), definition(2, 'noun'), definition(3, 'verb'), definition(4, 'noun')],
} as Spell
const ids = (ranked: number[]) => {
  const { best, others } = orderDefinitions(bank, ranked)
  return [best?.id, ...others.map((group) => [group.partOfSpeech, ...group.definitions.map(({ id }) => id)])]
}

describe('orderDefinitions', () => {
  it('puts the best match first, and ranked definitions first within their part of speech', () => {
    expect(ids([2, 4, 3])).toEqual([2, ['noun', 4, 1], ['verb', 3]])
  })

  it('keeps the order of the dictionary when nothing is ranked', () => {
    expect(ids([])).toEqual([undefined, ['noun', 1, 2, 4], ['verb', 3]])
  })

  it('puts meanings of other sources aside where some are written for learners', () => {
    const own = { ...definition(5, 'verb'), source: 'Wordhoard' }
    const { best, others, more } = orderDefinitions({ ...bank, definitions: [own, ...bank.definitions] }, [2])
    expect(best?.id).toBe(2)
    expect(others).toEqual([{ partOfSpeech: 'verb', definitions: [own] }])
    expect(more.map(({ definitions }) => definitions.map(({ id }) => id))).toEqual([[1, 4], [3]])
  })

  it('puts meanings that aren’t fit for a class aside, too, unless there are no others', () => {
    const own = (id: number, ...usage: string[]) => ({
      ...definition(id, 'noun', ...usage),
      source: 'Wordhoard',
    })
    const [dog, rude] = [own(6, 'informal'), own(7, 'offensive')]
    const { others, more } = orderDefinitions({ ...bank, definitions: [dog, rude] }, [])
    expect(others).toEqual([{ partOfSpeech: 'noun', definitions: [dog] }])
    expect(more).toEqual([{ partOfSpeech: 'noun', definitions: [rude] }])
    expect(orderDefinitions({ ...bank, definitions: [rude] }, []).others).toEqual([
      { partOfSpeech: 'noun', definitions: [rude] },
    ])
    expect(orderDefinitions({ ...bank, definitions: [dog, rude] }, [7]).best).toBe(rude)
  })

  it('leaves out definitions that are shown elsewhere', () => {
    const { best, others } = orderDefinitions(bank, [2, 4], [2, 4])
    expect(best?.id).toBe(2)
    expect(others.flatMap(({ definitions }) => definitions.map(({ id }) => id))).toEqual([1, 3])
  })

  it('ignores ids of other entries', () => {
    expect(ids([99])).toEqual([undefined, ['noun', 1, 2, 4], ['verb', 3]])
  })
})
