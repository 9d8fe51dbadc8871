import { type Level, levels } from '@wordhoard/lexicon/level'
import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import { describe, expect, it } from 'vitest'
import { type Entry, NO_FORMS, NO_WORDS, type Sense, senseGroups } from '../model'
import { PointerTable } from '../wordnet/pointers'
import { WordNet } from '../wordnet/wordnet'
import { estimateLevels } from './estimate-levels'
import { readLevelModels } from './level-model'
import { readWordLevels } from './word-levels'

const data = new URL('../../data/', import.meta.url)
const models = readLevelModels(new URL('generated/level-model.json', data))!
const ranks = new Map([
  ['bank', 800],
  ['happy', 300],
])
const sources = {
  wordNet: new WordNet([], new PointerTable(), 0),
  glossCounts: new Map([['bank', 200]]),
  wordLevels: new Map<string, Level>([['gable', 'B1']]),
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

/** A sense written for learners in place of a sense of WordNet. */
function learnerSense(partOfSpeech: PartOfSpeech, level: Level, number: number, tagCount = 0): Sense {
  return {
    ...sense(partOfSpeech, tagCount, number),
    level,
    covered: [sense(partOfSpeech, tagCount, number)],
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
  estimateLevels(entry, sources, models)
  return entry
}

const at = (level: string | null | undefined) =>
  (levels as readonly (string | null | undefined)[]).indexOf(level)

describe('estimateLevels', () => {
  it('keeps the level within its range', () => {
    for (const rank of [3, 300, 3000, 30_000, null]) {
      const { level, levelRange } = estimateLevel('word', [sense('noun', 3, 1)], rank)
      expect(at(levelRange?.[0])).toBeLessThanOrEqual(at(level))
      expect(at(levelRange?.[1])).toBeGreaterThanOrEqual(at(level))
      expect(at(levelRange?.[0])).toBeGreaterThanOrEqual(0)
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

  it('takes levels given by hand as evidence: the higher, the higher the estimate', () => {
    const of = levels.map((level) =>
      at(estimateLevel('word', [learnerSense('noun', level, 1)], 15_000).level),
    )
    expect(of).toEqual(of.toSorted((a, b) => a - b))
    expect(of.at(-1)! - of[0]!).toBeGreaterThanOrEqual(2)
  })

  it('corrects them by how common the word is', () => {
    const common = estimateLevel('word', [learnerSense('noun', 'A2', 1, 30)], 200)
    const rare = estimateLevel('word', [learnerSense('noun', 'A2', 1)], 20_000)
    expect(at(common.level)).toBeLessThan(at(rare.level))
  })

  it('gives A1 to a common word that is A1 by hand, without a range', () => {
    expect(estimateLevel('word', [learnerSense('noun', 'A1', 1, 30)], 400)).toMatchObject({
      level: 'A1',
      levelRange: null,
    })
  })

  it('moves senses for learners together, so that the easiest is at the level of its part of speech', () => {
    const { senses, level } = estimateLevel(
      'word',
      [learnerSense('noun', 'B2', 1), learnerSense('noun', 'B1', 2), learnerSense('noun', 'C1', 3)],
      90_000,
    )
    const of = senses.map((one) => at(one.level))
    expect(of[1]).toBe(at(level))
    expect([of[0]! - of[1]!, of[2]! - of[1]!]).toEqual([1, 2])
  })

  it('judges an entry by the parts of speech that senses for learners have', () => {
    const { level, senses } = estimateLevel(
      'word',
      [learnerSense('verb', 'C1', 1), sense('noun', 60, 1)],
      9000,
    )
    expect(level).toBe(senses[0]?.level)
  })

  it('keeps levels of phrases as they were given', () => {
    const phrase = estimateLevel('give up', [learnerSense('phrasal verb', 'A2', 1)], null)
    expect(phrase.level).toBe('A2')
    expect(phrase.senses[0]?.level).toBe('A2')
  })

  it('takes the level of the list for a word without senses for learners, and keeps its range', () => {
    const listed = estimateLevel('gable', [sense('noun', 0, 1)], 30_000)
    const other = estimateLevel('table', [sense('noun', 0, 1)], 30_000)
    expect(at(listed.level)).toBeLessThan(at(other.level))
    expect(listed.levelRange).not.toBeNull()
  })
})

describe('the list of levels', () => {
  it('gives each word one level', () => {
    const listed = readWordLevels(new URL('word-levels.txt', data))
    expect(listed.size).toBeGreaterThan(6000)
    expect(listed.get('nationality')).toBe('A1')
  })
})
