import { describe, expect, it } from 'vitest'
import { senseProfile } from './profile'

describe('senseProfile', () => {
  it('keeps each stem once, related ones only where the sense has them not itself', () => {
    expect(
      senseProfile({
        partOfSpeech: 'noun',
        tagCount: 3,
        own: ['a bank of the river', 'river banks'],
        related: ['the land by a river', 'slopes of land'],
      }),
    ).toEqual({ p: 'noun', c: 3, o: 'bank river', r: 'land slop' })
  })

  it('leaves out what is empty', () => {
    expect(senseProfile({ partOfSpeech: 'particle', tagCount: 0, own: ['of the'], related: [] })).toEqual({
      p: 'particle',
      o: '',
    })
  })

  it('bounds related stems, so that a sense with hundreds of hyponyms stays small', () => {
    const related = Array.from(
      { length: 300 },
      (_, index) => `word${'abcdefghij'[index % 10]}${'klmnopqrst'[index % 7]}u${'aeioubcdfg'[index % 9]}x`,
    )
    const { r = '' } = senseProfile({ partOfSpeech: 'noun', tagCount: 0, own: [], related })
    expect(r.split(' ').length).toBeLessThanOrEqual(40)
  })
})
