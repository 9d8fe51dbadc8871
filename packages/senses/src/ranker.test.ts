import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLearntSenses, readWordClassCues, readWordVectors } from './model/model-files'
import { senseProfile } from './profile'
import { createEmbeddedRanker } from './ranker'

const profile = (partOfSpeech: string, tagCount: number, own: string, related = '') =>
  senseProfile({ partOfSpeech, tagCount, own: [own], related: [related] })

const bank = [
  profile(
    'noun',
    25,
    'sloping land beside a body of water; they pulled the canoe up on the bank',
    'slope incline river',
  ),
  profile(
    'noun',
    20,
    'a financial institution that accepts deposits; he cashed a check at the bank',
    'money payment',
  ),
  profile('verb', 2, 'tip laterally; the pilot had to bank the aircraft'),
]
// The ranker with its learnt data, as shipped, because the weights were fitted with it.
const ranker = createEmbeddedRanker(readWordVectors(), readWordClassCues(), readLearntSenses())

describe('createEmbeddedRanker', () => {
  it('ranks by the words around the target', () => {
    const first = (context: string) => ranker.rank({ headword: 'bank', context, profiles: bank })[0]
    expect(first('She sat on the bank of the river')).toBe(0)
    expect(first('She went to the bank to pay in a cheque')).toBe(1)
  })

  it('ranks by part of speech', () => {
    const bark = [
      profile('noun', 4, 'tough protective covering of woody stems'),
      profile('verb', 3, 'utter short loud cries'),
    ]
    const first = (context: string) => ranker.rank({ headword: 'bark', context, profiles: bark })[0]
    expect(first('It began to bark at him')).toBe(1)
    expect(first('He touched the bark with his hand')).toBe(0)
  })

  it('recognises function words where the sentence shows them', () => {
    const can = [
      profile('noun', 2, 'airtight sealed metal container'),
      profile('verb', 2, 'preserve in a can or tin'),
      profile('modal verb', 0, 'to be able to'),
    ]
    const first = (context: string) => ranker.rank({ headword: 'can', context, profiles: can })[0]
    expect(first('I can swim across the lake')).toBe(2)
    expect(first("we can't see them from here")).toBe(2)
    expect(first('he opened a can of beans')).toBe(0)
  })

  it('prefers a name only when it has a capital within a sentence', () => {
    const rose = [profile('noun', 0, 'a shrub with flowers'), profile('proper noun', 0, 'an English painter')]
    const first = (context: string) => ranker.rank({ headword: 'rose', context, profiles: rose })[0]
    expect(first('we spoke to Rose about it')).toBe(1)
    expect(first('he gave her a rose from the garden')).toBe(0)
  })

  it('returns every index exactly once for any context', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (headword, context) => {
        const order = ranker.rank({ headword, context, profiles: bank })
        expect([...order].sort()).toEqual([0, 1, 2])
      }),
    )
    expect(ranker.rank({ headword: 'bank', context: '', profiles: [] })).toEqual([])
  })

  it('keeps the dictionary’s order without evidence for a sense', () => {
    const same = [1, 2, 3].map(() => profile('noun', 0, 'a thing'))
    expect(ranker.rank({ headword: 'widget', context: 'the widget was there', profiles: same })).toEqual([
      0, 1, 2,
    ])
  })
})
