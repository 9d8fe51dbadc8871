import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SpellingTable } from './spelling-table'

it('SpellingTable finds what a Map would find, at any offset of a text', () => {
  const spelling = fc.string({
    unit: fc.constantFrom('a', 'b', 'é', '’', '𝄞', 'A'),
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(fc.array(spelling), spelling, (kept, asked) => {
      const table = new SpellingTable<{ spelling: string; at: number }>()
      const map = new Map<string, { spelling: string; at: number }>()
      for (const [at, word] of kept.entries()) {
        const known = table.find(`..${word}..`, 2, 2 + word.length)
        expect(known).toBe(map.get(word))
        if (known) continue
        const value = { spelling: word, at }
        map.set(word, value)
        table.add(value)
      }
      expect(table.size).toBe(map.size)
      expect(table.find(`a${asked}b`, 1, 1 + asked.length)).toBe(map.get(asked))
    }),
  )
})

it('SpellingTable grows with its entries, and clears all of them', () => {
  const table = new SpellingTable<{ spelling: string }>()
  const words = Array.from({ length: 20_000 }, (_, index) => `word${index}`)
  for (const spelling of words) table.add({ spelling })
  expect(table.size).toBe(words.length)
  for (const word of words) expect(table.find(word, 0, word.length)?.spelling).toBe(word)
  expect(table.find('wordy', 0, 5)).toBeUndefined()
  table.clear()
  expect(table.size).toBe(0)
  expect(table.find('word1', 0, 5)).toBeUndefined()
})
