import { levels } from '@wordhoard/lexicon/level'
import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import { describe, expect, it } from 'vitest'
import { type Entry, NO_FORMS, NO_WORDS, type Sense, senseGroups } from '../model'
import { PointerTable } from '../wordnet/pointers'
import { WordNet } from '../wordnet/wordnet'
import { estimateLevels } from './estimate-levels'
import { readLevelModel } from './level-model'

const model = readLevelModel(new URL('../../data/generated/level-model.json', import.meta.url))!
const ranks = new Map([
  ['bank', 800],
  ['happy', 300],
])
const sources = {
  wordNet: new WordNet([], new PointerTable(), 0),
  glossCounts: new Map([['bank', 200]]),
  rankOf: (word: string) => ranks.get(word) ?? null,
}

function sense(partOfSpeech: PartOfSpeech, tagCount: number, number: number): Sense {
  return {
    id: 0,
    key: `${partOfSpeech}${number}`,
    spelling: '',
    partOfSpeech,
    source: 'WordNet',
    group: senseGroups.usual,
    tagCount,
    number,
    synset: undefined,
    words: NO_WORDS,
    own: undefined,
    level: undefined,
  }
}

function estimateLevel(
  headword: string,
  senses: Sense[],
  rank: number | null,
  level: string | null = null,
): Entry {
  const entry: Entry = {
    id: 0,
    headword,
    senses,
    forms: NO_FORMS,
    rank,
    level,
    levelRange: null,
    isFunction: false,
    phrase: undefined,
  }
  estimateLevels(entry, sources, model)
  return entry
}

const at = (level: string | null | undefined) =>
  (levels as readonly (string | null | undefined)[]).indexOf(level)

describe('estimateLevels', () => {
  it('keeps the level within its range, from A2 upwards', () => {
    for (const rank of [3, 300, 3000, 30_000, null]) {
      const { level, levelRange } = estimateLevel('word', [sense('noun', 3, 1)], rank)
      expect(at(levelRange?.[0])).toBeLessThanOrEqual(at(level))
      expect(at(levelRange?.[1])).toBeGreaterThanOrEqual(at(level))
      expect(at(levelRange?.[0])).toBeGreaterThanOrEqual(1)
    }
  })

  it('gives rarer words higher levels', () => {
    const of = [100, 2000, 9000, 60_000].map((rank) =>
      at(estimateLevel('word', [sense('noun', 0, 1)], rank).level),
    )
    expect(of).toEqual(of.toSorted((a, b) => a - b))
    expect(of.at(-1)! - of[0]!).toBeGreaterThanOrEqual(2)
  })

  it('keeps a level that a list gives, without a range', () => {
    expect(estimateLevel('word', [sense('noun', 3, 1)], 5, 'C1')).toMatchObject({
      level: 'C1',
      levelRange: null,
    })
  })

  it('gives no level to names without a frequency rank', () => {
    expect(estimateLevel('Ulan Bator', [sense('proper noun', 0, 1)], null).level).toBeNull()
  })

  it('gives rarer senses higher levels, never below their word', () => {
    const { senses, level } = estimateLevel(
      'bank',
      [sense('noun', 40, 1), sense('noun', 5, 2), sense('noun', 0, 3)],
      800,
    )
    const of = senses.map((one) => at(one.level))
    expect(of[0]).toBe(at(level))
    expect(of).toEqual(of.toSorted((a, b) => a - b))
    expect(of[2]! - of[0]!).toBeLessThanOrEqual(2)
  })
})
