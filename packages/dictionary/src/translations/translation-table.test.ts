import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import {
  listTranslatedLanguages,
  translationFile,
  translationsFolder,
  translationsIn,
} from './translation-file'
import { TranslationTable } from './translation-table'

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-translations-'))
const opened: TranslationTable[] = []
afterAll(async () => {
  for (const table of opened) await table.close()
  rmSync(folder, { recursive: true })
})

const ids = new Map([
  ['deal.n.1', 7],
  ['deal.v.1', 3],
  ['row.n.2', 2_000_000_000],
])
let files = 0

async function open(content: string, idOf = (key: string) => ids.get(key) ?? 0): Promise<TranslationTable> {
  const path = join(folder, `${++files}.tsv`)
  writeFileSync(path, content)
  const table = await TranslationTable.open(path, (keys) => keys.map(idOf))
  opened.push(table)
  return table
}

it('returns the equivalents of a definition in their order, as JSON', async () => {
  const table = await open('deal.n.1\ttrato; acuerdo\ndeal.v.1\tocuparse de\nrow.n.2\t一排\n')
  expect(table.jsonOf(7)?.toString()).toBe('["trato","acuerdo"]')
  expect(table.jsonOf(3)?.toString()).toBe('["ocuparse de"]')
  expect(table.jsonOf(2_000_000_000)?.toString()).toBe('["一排"]')
})

it('knows nothing of other definitions, nor of keys that the dictionary hasn’t', async () => {
  const table = await open('deal.n.1\ttrato\ngone.n.1\tido\n')
  expect(table.size).toBe(1)
  for (const id of [0, 3, 6, 8, 2_000_000_000]) expect(table.jsonOf(id)).toBeUndefined()
  expect((await open('')).jsonOf(7)).toBeUndefined()
  expect((await open('broken\n\tbroken\ndeal.n.1\ttrato')).size).toBe(1)
})

it('finds every definition of any table', async () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 5_000 }), { maxLength: 300 })
  await fc.assert(
    fc.asyncProperty(numbers, async (all) => {
      const table = await open(all.map((id) => `k.${id}\tw${id}`).join('\n'), (key) => Number(key.slice(2)))
      for (const id of all) expect(table.jsonOf(id)?.toString()).toBe(`["w${id}"]`)
      expect(table.jsonOf(5_001)).toBeUndefined()
    }),
    { numRuns: 30 },
  )
})

it('reads equivalents of any length', async () => {
  const long = Array.from({ length: 6_000 }, (_, at) => `слово ${at}`)
  const table = await open(`row.n.2\t${long.join('; ')}\ndeal.n.1\ttrato\n`)
  expect(JSON.parse(table.jsonOf(2_000_000_000)!.toString())).toEqual(long)
  expect(table.jsonOf(7)?.toString()).toBe('["trato"]')
})

it('goes on reading its file when another one takes its place', async () => {
  const table = await open('deal.n.1\ttrato\n')
  const newer = join(folder, 'newer.tsv')
  writeFileSync(newer, 'zzz.n.1\tnada\ndeal.n.1\totro\n')
  renameSync(newer, join(folder, `${files}.tsv`))
  expect(table.jsonOf(7)?.toString()).toBe('["trato"]')
})

it('rejects if the ids can’t be found', async () => {
  const path = join(folder, 'unread.tsv')
  writeFileSync(path, 'deal.n.1\ttrato\n')
  await expect(TranslationTable.open(path, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
})

it('reads the files that come with the product', () => {
  expect(listTranslatedLanguages(translationsFolder())).toContain('de')
  expect([...translationsIn('a.n.1\tb; c\n\nbroken\n')]).toEqual([{ key: 'a.n.1', equivalents: ['b', 'c'] }])
})

it('takes less than 5 MB for all languages that come with the product', async () => {
  const languages = listTranslatedLanguages(translationsFolder())
  expect(languages.length).toBeGreaterThanOrEqual(12)
  let bytes = 0
  for (const lang of languages) {
    const path = translationFile(translationsFolder(), lang)
    const table = await TranslationTable.open(path, (keys) => keys.map((_key, at) => at + 1))
    opened.push(table)
    expect(table.size).toBeGreaterThan(20_000)
    bytes += table.bytes
  }
  expect(bytes).toBeLessThan(5_000_000)
})
