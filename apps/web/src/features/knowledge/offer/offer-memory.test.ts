// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { ME, openPage, signInAs } from '../../../testing/page'
import { declineOffer, isOffered, rememberEstimate } from './offer-memory'

openPage()

describe('the offer of a word check', () => {
  it('is made once it’s known that little is known, and only to that user', () => {
    expect(isOffered()).toBe(false)
    rememberEstimate(false)
    expect(isOffered()).toBe(true)
    signInAs(ME + 1)
    expect(isOffered()).toBe(false)
  })

  it('isn’t repeated after “Not now”', () => {
    rememberEstimate(false)
    declineOffer()
    rememberEstimate(false)
    expect(isOffered()).toBe(false)
  })

  it('ends when the level is known, and “Not now” leaves it so', () => {
    rememberEstimate(false)
    rememberEstimate(true)
    declineOffer()
    rememberEstimate(false)
    expect(isOffered()).toBe(true)
  })
})
