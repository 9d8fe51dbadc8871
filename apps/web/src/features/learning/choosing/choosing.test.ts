import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Choice, isChoosingOver, selectForgotten, selectRemembered, swipeMeaning } from './choosing'

const choices = (marks: string): Choice[] =>
  [...marks].map((mark, index) => ({ spellId: index + 1, isRemembered: mark === 'r' }))

describe('choosing words', () => {
  it('counts a drag as an answer only beyond 150 px', () => {
    expect(swipeMeaning(151)).toBe('remembered')
    expect(swipeMeaning(-151)).toBe('forgotten')
    expect([150, -150, 0, 40].map(swipeMeaning)).toEqual([null, null, null, null])
  })

  it('ends once as many words are forgotten as wanted', () => {
    expect(isChoosingOver(choices('frf'), 3, 18)).toBe(false)
    expect(isChoosingOver(choices('frff'), 3, 18)).toBe(true)
  })

  it('ends after 15 more cards than wanted, however many are remembered', () => {
    expect(isChoosingOver(choices('r'.repeat(16)), 2, 40)).toBe(false)
    expect(isChoosingOver(choices('r'.repeat(17)), 2, 40)).toBe(true)
  })

  it('ends when there are no more cards', () => {
    expect(isChoosingOver(choices('r'), 5, 2)).toBe(false)
    expect(isChoosingOver(choices('rf'), 5, 2)).toBe(true)
  })

  it('puts every word into one of the two lists, in the order of the cards', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (marks) => {
        const made = marks.map((isRemembered, spellId) => ({ spellId, isRemembered }))
        const [forgotten, remembered] = [selectForgotten(made), selectRemembered(made)]
        expect([...forgotten, ...remembered].sort((a, b) => a - b)).toEqual(made.map((one) => one.spellId))
        expect(forgotten).toEqual([...forgotten].sort((a, b) => a - b))
      }),
    )
  })
})
