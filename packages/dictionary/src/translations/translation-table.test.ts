import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listTranslatedLanguages, translationsFolder, translationsIn } from './translation-file'
import { keysOfFile, TranslationTable } from './translation-table'

const ids = new Map([
  ['deal.n.1', 7],
  ['deal.v.1', 3],
  ['row.n.2', 2_000_000_000],
])
const table = (content: string) =>
  TranslationTable.fromFile(
    content,
    keysOfFile(content).map((key) => ids.get(key) ?? 0),
  )
const textOf = (content: string, id: number) => table(content).jsonOf(id)?.toString()

it('returns the equivalents of a definition in their order, as JSON', () => {
  const content = 'deal.n.1\ttrato; acuerdo\ndeal.v.1\tocuparse de\nrow.n.2\t一排\n'
  expect(textOf(content, 7)).toBe('["trato","acuerdo"]')
  expect(textOf(content, 3)).toBe('["ocuparse de"]')
  expect(textOf(content, 2_000_000_000)).toBe('["一排"]')
})

it('knows nothing of other definitions, nor of keys that the dictionary hasn’t', () => {
  const content = 'deal.n.1\ttrato\ngone.n.1\tido\n'
  expect(table(content).size).toBe(1)
  for (const id of [0, 3, 6, 8, 2_000_000_000]) expect(textOf(content, id)).toBeUndefined()
  expect(table('').jsonOf(7)).toBeUndefined()
  expect(table('broken\n\tbroken\ndeal.n.1\ttrato').size).toBe(1)
})

it('finds every definition of any table', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 5_000 }), { maxLength: 300 }), (numbers) => {
      const content = numbers.map((id) => `k.${id}\tw${id}`).join('\n')
      const made = TranslationTable.fromFile(content, numbers)
      for (const id of numbers) expect(made.jsonOf(id)?.toString()).toBe(`["w${id}"]`)
      expect(made.jsonOf(5_001)).toBeUndefined()
    }),
  )
})

it('reads the files that come with the product', () => {
  expect(listTranslatedLanguages(translationsFolder())).toContain('de')
  expect([...translationsIn('a.n.1\tb; c\n\nbroken\n')]).toEqual([{ key: 'a.n.1', equivalents: ['b', 'c'] }])
})
