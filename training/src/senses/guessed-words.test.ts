import { describe, expect, it } from 'vitest'
import { headwordOfForm } from './guessed-words'

const headwords = new Set(['box', 'city', 'lens', 'man', 'men', 'news', 'horse', 'at once', 'series'])
const inventory = {
  senses: (text: string) => (headwords.has(text) ? { keys: [], profiles: [] } : undefined),
}
const found = (form: string, isPlural = false) => headwordOfForm(inventory, { form, isPlural })

describe('the headword of an untagged word', () => {
  it('is that of its singular if it is a plural', () => {
    expect(['boxes', 'cities', 'lenses', 'horses', 'men'].map((form) => found(form, true))).toEqual([
      'box',
      'city',
      'lens',
      'horse',
      'man',
    ])
  })

  it('is the word itself if it is not a plural or has no singular', () => {
    expect(found('men')).toBe('men')
    expect(found('news', true)).toBe('news')
    expect(found('series', true)).toBe('series')
    expect(found('at once')).toBe('at once')
  })

  it('is undefined if the dictionary has none', () => {
    expect(found('shires', true)).toBeUndefined()
  })
})
