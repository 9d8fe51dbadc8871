import { describe, expect, it } from 'vitest'
import type { Entry, PhraseShape } from '../model'
import type { LearnerSense } from './learner-sense'
import { learnerShape } from './learner-shape'
import { parseLearnerSense } from './read-learner'

/** Returns a sense of a phrase with the columns that say something about its shape. */
const senseOf = (phrase: string, part: string, patterns = '', marks = ''): LearnerSense =>
  parseLearnerSense(
    [`${phrase.replaceAll(' ', '_')}.${part}.1`, 'B1', '', patterns, 'a text', 'An example.', '', marks].join(
      '\t',
    ),
    'test:1',
  )

const tags = (verb: number, noun: number) => ({
  senses: [
    { partOfSpeech: 'verb', tagCount: verb },
    { partOfSpeech: 'noun', tagCount: noun },
  ],
})
const words: Record<string, unknown> = {
  put: tags(90, 1),
  take: tags(90, 1),
  make: tags(90, 1),
  face: tags(5, 80),
  time: tags(1, 90),
  out: tags(3, 0),
  be: { senses: [{ partOfSpeech: 'verb', tagCount: 90 }] },
}
const find = (word: string) => words[word] as Entry | undefined
const shapeOf = (phrase: string, part: string, patterns?: string, marks?: string) =>
  learnerShape([senseOf(phrase, part, patterns, marks)], undefined, find)

describe('the shape of a phrase written for learners', () => {
  it.each([
    ['put off', 'put sth off; put off doing sth', { head: 0, gap: 0, separability: 'optional' }],
    ['put off', 'put off sth', { head: 0, gap: null, separability: 'inseparable' }],
    ['look after', 'look after sb/sth', { head: 0, gap: null, separability: 'inseparable' }],
    ['grow up', '', { head: 0, gap: null, separability: 'none' }],
    ['keep on', 'keep on doing sth', { head: 0, gap: null, separability: 'none' }],
    ['succeed in', 'succeed in doing sth', { head: 0, gap: null, separability: 'inseparable' }],
    ['put off', 'be putting sth off', { head: 0, gap: 0, separability: 'optional' }],
    ['keep from', 'keep sb from doing sth', { head: 0, gap: 0, separability: 'obligatory' }],
    ['put down to', 'put sth down to sth', { head: 0, gap: 0, separability: 'obligatory' }],
    ['look forward to', 'look forward to sth/doing sth', { head: 0, gap: null, separability: 'inseparable' }],
    ['put about', 'put sth about sb/sth', { head: 0, gap: 0, separability: 'obligatory' }],
    ['put off', 'put sb off (sth)', { head: 0, gap: 0, separability: 'optional' }],
    ['wind up', 'wind sth (up)', { head: 0, gap: 0, separability: 'optional' }],
  ])('of the phrasal verb “%s” with “%s” is read from the patterns', (phrase, patterns, shape) => {
    expect(shapeOf(phrase, 'pv', patterns)).toEqual(shape)
  })

  it.each([
    ['take place', 'phr', '', { head: 0, gap: null }],
    ['take for granted', 'phr', 'take sb/sth for granted', { head: 0, gap: 0 }],
    ["make up one's mind", 'idiom', 'make up your mind', { head: 0, gap: null }],
    ['face the music', 'idiom', '', { head: 0, gap: null }],
    ['be about to', 'phr', 'be about to do sth', { head: 0, gap: null }],
    ['out of the blue', 'idiom', '', { head: null, gap: null }],
    ['time after time', 'phr', '', { head: null, gap: null }],
    ['in terms of', 'prep', 'in terms of sth', { head: null, gap: null }],
    ['zebra crossing', 'n', '[C]', { head: 1, gap: null }],
    ['mother of pearl', 'n', '', { head: 0, gap: null }],
  ])('of “%s” (%s) is read from its words', (phrase, part, patterns, shape) => {
    expect(shapeOf(phrase, part, patterns)).toEqual({ ...shape, separability: 'fixed' })
  })

  it('is what its line marks', () => {
    expect(shapeOf('put about', 'pv', 'put sth about', 'obligatory')?.separability).toBe('obligatory')
    expect(shapeOf('the penny drops', 'idiom', '', 'head 3')?.head).toBe(2)
    expect(shapeOf('take five', 'idiom', '', 'head 0')?.head).toBeNull()
    expect(shapeOf('on it', 'phr', '', 'hidden')).toBeUndefined()
  })

  it('refuses marks that say nothing, and marks of a word', () => {
    expect(() => shapeOf('put off', 'pv', '', 'apart')).toThrow('says nothing about a phrase’s shape')
    expect(() => senseOf('put', 'v', '', 'head 1')).toThrow('only a phrase has a shape')
  })

  it('is the widest that one of its senses has', () => {
    const senses = [senseOf('put off', 'pv', 'put off'), senseOf('put off', 'pv', 'put sb off')]
    expect(learnerShape(senses, undefined, find)?.separability).toBe('optional')
  })

  describe('that we knew', () => {
    const knownAs = (phrase: PhraseShape | undefined) =>
      ({ senses: [{ partOfSpeech: 'phrase' }], phrase }) as unknown as Entry

    it('stays, unless a pattern shows an object inside', () => {
      const known = knownAs({ head: 1, gap: null, separability: 'none' })
      expect(learnerShape([senseOf('put off', 'pv', 'put off sth')], known, find)).toBe(known.phrase)
      expect(learnerShape([senseOf('put off', 'pv', 'put sb off')], known, find)?.gap).toBe(0)
    })

    it('gives way if it is another source’s', () => {
      const known = knownAs({ head: 0, gap: 0, separability: null })
      expect(learnerShape([senseOf('look after', 'pv', 'look after sb')], known, find)?.gap).toBeNull()
    })

    it('stays unseen in texts if we never offer the phrase', () => {
      expect(learnerShape([senseOf('a few', 'det')], knownAs(undefined), find)).toBeUndefined()
    })
  })
})
