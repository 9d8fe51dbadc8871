// @vitest-environment jsdom
import type { TextWord } from '@wordhoard/contracts/reading/text-words'
import { afterEach, describe, expect, it } from 'vitest'
import { textWords } from '../../../features/word-states/text-words'
import { candidatesIn } from './gloss-candidates'

afterEach(() => document.body.replaceChildren())

const word = (spell_lower: string, probability: number, more: Partial<TextWord> = {}): TextWord => ({
  spell_id: spell_lower.length,
  spell_lower,
  state: 'met',
  score: 0,
  probability,
  forms: [spell_lower],
  count: 1,
  ...more,
})

function candidates(html: string, words: readonly TextWord[]) {
  document.body.innerHTML = `<div>${html}</div>`
  const chunk = document.body.firstElementChild!
  const screen = { body: document.body, pane: document.body, capitals: new Map(), stateOfForm: () => null }
  return candidatesIn(screen, textWords(words), null, chunk)
}

describe('words that may ask for their meaning', () => {
  it('are hardly known or being learnt, with their context and their place in the chunk', () => {
    const found = candidates('<p>The old gull cried.</p><p>A <b>drought</b> came.</p>', [
      word('gull', 0.2),
      word('drought', 0.1),
      word('old', 0.9),
      word('cried', 0.9, { state: 'learning' }),
      word('came', 0.1, { state: 'known', spell_id: 99 }),
    ])
    expect(found.words).toBe(7)
    expect(found.candidates.map(({ sent }) => [sent.text, sent.place])).toEqual([
      ['drought', 5],
      ['gull', 2],
      ['cried', 3],
    ])
    expect(found.candidates[1]!.sent).toMatchObject({ context: 'The old gull cried.', at: 8, spell_id: 4 })
  })

  it('are offered at two places at most, and never where a form is of several words', () => {
    const found = candidates('<p>A gull, a gull and a gull saw a saw.</p>', [
      word('gull', 0.2),
      word('saw', 0.1, { spell_id: 50 }),
      word('see', 0.3, { forms: ['saw'] }),
    ])
    expect(found.candidates.map(({ sent }) => sent.place)).toEqual([1, 3])
  })
})
