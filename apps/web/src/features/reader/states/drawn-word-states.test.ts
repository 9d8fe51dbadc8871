import { tokenise } from '@wordhoard/lexicon/tokens/tokens'
import { describe, expect, it } from 'vitest'
import type { DrawnWordState } from '../../../lib/drawn-word-state'
import { countCapitals, type StateOfForm, wordStatesInBlock } from './drawn-word-states'

const block = (text: string) => ({ text, words: tokenise(text).filter(({ kind }) => kind === 'word') })

/**
 * Returns what is drawn in each block of a text.
 *
 * @param states states of the forms in the text's vocabulary; null for one that is not drawn
 */
function drawStates(blocks: string[], states: Record<string, DrawnWordState | null>): string[][] {
  const counts = new Map<string, { lower: number; name: number }>()
  for (const text of blocks) countCapitals(block(text), counts)
  const stateOfForm: StateOfForm = (form) => states[form]
  return blocks.map((text) =>
    wordStatesInBlock(block(text), counts, stateOfForm).map(
      ({ start, end, state }) => `${text.slice(start, end)}:${state}`,
    ),
  )
}

describe('wordStatesInBlock', () => {
  it('draws every form listed in the vocabulary, but no known or foreign ones', () => {
    expect(
      drawStates(['She ran; they were running past the fjord.'], {
        ran: 'learning-low',
        running: 'learning-low',
        fjord: 'met',
        the: null,
      }),
    ).toEqual([['ran:learning-low', 'running:learning-low', 'fjord:met']])
  })

  it('treats a possessive, straight or curly, as its word', () => {
    expect(drawStates(["The gardener's hat and the gardener’s spade"], { gardener: 'new' })).toEqual([
      ["gardener's:new", 'gardener’s:new'],
    ])
  })

  it('draws a hyphenated word whole if the vocabulary has it, otherwise the parts that it has', () => {
    expect(
      drawStates(['A well-known mother-in-law-like face'], { well: null, known: 'met', face: 'new' }),
    ).toEqual([['known:met', 'face:new']])
    expect(
      drawStates(['A mother-in-law-like face'], { 'mother-in-law': 'met', like: 'new', face: null }),
    ).toEqual([['mother-in-law:met', 'like:new']])
  })

  it('does not draw names that are spelt like words', () => {
    expect(
      drawStates(['The king was long dead.', 'We saw Mary King and Mrs Long there.'], {
        king: 'met',
        long: 'met',
      }),
    ).toEqual([['king:met', 'long:met'], []])
  })

  it('draws words capitalised at the start of a sentence or in a heading', () => {
    expect(drawStates(['Herons flew. “Herons!” she said of the herons.'], { herons: 'met' })).toEqual([
      ['Herons:met', 'Herons:met', 'herons:met'],
    ])
    expect(
      drawStates(['The Heron Garden Gate', 'a heron in the garden'], { heron: 'met', garden: 'new' }),
    ).toEqual([
      ['Heron:met', 'Garden:new'],
      ['heron:met', 'garden:new'],
    ])
  })

  it('draws words that are always capitalised in English', () => {
    expect(drawStates(['They met on Monday in spring.'], { monday: 'met', spring: 'met' })).toEqual([
      ['Monday:met', 'spring:met'],
    ])
  })

  it('finds words with soft hyphens, ligatures and decomposed letters', () => {
    expect(
      drawStates(['A ﬁne capa\u00adbility at the cafe\u0301'], {
        fine: 'met',
        capability: 'met',
        café: 'met',
      }),
    ).toEqual([['ﬁne:met', 'capa\u00adbility:met', 'cafe\u0301:met']])
  })
})
