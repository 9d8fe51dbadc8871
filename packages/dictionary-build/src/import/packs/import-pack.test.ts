import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database'
import { dictdFiles, FREEDICT, LMF, TAB } from '../../testing/pack-files'
import { importPack } from './import-pack'
import { allPacks, deletePack } from './packs.queries'

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-packs-'))
let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase(inject('dictionaryDatabase'))
})
afterEach(() => database.pool.query('TRUNCATE translation_pack RESTART IDENTITY CASCADE'))
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const file = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const importFile = (lang: string, path: string, onProgress = () => {}) =>
  importPack(database.pool, { lang, file: path, onProgress })
const rows = async (sql: string) =>
  (await database.pool.query({ text: sql, rowMode: 'array' })).rows as unknown[][]
const senses = () => rows('SELECT key, equivalents FROM pack_sense ORDER BY key')
const words = () =>
  rows('SELECT headword, part_of_speech, label, equivalents FROM pack_word ORDER BY headword, ordinal')

describe('a wordnet', () => {
  const french = ['chien', 'chien domestique', 'toutou']

  it('as a table gives the words of its synsets to all their senses', async () => {
    const result = await importFile('fr-FR', file('wn-fra.tab', TAB))
    expect(result).toMatchObject({ changed: true, lang: 'fr', name: 'A wordnet', licence: 'CC BY 3.0' })
    expect(await senses()).toEqual([
      ['able%3:00:00::', ['capable']],
      ['canis_familiaris%1:05:00::', french],
      ['dog%1:05:00::', french],
      ['domestic_dog%1:05:00::', french],
      ['entity%1:03:00::', ['entité']],
    ])
    expect(result.entries).toBe(5)
  })

  it('is the same packed, and in LMF', async () => {
    await importFile('fr', file('wn-fra.tab.gz', gzipSync(TAB)))
    expect(await senses()).toHaveLength(5)
    const lmf = await importFile('fi', file('omw-fi.xml', LMF))
    expect(lmf).toMatchObject({
      name: 'Words & senses',
      licence: 'https://creativecommons.org/licenses/by/4.0/',
      version: '1.4',
    })
    const { id } = (await allPacks.fetchAll(database.pool, {}))[0]!
    await database.pool.query('DELETE FROM pack_sense WHERE pack_id <> $1', [id])
    expect(await senses()).toContainEqual(['dog%1:05:00::', ['koira', 'hauva']])
    expect(await senses()).toContainEqual(['able%3:00:00::', ['kykenevä']])
  })

  it('that doesn’t state its licence says so, under the name of its file', async () => {
    const nameless = file('nameless.tab', TAB.split('\n').slice(1).join('\n'))
    expect(await importFile('fr', nameless)).toMatchObject({ name: 'nameless.tab', licence: 'not stated' })
    const xml = file('nameless.xml', LMF.replace(/license="[^"]*"/u, ''))
    expect(await importFile('fi', xml)).toMatchObject({ name: 'Words & senses', licence: 'not stated' })
  })
})

describe('an import of a pack', () => {
  it('does nothing if the pack is there, and replaces an older one', async () => {
    const path = file('wn-fra.tab', TAB)
    await importFile('fr', path)
    expect(await importFile('fr', path)).toMatchObject({ changed: false, entries: 5 })
    await importFile('fr', file('wn-fra-2.tab', TAB.replaceAll(/chien/giu, 'cabot')))
    expect(await allPacks.fetchAll(database.pool, {})).toHaveLength(1)
    expect(await senses()).toContainEqual(['dog%1:05:00::', ['cabot', 'cabot domestique', 'toutou']])
  })

  it('continues where an earlier run broke off, and gives the same', async () => {
    const articles = Array.from(
      { length: 12_000 },
      (_, at) => [[`word${at}`], `word${at} <n>\nWort${at}`] as const,
    )
    const { index, packed } = dictdFiles([...FREEDICT, ...articles])
    file('large.dict.dz', packed)
    const path = file('large.index', index)
    await importFile('de', path)
    const wanted = await words()
    expect(wanted.length).toBeGreaterThan(12_000)
    await database.pool.query('TRUNCATE translation_pack CASCADE')
    let batches = 0
    const breaking = importFile('de', path, () => {
      if (++batches === 2) throw new Error('killed')
    })
    await expect(breaking).rejects.toThrow('killed')
    const [unfinished] = await allPacks.fetchAll(database.pool, {})
    expect(unfinished).toMatchObject({ stage: 'reading', name: expect.stringContaining('FreeDict') })
    expect((await words()).length).toBeLessThan(wanted.length)
    expect(await importFile('de', path)).toMatchObject({ changed: true, resumed: true })
    expect(await words()).toEqual(wanted)
    expect(await allPacks.fetchAll(database.pool, {})).toMatchObject([
      { stage: 'active', entries: wanted.length },
    ])
  })

  it('refuses what is no pack, and what is no language', async () => {
    await expect(importFile('de', file('x.txt', 'hello'))).rejects.toThrow(/neither a wordnet/)
    await expect(importFile('de', join(folder, 'missing.tab'))).rejects.toThrow(/cannot be opened/)
    await expect(importFile('German!', file('wn-fra.tab', TAB))).rejects.toThrow(/no language/)
  })

  it('leaves nothing when it is removed', async () => {
    await importFile('fr', file('wn-fra.tab', TAB))
    const [pack] = await allPacks.fetchAll(database.pool, {})
    expect(await deletePack.fetchFirst(database.pool, { id: pack!.id })).toEqual({
      lang: 'fr',
      name: 'A wordnet',
    })
    expect(await senses()).toEqual([])
  })
})
