import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type {} from '../testing/provided-context'
import { type IndexParts, loadIndex, openIndex } from './cached-index'
import type { CloseTable } from './close-spellings'

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

/** Returns the digest of every table by name. Comparing millions of numbers one by one would take minutes. */
function digests({ index, search, phrases }: IndexParts): Record<string, string> {
  const parts = { ...index.table, ...index.forms, ...phrases }
  const found: Record<string, string> = {
    forms: digest(index.forms.words.bytes),
    words: digest(index.words.bytes),
  }
  for (const [name, table] of Object.entries(search) as [string, CloseTable][]) {
    const { heads, entries } = table
    found[`${name} heads`] = digest(heads)
    if (entries instanceof Uint32Array) found[`${name} entries`] = digest(entries)
  }
  for (const [name, part] of Object.entries(parts)) if (ArrayBuffer.isView(part)) found[name] = digest(part)
  return found
}

const digest = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  createHash('sha256')
    .update(new Uint8Array(buffer, byteOffset, byteLength))
    .digest('hex')

describe('openIndex', () => {
  it('reads the same index from the file as from the database, and writes the file once', async () => {
    const packed = await loadIndex(pool)
    await openIndex(pool, folder)
    const [name] = readdirSync(join(folder, 'cache'))
    const file = join(folder, 'cache', name!)
    utimesSync(file, 1, 1)
    const kept = await openIndex(pool, folder)
    expect(statSync(file).mtimeMs).toBe(1000)
    expect(kept.index.words.length).toBeGreaterThan(140_000)
    expect(digests(kept)).toEqual(digests(packed))
    expect(kept.phrases.vocabulary).toEqual(packed.phrases.vocabulary)
    expect(kept.phrases.wordIds.size).toBe(packed.phrases.wordIds.size)
    for (const form of ['ran', 'colour', 'put off', 'xyzzy']) {
      expect(kept.index.idOf(form)).toBe(packed.index.idOf(form))
      expect(kept.index.findForms(form)).toEqual(packed.index.findForms(form))
    }
  })
})
