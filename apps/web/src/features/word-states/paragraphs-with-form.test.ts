import { describe, expect, it } from 'vitest'
import { paragraphsWithForm } from './paragraphs-with-form'

const text =
  'We put it off.\n\nNothing here.\n\nPutting off things, the penny dropped.\n\nHe made up his mind.'
const starts = (headword: string) => paragraphsWithForm(text, headword).map(({ start }) => start)

describe('paragraphsWithForm', () => {
  it('finds paragraphs with a word like each of the phrase’s words but the first, and their offsets', () => {
    expect(starts('put off')).toEqual([0, 31])
    expect(starts('the penny drops')).toEqual([31])
    expect(starts("make up one's mind")).toEqual([text.indexOf('He made')])
    expect(starts('car park')).toEqual([])
  })

  it('searches for the only word of a phrase whose other words are slots', () => {
    expect(starts('put someone')).toEqual([0, 31])
  })
})
