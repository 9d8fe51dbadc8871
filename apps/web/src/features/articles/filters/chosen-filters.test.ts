import { describe, expect, it } from 'vitest'
import { type ListState, listStateFrom } from '../list-state'
import { listChosenFilters } from './chosen-filters'

const stateOf = (query: string): ListState => listStateFrom(new URLSearchParams(query))

describe('listChosenFilters', () => {
  it('is empty without filters: search, page and order are none', () => {
    expect(listChosenFilters(stateOf('search=birds&page=3&sort=newest'))).toEqual([])
  })

  it('names each level, the author, how hard it is and the number of new words', () => {
    const state = stateOf('level=A2,B1&author=wren&fit=right&new_words=25')
    expect(listChosenFilters(state).map(({ name }) => name)).toEqual([
      ...['A2', 'B1', 'By wren', 'Just right', 'Up to 25 new words'],
    ])
  })

  it('removes one filter at a time, until none is left', () => {
    let state = stateOf('search=birds&level=A2,B1&author=wren&fit=right&new_words=25')
    for (let left = 5; left > 0; left--) {
      const chosen = listChosenFilters(state)
      expect(chosen).toHaveLength(left)
      state = { ...state, ...chosen[0]!.removal }
    }
    expect(state).toEqual(stateOf('search=birds'))
  })
})
