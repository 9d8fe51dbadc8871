import { describe, expect, it } from 'vitest'
import { idsByRank, joinChances } from './join-chances'

const senses = (spell_id: number, ...chances: number[]) =>
  chances.map((chance, index) => ({ spell_id, definition_id: 10 * spell_id + index, chance }))

describe('joinChances', () => {
  it('keeps the chances of a word’s own entries, the likeliest three', () => {
    expect(joinChances([senses(1, 0.6, 0.2, 0.1, 0.1)]).map(({ chance }) => chance)).toEqual([0.6, 0.2, 0.1])
  })

  it('prefers a phrase to the word in it, as often as phrases are meant', () => {
    const joined = joinChances([senses(1, 0.9, 0.1), senses(2, 1)])
    expect(joined.map(({ spell_id, chance }) => [spell_id, chance])).toEqual([
      [1, 0.828],
      [1, 0.092],
      [2, 0.08],
    ])
  })

  it('prefers the word to a doubtful phrase, which stays a choice', () => {
    const joined = joinChances([senses(2, 1), senses(1, 1)], 1)
    expect(joined.map(({ spell_id, chance }) => [spell_id, chance])).toEqual([
      [2, 0.6],
      [1, 0.4],
    ])
  })

  it('ignores entries without definitions', () => {
    expect(joinChances([[], senses(2, 1)])).toMatchObject([{ spell_id: 2, chance: 1 }])
    expect(joinChances([])).toEqual([])
  })
})

it('idsByRank lists entries by their likeliest definition', () => {
  expect(idsByRank([...senses(2, 0.5), ...senses(1, 0.3), ...senses(2, 0.2)])).toEqual([2, 1])
})
