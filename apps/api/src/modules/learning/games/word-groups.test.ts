import { describe, expect, it } from 'vitest'
import { WordGroups } from './word-groups'

describe('word groups', () => {
  it('return the other words of all groups of a word, and nothing for a word without a group', () => {
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

  it('can be empty', () => {
    const groups = new WordGroups()
    groups.finish()
    expect(groups.of(1)).toEqual([])
  })
})
