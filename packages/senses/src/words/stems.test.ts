import { describe, expect, it } from 'vitest'
import { contentStems, stemOf } from './stems'

describe('stemOf', () => {
  it.each([
    'move moves moved moving',
    'stop stops stopped stopping',
    'city cities',
    'knife knives',
    'go went gone going',
    'fall fell fallen falls',
    'watch watches watched',
    'colour color colours colored',
    'organise organizes organizing organised',
    'centre center centres',
    'cheque check cheques',
    'travel travelled traveling',
    'house houses housing',
    'bus buses',
    'glass glasses',
  ])('returns the same stem for all of %s', (words) => {
    expect(new Set(words.split(' ').map(stemOf)).size).toBe(1)
  })

  it.each(['bed bee', 'king ki', 'bus bu', 'news new', 'saw see'])(
    'returns different stems for %s',
    (words) => {
      expect(new Set(words.split(' ').map(stemOf)).size).toBe(2)
    },
  )
})

describe('contentStems', () => {
  it('leaves out stop words, numbers and single letters', () => {
    expect(contentStems('The 2 rivers, which ran (x) beside it')).toEqual(['river', 'run', 'besid'])
  })
})
