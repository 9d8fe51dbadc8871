import { describe, expect, it } from 'vitest'
import { readWordClassCues, readWordVectors } from '../model/model-files'
import { senseProfile } from '../profile'
import { createEmbeddedRanker } from '../ranker'
import { topicDirection, topicVector } from './topic'
import { topicOfText, topicWords } from './topic-words'

const wordVectors = readWordVectors()

const boats = `The harbour was full of boats, and sailors mended their sails beside the water. Fishing vessels came
  with the tide; the harbour master counted each vessel and every sailor on the river.`
describe('topicWords', () => {
  it('returns the most frequent longer words first', () => {
    const topic = topicOfText(boats).split(' ')
    expect(topic[0]).toBe('harbour')
    expect(topic).toContain('sailors')
    expect(topic).not.toContain('the')
    expect(topic).not.toContain('Fishing')
    expect(topic).not.toContain('fishing')
  })

  it('returns a bounded number of words for any text, and none for a short one', () => {
    const letters = 'abcdefghij'
    const spelt = (at: number) => `word${String(at).replace(/\d/g, (digit) => letters[Number(digit)]!)}`
    const many = new Map(Array.from({ length: 1000 }, (_, at) => [spelt(at), 1]))
    expect(topicWords(many).split(' ')).toHaveLength(50)
    expect(topicOfText('She sat on the bank.')).toBe('')
  })
})

describe('topicVector', () => {
  it('is the difference between a text’s direction and the usual one', () => {
    const usual = [...topicDirection('house people morning answer', wordVectors)]
    const topic = topicOfText(boats)
    const vector = topicVector(topic, wordVectors, usual)
    const direction = topicDirection(topic, wordVectors)
    expect(Math.hypot(...direction)).toBeCloseTo(1, 6)
    expect(vector[0]).toBeCloseTo(direction[0]! - usual[0]!, 9)
    expect([...topicVector('', wordVectors, usual)].every((value) => value === 0)).toBe(true)
  })
})

describe('createEmbeddedRanker with a topic', () => {
  it('prefers the sense of the topic when the sentence gives no evidence', () => {
    const profiles = [
      ['a set of people who judge a horse race', 'horse race bet money'],
      ['a large boat that carries passengers and sails', 'water vessel sail river harbour'],
    ].map(([own = '', related = '']) =>
      senseProfile({ partOfSpeech: 'noun', tagCount: 1, own: [own], related: [related] }),
    )
    const ranker = createEmbeddedRanker(wordVectors, readWordClassCues())
    const lead = (topic: string) => {
      const [race, boat] = ranker.scores({ headword: 'liner', context: 'It was a liner.', profiles, topic })
      return boat! - race!
    }
    expect(lead(topicOfText(boats))).toBeGreaterThan(lead(''))
  })
})
