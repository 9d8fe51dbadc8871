import { describe, expect, it } from 'vitest'
import { formsPattern, Quoter } from './sentence-of'

const text =
  'The keeper slept. He polished the lantern,\nas keepers do.\n\nDon’t wake him (the well-known man)! Café au lait.'

describe('the sentence of a word', () => {
  it('is the first that contains one of its forms, split at the word, on one line', () => {
    expect(new Quoter(text).quote(['polish', 'polished'])).toEqual({
      before: 'He ',
      shown: 'polished',
      after: ' the lantern, as keepers do.',
      at: 21,
    })
  })

  it('is found by whole words only, whatever their case and apostrophes', () => {
    const quoter = new Quoter(text)
    expect(quoter.quote(['lant', 'keep'])).toBeUndefined()
    expect(quoter.quote(["don't"])?.shown).toBe('Don’t')
    expect(quoter.quote(['known'])?.before).toBe('Don’t wake him (the well-')
    expect(quoter.quote(['caf'])).toBeUndefined()
    expect(quoter.quote([])).toBeUndefined()
  })

  it('is preferably one in which the word isn’t part of a name; there is none where it’s always part of one', () => {
    const quoter = new Quoter(
      'We lived at 9 Mill Lane, with Mr Baker. The mill was old. We went to Hill School.',
    )
    expect(quoter.quote(['mill'])?.before).toBe('The ')
    expect(quoter.quote(['hill'])?.shown).toBe('Hill')
    expect(quoter.quote(['baker'])).toBeUndefined()
  })

  it('is cut around the word if it is long', () => {
    const long = `${'so and '.repeat(80)}lantern${' or so'.repeat(80)}.`
    const quotation = new Quoter(long).quote(['lantern'])!
    expect(quotation.before).toMatch(/^… and so/)
    expect(quotation.after).toMatch(/so …$/)
    expect(quotation.before.length + quotation.after.length).toBeLessThan(300)
  })

  it('is found by forms that contain special characters of regular expressions', () => {
    expect(formsPattern(['c++ (x)'])?.test('a c++ (x) b')).toBe(true)
    expect(formsPattern([''])).toBeNull()
    expect(formsPattern([' '])).toBeNull()
    expect(formsPattern([' put \t off '])?.test('to put  off')).toBe(true)
  })
})
