import { describe, expect, it } from 'vitest'
import { textWords } from '../../../features/word-states/text-words'
import { textWord } from '../../../testing/words'
import { endFigures } from './end-figures'

describe('the figures at the end of a text', () => {
  it('count the words met, and tell saved words from those that were merely met', () => {
    const words = textWords(
      [
        textWord(1, { state: 'learning', score: 4 }),
        textWord(2, { state: 'learning', score: 1 }),
        textWord(3, { state: 'new', score: 0 }),
        textWord(4),
        textWord(5, { state: 'known' }),
        textWord(6, { state: 'ignored' }),
        textWord(7, { state: null }),
      ],
      [{ spell_id: 8, spell_lower: 'put off', state: 'new', score: 0, places: [] }],
    )
    // New words come first, then the weakest. Words outside the vocabulary can't be marked.
    expect(endFigures(words)).toEqual({ met: 6, saved: [3, 8, 2, 1], rest: [4] })
  })
})
