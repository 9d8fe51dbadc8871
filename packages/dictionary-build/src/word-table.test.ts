import { contentStems, isStopWord, stemOf } from '@wordhoard/senses/words/stems'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WordTable } from './word-table'

const rules = {
  letters: (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [],
  ascii: (text: string) =>
    text
      .replaceAll(/[^\0-\x7f]/gu, ' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [],
  joined: (text: string) =>
    text
      .replaceAll(/[^\0-\x7f]/gu, ' ')
      .toLowerCase()
      .match(/[a-z]+(?:['-][a-z]+)*/g) ?? [],
} as const

const table = new WordTable()
function wordsOf(text: string, rule: keyof typeof rules): string[] {
  const count = table.read(text, rule)
  return Array.from(table.found.subarray(0, count), (number) => table.words[number]!)
}

describe('WordTable', () => {
  it('finds the words that the rule names', () => {
    const text = "A well-known “café” doesn’t—or don't—open: Gaufre 2-go, -ly, café"
    expect(wordsOf(text, 'letters')).toEqual([
      ...['a', 'well', 'known', 'café', 'doesn', 't', 'or', 'don', 't', 'open', 'gaufre', 'go', 'ly', 'café'],
    ])
    expect(wordsOf(text, 'ascii')).toContain('caf')
    expect(wordsOf(text, 'joined')).toEqual([
      ...['a', 'well-known', 'caf', 'doesn', 't', 'or', "don't", 'open', 'gaufre', 'go', 'ly', 'caf'],
    ])
  })

  it('finds the same words as a pattern in any text', () => {
    const parts = fc.constantFrom('a', 'Ab', 'z', 'é', 'ə', '-', "'", '’', '–', ' ', '9', '@', '[', '`', '{')
    fc.assert(
      fc.property(
        fc.array(parts, { maxLength: 30 }),
        fc.constantFrom(...(['letters', 'ascii', 'joined'] as const)),
        (all, rule) => {
          const text = all.join('')
          expect(wordsOf(text, rule)).toEqual([...rules[rule](text)])
        },
      ),
    )
  })

  it('gives a word one number, also among thousands', () => {
    const many = Array.from({ length: 30_000 }, (_, index) =>
      index.toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!),
    )
    const own = new WordTable()
    const numbers = many.map((word) => own.numberOf(word))
    expect(new Set(numbers).size).toBe(new Set(many).size)
    expect(many.map((word) => own.numberOf(word))).toEqual(numbers)
    expect(own.read(many.slice(0, 2000).join(' ').toUpperCase(), 'letters')).toBe(2000)
    expect([...own.found.subarray(0, 2000)]).toEqual(numbers.slice(0, 2000))
  })

  it('finds the words whose stems count', () => {
    const text = 'The 2 rivers, which ran (x) beside it – über Königsberg'
    const stems = wordsOf(text, 'letters')
      .filter((word) => !isStopWord(word))
      .map(stemOf)
    expect(stems).toEqual(contentStems(text))
  })
})
