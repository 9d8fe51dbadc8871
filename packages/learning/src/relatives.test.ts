import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankRelatives, hasRelative } from './relatives'

describe('hasRelative', () => {
  it.each([
    ['happiness', 'the state of being happy'],
    ['happy', 'enjoying happiness'],
    ['unhappy', 'not happy'],
    ['decision', 'the act of deciding'],
    ['government', 'the people who govern a country'],
    ['lighthouse', 'a tower with a light'],
    ['bedroom', 'a room for sleeping'],
    ['apt', 'used aptly'],
    ['although', 'in spite of the fact that; though'],
    ['look forward to', 'to think forwards'],
    ['Reluctance', 'being reluctant'],
  ])('finds the family of “%s” in “%s”', (headword, text) => {
    expect(hasRelative(text, [headword])).toBe(true)
  })

  it.each([
    ['reluctant', 'not eager to do something'],
    ['art', 'the party at the start'],
    ['put up with', 'to accept with patience'],
    ['make up one’s mind', 'to reach a choice about something'],
    ['theory', 'an idea that has not been proved'],
    ['container', ''],
  ])('finds no family of “%s” in “%s”', (headword, text) => {
    expect(hasRelative(text, [headword])).toBe(false)
  })
})

describe('blankRelatives', () => {
  it('leaves no relative, and changes nothing else', () => {
    const known = fc.constantFrom('happy', 'Happily', 'unhappiness', 'a', 'state', 'of', 'mind', 'joy', 'cat')
    fc.assert(
      fc.property(fc.array(known, { maxLength: 12 }), (words) => {
        const text = words.join(' ')
        const blanked = blankRelatives(text, ['happiness'])
        expect(hasRelative(blanked, ['happiness'])).toBe(false)
        expect(blanked).toBe(words.map((each) => (/happ/i.test(each) ? '____' : each)).join(' '))
      }),
    )
  })
})
