import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText } from './cut-text'

describe('cutText', () => {
  it('leaves short texts unchanged', () => {
    expect(cutText('x'.repeat(120), 120)).toBe('x'.repeat(120))
  })

  it('cuts long texts and adds an ellipsis', () => {
    expect(cutText('x'.repeat(121), 120)).toBe(`${'x'.repeat(120)}…`)
    expect(cutText('wading bird '.repeat(20), 120)).toMatch(/(wading|bird)…$/)
  })

  it('never exceeds the length by more than the ellipsis, and never splits a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const cut = cutText(text, 120)
        expect([...cut].length).toBeLessThanOrEqual(121)
        expect(cut.isWellFormed()).toBe(true)
      }),
    )
  })
})
