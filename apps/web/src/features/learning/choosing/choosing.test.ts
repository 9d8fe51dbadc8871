import type { PriorityWord } from '@wordhoard/contracts/learning'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Choice,
  hasNoCard,
  isChoosingOver,
  selectForgotten,
  selectRemembered,
  swipeMeaning,
  withinDailyLimit,
} from './choosing'

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

describe('the daily limit of new words', () => {
  const word = (spell_id: number, reason: PriorityWord['reason'], is_sure = false): PriorityWord => ({
    spell_id,
    spell_lower: `word ${spell_id}`,
    priority: 2,
    score: 0,
    repeat_count: reason === 'new' ? 0 : 3,
    state: reason === 'new' ? 'new' : 'learning',
    next_repeated_at: null,
    reason,
    retrievability: null,
    is_sure,
  })
  const idsOf = (words: PriorityWord[]) => words.map(({ spell_id }) => spell_id)

  it('keeps as many new words as are left while others are due', () => {
    const words = [word(1, 'due'), word(2, 'new'), word(3, 'new'), word(4, 'ahead')]
    expect(idsOf(withinDailyLimit(words, 1))).toEqual([1, 2, 4])
    expect(idsOf(withinDailyLimit(words, -3))).toEqual([1, 4])
    expect(idsOf(withinDailyLimit(words, 20))).toEqual([1, 2, 3, 4])
  })

  it('doesn’t count words that the learner surely knows, which have cards', () => {
    const words = [word(1, 'due'), word(2, 'new', true), word(3, 'new')]
    expect(words.map(hasNoCard)).toEqual([false, false, true])
    expect(idsOf(withinDailyLimit(words, 0))).toEqual([1, 2])
  })

  it('stops nobody when nothing is due', () => {
    expect(idsOf(withinDailyLimit([word(2, 'new'), word(3, 'new')], 0))).toEqual([2, 3])
  })
})
