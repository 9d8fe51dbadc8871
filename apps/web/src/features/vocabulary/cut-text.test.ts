import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText } from './cut-text'

describe('cutText', () => {
  it('leaves alone what fits', () => {
    expect(cutText('x'.repeat(120), 120)).toBe('x'.repeat(120))
  })

  it('cuts what is longer, with an ellipsis', () => {
    expect(cutText('x'.repeat(121), 120)).toBe(`${'x'.repeat(120)}…`)
    expect(cutText('wading bird '.repeat(20), 120)).toMatch(/(wading|bird)…$/)
  })

  it('never gives more characters than asked for and the ellipsis, nor half of one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const cut = cutText(text, 120)
        expect([...cut].length).toBeLessThanOrEqual(121)
        expect(cut.isWellFormed()).toBe(true)
      }),
    )
  })
})
