import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { buildDictionary } from '../build'
import type { InputFolders } from '../input-folders'
import { dictionaryRows } from '../testing/dictionary-rows'
import { type FreshDatabase, freshDatabase } from '../testing/fresh-database'
import { tinyLists, tinySynsets, writeTinySources } from '../testing/tiny-sources'
import { writeWiktextract } from '../testing/wiktextract-file'
import { wiktextractSamples } from '../testing/wiktextract-samples'
import { importDictionary } from './import'

const folder = mkdtempSync(join(tmpdir(), 'import-'))
let folders: InputFolders
let database: FreshDatabase

const build = (options: { force?: boolean; folders?: InputFolders } = {}) =>
  buildDictionary(database.pool, { onProgress: () => undefined, folders, ...options })
const importFile = (file: string) =>
  importDictionary(database.pool, { file, folders, onProgress: () => undefined })

function writeRelease(name: string, entries: readonly object[]): string {
  const file = join(folder, name)
  const text = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
  writeFileSync(file, name.endsWith('.gz') ? gzipSync(text) : text)
  return file
}

interface Definition {
  text: string
  source: string
  added_from?: string[]
  part_of_speech: string
  direct_synonyms: { spelling: string }[]
  direct_hypernyms: { spelling: string }[]
  domain: { region: string[]; category: string[]; usage: string[] }
  examples: { text: string }[]
}

async function lookUp(word: string) {
  const { rows } = await database.pool.query<{ body: string }>(
    'SELECT body FROM spell JOIN spell_document ON spell_id = id WHERE spell_lower = $1',
    [word],
  )
  return rows[0] && (JSON.parse(rows[0].body) as { definitions: Definition[] } & Record<string, string[]>)
}

async function table(sql: string): Promise<unknown[][]> {
  return (await database.pool.query({ text: sql, rowMode: 'array' })).rows as unknown[][]
}

beforeAll(async () => {
  folders = writeTinySources(join(folder, 'tiny'))
  database = await freshDatabase(inject('dictionaryDatabase'))
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})
afterEach(async () => {
  await database.pool.query(
    'TRUNCATE spell, definition, dictionary_source, import_release, imported_entry RESTART IDENTITY CASCADE',
  )
})

