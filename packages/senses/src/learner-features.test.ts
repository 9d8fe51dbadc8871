import { describe, expect, it } from 'vitest'
import { logSum } from './log-sum'
import { readLearntSenses, readWordClassCues, readWordVectors } from './model/model-files'
import { type SenseProfile, senseProfile } from './profile'
import { createEmbeddedRanker } from './ranker'
import { besideHeadword } from './words/beside'

const ranker = createEmbeddedRanker(readWordVectors(), readWordClassCues(), readLearntSenses())

const source = (tagCount: number, text: string) =>
  senseProfile({ partOfSpeech: 'noun', tagCount, own: [text], related: [] })
/** A definition written for learners that stands for these senses. */
const learner = (
  text: string,
  covers: readonly SenseProfile[] = [],
  field = '',
  beside = '',
): SenseProfile => ({
  ...senseProfile({ partOfSpeech: 'noun', tagCount: 0, own: [text], related: [field] }),
  l: 1,
  n: beside,
  ...(covers.length > 0 && { s: covers }),
})
const first = (headword: string, context: string, profiles: readonly SenseProfile[]) =>
  ranker.rank({ headword, context, profiles })[0]

describe('ranking definitions written for learners', () => {
  const sky = source(20, 'a visible mass of water or ice particles suspended in the sky')
  const cloud = [
    learner('a white or grey thing in the sky from which rain can fall; dark clouds over the hills', [sky]),
    learner(
      'a place on the internet where your files are kept; all my photos are in the cloud',
      [],
      'website phone computer screen online',
      '<in <the',
    ),
  ]

  it('finds a sense of today that no older dictionary counts, by its own words and its field', () => {
    expect(first('cloud', 'All the photos from my phone are in the cloud.', cloud)).toBe(1)
    expect(first('cloud', 'A dark cloud came over the hills and it began to rain.', cloud)).toBe(0)
  })

  it('prefers what stands first in the entry when nothing else decides', () => {
    const [a, b] = [learner('a thing of one kind'), learner('a thing of another kind')]
    expect(first('blick', 'It was a blick.', [a, b])).toBe(0)
    expect(first('blick', 'It was a blick.', [b, a])).toBe(0)
  })

  it('puts what we left to other sources after our own, in like cases', () => {
    const left = source(0, 'a thing of one kind')
    const ours = learner('a thing of another kind', [source(0, 'a thing of another kind')])
    expect(first('blick', 'It was a blick.', [left, ours])).toBe(1)
  })

  it('recognises the words that stand beside the headword in its patterns', () => {
    const metal = source(3, 'a heavy grey metal')
    const rope = source(3, 'a rope for an animal')
    const lead = [
      learner('a heavy grey metal', [metal], '', '>pipe'),
      learner('a rope', [rope], '', '<on <a'),
    ]
    expect(first('lead', 'Keep it on a lead.', lead)).toBe(1)
    expect(first('lead', 'An old lead pipe.', lead)).toBe(0)
  })

  it('counts what our text says for the senses of other dictionaries that it stands for', () => {
    const [metal, rope] = [source(3, 'a heavy grey element'), source(3, 'a device that restrains animals')]
    const ofMetal = learner('a metal used for pipes', [metal], '', '>pipe')
    const ofRope = learner('a rope for a dog', [rope], '', '<on <a')
    const senses = [
      { ...metal, d: ofMetal },
      { ...rope, d: ofRope },
    ]
    const shareOf = (index: number, context: string, profiles: readonly SenseProfile[]) => {
      const scores = ranker.scores({ headword: 'lead', context, profiles })
      return scores[index]! - scores[1 - index]!
    }
    for (const [index, context] of ['An old lead pipe.', 'Keep it on a lead.'].entries()) {
      const lead = shareOf(index, context, senses) - shareOf(index, context, [metal, rope])
      expect(lead, context).toBeGreaterThan(0.2)
    }
  })

  it('keeps the sum of an entry’s chances, with which entries are compared', () => {
    const senses = [source(3, 'a heavy grey element'), source(1, 'a device that restrains animals')]
    const request = { headword: 'lead', context: 'Keep the dog on a lead.' }
    const sum = (profiles: readonly SenseProfile[]) => logSum(ranker.scores({ ...request, profiles }))
    const ours = senses.map((sense) => learner('a rope for a dog', [sense], '', '<on <a'))
    const others = senses.map((sense, index) => ({ ...sense, d: ours[index]! }))
    expect(sum(others)).toBeCloseTo(sum(senses), 9)
    expect(sum(ours)).toBeCloseTo(sum(senses), 9)
  })

  it('doesn’t change words that have no such definition', () => {
    const bank = [source(25, 'sloping land beside a river'), source(20, 'a business that keeps money')]
    const scores = ranker.scores({ headword: 'bank', context: 'the bank of the river', profiles: bank })
    expect(
      ranker.learnerRows({ headword: 'bank', context: 'the bank of the river', profiles: bank }),
    ).toEqual(scores.map((score) => expect.arrayContaining([score])))
  })
})

describe('besideHeadword', () => {
  it('returns the two words on each side of the headword in any form', () => {
    expect(besideHeadword('drive', 'She drove us to Leeds.')).toEqual(['<she', '>us', '>to'])
    expect(besideHeadword('lead', 'Keep the dog on a lead!')).toEqual(['<a', '<on'])
    expect(besideHeadword('lead', 'Nothing here.')).toEqual([])
  })
})
