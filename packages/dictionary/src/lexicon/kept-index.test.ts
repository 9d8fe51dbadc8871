import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openIndex } from './kept-index'

let pool: pg.Pool
let folder: string
beforeAll(() => {
  pool = new pg.Pool({ connectionString: inject('dictionaryDatabase'), max: 2 })
  folder = mkdtempSync(join(tmpdir(), 'index-'))
})
afterAll(async () => {
  await pool.end()
  rmSync(folder, { recursive: true, force: true })
})

describe('the index of the dictionary', () => {
  it('is the same from its file as from the database, and the file is written once', async () => {
    const packed = await openIndex(pool, folder)
    const [name] = readdirSync(join(folder, 'cache'))
    const file = join(folder, 'cache', name!)
    utimesSync(file, 1, 1)
    const kept = await openIndex(pool, folder)
    expect(statSync(file).mtimeMs).toBe(1000)
    expect(kept.index.words.length).toBeGreaterThan(140_000)
    for (const table of ['search', 'phrases'] as const) expect(kept[table]).toEqual(packed[table])
    expect(kept.index.forms).toEqual(packed.index.forms)
    expect(kept.index.table).toEqual(packed.index.table)
    for (const form of ['ran', 'colour', 'put off', 'xyzzy']) {
      expect(kept.index.idOf(form)).toBe(packed.index.idOf(form))
      expect(kept.index.listedForms(form)).toEqual(packed.index.listedForms(form))
    }
  })
})
