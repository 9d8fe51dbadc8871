// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { collectWords } from './collect-words'
import { plainField } from './plain-field'
import { wordsTable } from './words-table'

describe('plainField', () => {
  it('removes markup, sounds and cloze marks', () => {
    expect(plainField('A <b>deep</b><br>fjord &amp; <i>ice</i> [sound:a.mp3]')).toBe('A deep fjord & ice')
    expect(plainField('The {{c1::glacier::ice}} moved {{c2::slowly}}.')).toBe('The glacier moved slowly.')
    expect(plainField('<div>one</div><div>two</div>')).toBe('one two')
    expect(plainField('x<script>alert(1)</script><style>b{}</style>')).toBe('x')
  })
})

describe('collectWords', () => {
  it('returns each word once, cleaned, with its sentence', () => {
    const table = wordsTable([
      ['fjord (noun)', 'The fjord is deep.'],
      ['Fjord', 'again'],
      ['“glacier”', ''],
      ['schedule /ˈʃedjuːl/', ''],
      ['', 'nothing'],
    ])
    expect(collectWords(table, { word: 0, sentence: 1, note: null }).words).toEqual([
      { text: 'fjord', sentence: 'The fjord is deep.' },
      { text: 'glacier' },
      { text: 'schedule' },
    ])
  })

  it('takes notes along, cut to the length that the server stores', () => {
    const table = wordsTable([
      ['fjord', `  ${'n'.repeat(600)}`],
      ['ice', ''],
    ])
    expect(collectWords(table, { word: 0, sentence: null, note: 1 }).words).toEqual([
      { text: 'fjord', note: 'n'.repeat(500) },
      { text: 'ice' },
    ])
  })

  it('separates texts too long to be a word', () => {
    const { words, tooLong } = collectWords(wordsTable([['x'.repeat(301)], ['ice']]), {
      word: 0,
      sentence: null,
      note: null,
    })
    expect(words).toEqual([{ text: 'ice' }])
    expect(tooLong).toHaveLength(1)
  })
})
