import { describe, expect, it } from 'vitest'
import { findInputFolders } from '../../input-folders'
import { mapSynsets, readMap, SynsetKeys, type Synsets, writeMap } from './synset-map'

const synsets = (all: Record<number, string[]>): Synsets =>
  new Map(Object.entries(all).map(([offset, keys]) => [Number(offset), keys]))

describe('a map of synsets', () => {
  const newer = synsets({ 10: ['a'], 30: ['b', 'c'], 45: ['new'], 60: ['d'], 90: ['e', 'f'], 95: ['g'] })
  // `gone` has no sense that is left, `c` has moved to another synset, and two have changed places.
  const older = synsets({
    10: ['a'],
    30: ['b'],
    55: ['gone'],
    71: ['d', 'x'],
    90: ['g'],
    99: ['e', 'f', 'c'],
  })

  it('leads each synset to the one with most of its sense keys', () => {
    expect(mapSynsets(older, newer)).toEqual([
      { offset: 10, place: 0 },
      { offset: 30, place: 1 },
      { offset: 55, place: undefined },
      { offset: 71, place: 3 },
      { offset: 90, place: 5 },
      { offset: 99, place: 4 },
    ])
  })

  it('is read as it was written', () => {
    const text = writeMap(mapSynsets(older, newer), newer)
    expect(text).toMatch(/^\*2 /)
    expect([...readMap(text, newer)]).toEqual([
      [10, 0],
      [30, 1],
      [71, 3],
      [90, 5],
      [99, 4],
    ])
  })
})

it('finds the senses of WordNet 3.0’s synsets', () => {
  const keys = new SynsetKeys(findInputFolders())
  expect(keys.of('00001740-n')).toEqual(['entity%1:03:00::'])
  expect(keys.of('omw-fr-00001740-n')).toEqual(['entity%1:03:00::'])
  expect(keys.of('02084071-n')).toContain('dog%1:05:00::')
  expect(keys.of('00001740-a')).toEqual(['able%3:00:00::'])
  // A satellite adjective, by either letter.
  expect(keys.of('01249724-s')).toEqual(keys.of('01249724-a'))
  for (const name of ['', '99999999-n', '00001741-n', 'x']) expect(keys.of(name)).toEqual([])
})
