import { describe, expect, it } from 'vitest'
import { senseProfile } from './profile'

describe('senseProfile', () => {
  it('keeps each stem once, and related stems only when the sense does not have them itself', () => {
    expect(
      senseProfile({
        partOfSpeech: 'noun',
        tagCount: 3,
        own: ['a bank of the river', 'river banks'],
        related: ['the land by a river', 'slopes of land'],
      }),
    ).toEqual({ p: 'noun', c: 3, o: 'bank river', r: 'land slop' })
  })

  it('omits empty fields', () => {
    expect(senseProfile({ partOfSpeech: 'particle', tagCount: 0, own: ['of the'], related: [] })).toEqual({
      p: 'particle',
      o: '',
    })
  })

  it('limits related stems, so that a sense with hundreds of hyponyms stays small', () => {
    const related = Array.from(
      { length: 300 },
      (_, index) => `word${'abcdefghij'[index % 10]}${'klmnopqrst'[index % 7]}u${'aeioubcdfg'[index % 9]}x`,
    )
    const { r = '' } = senseProfile({ partOfSpeech: 'noun', tagCount: 0, own: [], related })
    expect(r.split(' ').length).toBeLessThanOrEqual(40)
  })
})
