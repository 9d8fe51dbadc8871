import { describe, expect, it } from 'vitest'
import { WordGroups } from './word-groups'

describe('groups of words', () => {
  it('give the others of all groups that a word is in, and nothing for a word of none', () => {
    const groups = new WordGroups()
    for (const group of [
      [7, 3],
      [900_000, 3, 12],
      [1, 2],
    ])
      groups.add(group)
    groups.finish()
    expect(groups.of(3)).toEqual([7, 900_000, 12])
    expect(groups.of(7)).toEqual([3])
    expect(groups.of(12)).toEqual([900_000, 3])
    expect(groups.of(2)).toEqual([1])
    expect(groups.of(4)).toEqual([])
    expect(groups.of(1_000_000)).toEqual([])
  })

  it('may be none at all', () => {
    const groups = new WordGroups()
    groups.finish()
    expect(groups.of(1)).toEqual([])
  })
})
