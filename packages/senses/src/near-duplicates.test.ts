import { describe, expect, it } from 'vitest'
import { readWordClassCues, readWordVectors } from './model/model-files'
import { firstNearDuplicates, moveDuplicatesLast } from './near-duplicates'
import { senseProfile } from './profile'
import { createEmbeddedRanker } from './ranker'

const profile = (text: string, partOfSpeech = 'noun', tagCount = 0) =>
  senseProfile({ partOfSpeech, tagCount, own: [text], related: [] })

describe('firstNearDuplicates', () => {
  it('groups definitions with the same part of speech that share most of their words', () => {
    const profiles = [
      'An institution where one can place and borrow money',
      'The slope beside a river',
      'An institution where money can be placed or borrowed',
      'A set of things kept for use in an emergency',
    ].map((text) => profile(text))
    expect(firstNearDuplicates(profiles)).toEqual([0, 1, 0, 3])
  })

  it('separates definitions that differ in the decisive word or in the part of speech', () => {
    const texts = ['a colour', 'a red colour', 'a colour']
    expect(firstNearDuplicates(texts.map((text) => profile(text)))).toEqual([0, 1, 0])
    expect(
      firstNearDuplicates([profile('a long walk in hills'), profile('a long walk in hills', 'verb')]),
    ).toEqual([0, 1])
  })

  it('treats WordNet’s senses and definitions without words as distinct', () => {
    const counted = ['a long walk in hills', 'a long walk in the hills'].map((text) =>
      profile(text, 'noun', 2),
    )
    expect(firstNearDuplicates(counted)).toEqual([0, 1])
    expect(firstNearDuplicates([profile(''), profile('')])).toEqual([0, 1])
  })
})

describe('createEmbeddedRanker with near-duplicate definitions', () => {
  const ranker = createEmbeddedRanker(readWordVectors(), readWordClassCues())
  const texts = [
    'a vessel that carries people over water',
    'a vessel carrying people over the water',
    'vessel that carries people over the water',
    'a dish for gravy',
    'a card hand of three and two alike',
  ]
  const profiles = texts.map((text) => profile(text))

  it('returns only one of them among the first three', () => {
    const order = ranker.rank({
      headword: 'boat',
      context: 'the boat carried people over the water',
      profiles,
    })
    expect(order.slice(0, 3).filter((index) => index < 3)).toHaveLength(1)
    expect([...order].sort()).toEqual([0, 1, 2, 3, 4])
  })

  it('counts them as one in the dictionary’s order', () => {
    const alone = [texts[0]!, texts[3]!].map((text) => profile(text))
    const request = { headword: 'boat', context: 'boat' }
    const [first, second] = ranker.scores({ ...request, profiles: alone })
    const scores = ranker.scores({
      ...request,
      profiles: [profiles[0]!, profiles[1]!, profiles[2]!, profiles[3]!],
    })
    expect(scores[0]! - scores[3]!).toBeCloseTo(first! - second!, 6)
  })
})

describe('moveDuplicatesLast', () => {
  it('keeps the best sense of each group in its place', () => {
    expect(moveDuplicatesLast([3, 1, 0, 2], [0, 1, 1, 0])).toEqual([3, 1, 0, 2])
    expect(moveDuplicatesLast([3, 0, 1, 2], [0, 1, 1, 0])).toEqual([3, 1, 0, 2])
  })
})