describe('importDictionary', () => {
  it('adds new definitions to the existing ones, without duplicates', async () => {
    await build()
    await importFile(writeRelease('samples.jsonl', wiktextractSamples))
    const bank = (await lookUp('bank'))!
    expect(bank.definitions.map(({ text, source }) => [text, source])).toEqual([
      ['sloping land beside water', 'WordNet'],
      ['an institution that lends', 'WordNet'],
      ['A row of keys or switches.', 'Wiktionary'],
      ['A bench for judges.', 'Wiktionary'],
    ])
    expect(bank.definitions[1]).toMatchObject({
      added_from: ['Wiktionary'],
      domain: { category: ['money', 'banking'] },
      examples: [{ text: 'he went to the bank' }, { text: 'The bank lent her the money.' }],
    })
    expect(bank.definitions[1]!.direct_synonyms.map(({ spelling }) => spelling)).toEqual([
      'depository',
      'thing',
    ])
    expect(bank.definitions[2]).toMatchObject({
      domain: { region: ['British'], usage: ['informal'] },
      direct_hypernyms: [{ spelling: 'Thing' }],
    })
    expect(bank.pronunciations).toEqual(['bæŋk'])
    expect(
      await table(`SELECT ordinal, text FROM definition d JOIN spell s ON s.id = spell_id
      WHERE spell_lower = 'bank' ORDER BY ordinal`),
    ).toEqual(bank.definitions.map(({ text }, at) => [at, text]))
  })

  it('creates entries for new words, with the offensive sense last', async () => {
    await build()
    await importFile(writeRelease('samples.jsonl.gz', wiktextractSamples))
    const wug = (await lookUp('wug'))!
    expect(wug.definitions.map(({ text }) => text)).toEqual([
      'A small imaginary bird.',
      'To sing like a small bird.',
      'A foolish person.',
    ])
    expect(wug.definitions[2]!.domain.usage).toEqual(['derogatory', 'offensive'])
    expect(wug).toMatchObject({
      parts_of_speech: ['noun', 'verb'],
      pronunciations: ['wʌɡ'],
      spellings: ['wug', 'wugg'],
      forms: ['wugs'],
      frequency_rank: null,
      level: 'C2',
    })
    expect((await lookUp('bank'))!.sound_from).toEqual(['Wiktionary'])
    expect((await lookUp('wugton'))!.sound_from).toBeUndefined()
    expect((await lookUp('wugton'))!.parts_of_speech).toEqual(['proper noun'])
    expect(await lookUp('wgu')).toBeUndefined()
    expect(await lookUp('wuggen')).toBeUndefined()
    expect((await lookUp('colour'))!.definitions.map(({ text }) => text)).toEqual([
      'what light gives',
      'To give a colour to.',
    ])
  })

  it('stores forms, phrases, pronunciations and recordings in their tables', async () => {
    await build()
    await importFile(writeRelease('samples.jsonl', wiktextractSamples))
    expect(
      await table(`SELECT form, kind, detail FROM spell_form JOIN spell ON id = spell_id
        WHERE spell_lower = 'wug' ORDER BY 1, 3`),
    ).toEqual([
      ['wugg', 'spelling', ''],
      ['wuggen', 'inflection', 'past'],
      ['wuggen', 'inflection', 'past participle'],
      ['wugges', 'inflection', 'old form'],
    ])
    expect(
      await table(
        `SELECT head, gap FROM phrase JOIN spell ON id = spell_id WHERE spell_lower = 'blow the wug'`,
      ),
    ).toEqual([[0, null]])
    expect(
      await table(`SELECT ipa, accent FROM pronunciation JOIN spell ON id = spell_id
        WHERE spell_lower = 'bank' ORDER BY ordinal`),
    ).toEqual([
      ['bæŋk', ''],
      ['beɪŋk', 'US'],
    ])
    expect(
      await table(`SELECT url, accent FROM spell_audio JOIN spell ON id = spell_id ORDER BY ordinal`),
    ).toEqual([
      ['https://example.org/uk.mp3', ''],
      ['https://example.org/us.mp3', 'US'],
    ])
    expect(
      await table(`SELECT licence, spells, definitions FROM dictionary_source WHERE name = 'Wiktionary'`),
    ).toEqual([['CC BY-SA 4.0 and GFDL', 5, 8]])
  })

  it('stores a sense profile for every definition, in the same order', async () => {
    await build()
    await importFile(writeRelease('samples.jsonl', wiktextractSamples))
    const rows = await table(`SELECT spell_lower, p.body, d.body FROM spell
      JOIN spell_senses p ON p.spell_id = id JOIN spell_document d ON d.spell_id = id`)
    for (const [word, profiles, document] of rows as [string, string, string][]) {
      const parts = (JSON.parse(profiles) as { p: string }[]).map(({ p }) => p)
      const { definitions } = JSON.parse(document) as { definitions: Definition[] }
      expect([word, parts]).toEqual([word, definitions.map((definition) => definition.part_of_speech)])
    }
  })

  it('changes nothing the second time, or for the same content in another file', async () => {
    await build()
    const file = writeRelease('samples.jsonl', wiktextractSamples)
    expect((await importFile(file)).changed).toBe(true)
    const before = await dictionaryRows(database.pool, ', xmin')
    expect((await importFile(file)).changed).toBe(false)
    expect((await importFile(writeRelease('copy.jsonl.gz', wiktextractSamples))).changed).toBe(false)
    expect(await dictionaryRows(database.pool, ', xmin')).toEqual(before)
  })

  it('removes what a newer file no longer has, and keeps all other ids', async () => {
    await build()
    const base = await dictionaryRows(database.pool)
    await importFile(writeRelease('samples.jsonl', wiktextractSamples))
    const first = await dictionaryRows(database.pool)
    const kept = wiktextractSamples.filter((entry) => (entry as { word?: string }).word === 'wug')
    await importFile(writeRelease('newer.jsonl', kept))
    const second = await dictionaryRows(database.pool)
    expect(first.definition).toEqual(
      expect.arrayContaining(
        second.definition!.filter((row) => (row as { source: string }).source === 'Wiktionary'),
      ),
    )
    expect(await lookUp('wugton')).toBeUndefined()
    const ofBank = (rows: Record<string, unknown[]>, name: string) =>
      rows[name]!.filter((row) => (row as { spell_id: number }).spell_id === 3)
    for (const name of ['spell_document', 'spell_senses', 'definition', 'pronunciation', 'spell_form']) {
      expect(ofBank(second, name)).toEqual(ofBank(base, name))
    }
  })

  it('keeps imported content through a new build and combines it with the new one', async () => {
    await build()
    await importFile(writeRelease('samples.jsonl', wiktextractSamples))
    const before = await dictionaryRows(database.pool)
    await build({ force: true })
    expect(await dictionaryRows(database.pool)).toEqual(before)
    const without = writeTinySources(
      join(folder, 'without'),
      tinySynsets.filter(({ name }) => name !== 'lender'),
      tinyLists,
    )
    await build({ folders: without })
    expect((await lookUp('bank'))!.definitions.map(({ text }) => text)).toEqual([
      'sloping land beside water',
      'An institution that lends.',
      'A row of keys or switches.',
      'A bench for judges.',
    ])
    await build()
    expect((await lookUp('bank'))!.definitions.map(({ text }) => text)).toEqual([
      'sloping land beside water',
      'an institution that lends',
      'A row of keys or switches.',
      'A bench for judges.',
    ])
  })

  it('counts damaged lines, odd Unicode and fields of wrong types, and continues', async () => {
    await build()
    const file = join(folder, 'damaged.jsonl')
    await writeWiktextract(file, { entries: 3_000, seed: 5, isDamaged: true })
    const { counts } = await importFile(file)
    expect(counts['damaged lines']).toBeGreaterThan(3)
    expect(counts['not words']).toBeGreaterThan(0)
    expect(counts.redirects).toBeGreaterThan(50)
    expect(counts['other languages']).toBeGreaterThan(50)
    expect(counts.entries).toBeGreaterThan(3_000)
  })

  it('explains what it can’t read', async () => {
    writeFileSync(join(folder, 'letter.txt'), 'Dear Sir or Madam')
    await expect(importFile(join(folder, 'letter.txt'))).rejects.toThrow(/neither a wiktextract file/)
    await expect(importFile(join(folder, 'nowhere.jsonl'))).rejects.toThrow(/cannot be opened/)
    writeFileSync(
      join(folder, 'half.jsonl.gz'),
      gzipSync(`${JSON.stringify(wiktextractSamples[0])}\n`.repeat(9_999)).subarray(0, 9_000),
    )
    await expect(importFile(join(folder, 'half.jsonl.gz'))).rejects.toThrow(/is damaged/)
  })
})
