import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { buildDictionary } from '../../build'
import type { InputFolders } from '../../input-folders'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database'
import { writeTinySources } from '../../testing/tiny-sources'
import { importDictionary } from '../import'

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-release-packs-'))
let folders: InputFolders
let database: FreshDatabase
beforeAll(async () => {
  folders = writeTinySources(join(folder, 'tiny'))
  database = await freshDatabase(inject('dictionaryDatabase'))
  await buildDictionary(database.pool, { onProgress: () => undefined, folders })
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const entry = (word: string, translations: readonly object[]) => ({
  word,
  pos: 'noun',
  lang_code: 'en',
  senses: [{ glosses: [`A ${word}.`] }],
  translations,
})
const importEntries = (name: string, entries: readonly object[]) => {
  const file = join(folder, name)
  writeFileSync(file, entries.map((one) => `${JSON.stringify(one)}\n`).join(''))
  return importDictionary(database.pool, { file, folders, onProgress: () => undefined })
}
const rows = async (sql: string) =>
  (await database.pool.query({ text: sql, rowMode: 'array' })).rows as unknown[][]
const packs = () => rows('SELECT lang, name, entries, stage, licence FROM translation_pack ORDER BY lang')
const words = () =>
  rows('SELECT headword, part_of_speech, label, equivalents FROM pack_word ORDER BY headword, ordinal')

const bank = entry('bank', [
  { lang_code: 'fr', sense: 'institution', word: 'banque' },
  { lang_code: 'de', sense: 'institution', word: 'Bank' },
])
const wug = entry('colour', [{ lang_code: 'fr', word: 'couleur' }])
const licence = 'CC BY-SA 4.0 and GFDL'
const translated = [
  ['bank', 'noun', 'mul', ['fr\tinstitution\tbanque', 'de\tinstitution\tBank']],
  ['colour', 'noun', 'mul', ['fr\t\tcouleur']],
]

it('translations come with the words of an import, and with its licence', async () => {
  await importEntries('one.jsonl', [bank, wug])
  expect(await words()).toEqual(translated)
  expect(await packs()).toEqual([
    ['de', 'Wiktionary', 1, 'active', licence],
    ['fr', 'Wiktionary', 2, 'active', licence],
    ['mul', 'Wiktionary', 2, 'active', licence],
  ])
})

it('are added to an import that was made without them', async () => {
  await database.pool.query('DELETE FROM translation_pack')
  await importEntries('one.jsonl', [bank, wug])
  expect(await words()).toEqual(translated)
  const releases = await rows(
    'SELECT r.stage FROM import_release r JOIN translation_pack p ON p.release_id = r.id',
  )
  expect(releases).toEqual(Array(3).fill(['active']))
})

it('stay if a file has the same words, and are replaced with them', async () => {
  await importEntries('same.jsonl', [bank, wug])
  expect(await words()).toEqual(translated)
  await importEntries('next.jsonl', [entry('bank', [{ lang_code: 'es', word: 'banco' }])])
  expect(await words()).toEqual([['bank', 'noun', 'mul', ['es\t\tbanco']]])
  expect((await packs()).map(([lang]) => lang)).toEqual(['es', 'mul'])
})
