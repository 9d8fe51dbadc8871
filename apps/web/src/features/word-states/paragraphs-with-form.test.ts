import { describe, expect, it } from 'vitest'
import { paragraphsWithForm } from './paragraphs-with-form'

const text =
  'We put it off.\n\nNothing here.\n\nPutting off things, the penny dropped.\n\nHe made up his mind.'
const starts = (headword: string) => paragraphsWithForm(text, headword).map(({ start }) => start)

describe('paragraphs that may hold a phrase', () => {
  it('have a word like each of its words but the first, with where they begin', () => {
    expect(starts('put off')).toEqual([0, 31])
    expect(starts('the penny drops')).toEqual([31])
    expect(starts("make up one's mind")).toEqual([text.indexOf('He made')])
    expect(starts('car park')).toEqual([])
  })

  it('have a word like its only word where it has slots beside', () => {
    expect(starts('put someone')).toEqual([0, 31])
  })
})
