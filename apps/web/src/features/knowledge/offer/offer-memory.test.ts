// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../testing/page'
import { declineOffer, isOffered, rememberEstimate } from './offer-memory'

openPage()

describe('the offer of a word check', () => {
  it('is made once it’s known that little is known, and only to that user', () => {
    expect(isOffered(7)).toBe(false)
    rememberEstimate(7, false)
    expect(isOffered(7)).toBe(true)
    expect(isOffered(8)).toBe(false)
  })

  it('isn’t repeated after “Not now”', () => {
    rememberEstimate(7, false)
    declineOffer(7)
    rememberEstimate(7, false)
    expect(isOffered(7)).toBe(false)
  })

  it('ends when the level is known, and “Not now” leaves it so', () => {
    rememberEstimate(7, false)
    rememberEstimate(7, true)
    declineOffer(7)
    expect(isOffered(7)).toBe(false)
  })
})
