import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { buildDictionary } from '../build'
import type { InputFolders } from '../input-folders'
import { dictionaryRows } from '../testing/dictionary-rows'
import { type FreshDatabase, freshDatabase } from '../testing/fresh-database'
import { writeTinySources } from '../testing/tiny-sources'
import { writeWiktextract } from '../testing/wiktextract-file'
import { importDictionary } from './import'

const folder = mkdtempSync(join(tmpdir(), 'killed-import-'))
/** Number of entries in the file, as the requirement names it. */
const ENTRIES = 20_000
let folders: InputFolders
let database: FreshDatabase

beforeAll(async () => {
  folders = writeTinySources(join(folder, 'tiny'))
  database = await freshDatabase(inject('dictionaryDatabase'))
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const build = () => buildDictionary(database.pool, { onProgress: () => undefined, folders })

describe.runIf(process.env.FULL)('an import that is killed', () => {
  it('produces the same tables once it is resumed, however often it was killed', async () => {
    const file = join(folder, 'killed.jsonl')
    const known = [
      { word: 'bank', pos: 'noun', gloss: 'sloping land beside water' },
      { word: 'polish', pos: 'verb', gloss: 'make a surface shine' },
      { word: 'hot', pos: 'adj', gloss: 'of high temperature' },
    ]
    await writeWiktextract(file, { entries: ENTRIES, seed: 9, known, isDamaged: true })
    await build()
    await importDictionary(database.pool, { file, folders, onProgress: () => undefined })
    const wanted = await dictionaryRows(database.pool)
    await database.pool.query(
      'TRUNCATE spell, definition, dictionary_source, import_release, imported_entry RESTART IDENTITY CASCADE',
    )
    await build()
    const most = 10
    let kills = 0
    while (kills < most && (await importProcess(file, 1)) === null) kills++
    // On a slow day a run may finish before it is killed.
    expect(kills).toBeGreaterThanOrEqual(most / 2)
    expect(await importProcess(file, 0)).toBe(0)
    const found = await dictionaryRows(database.pool)
    for (const [name, rows] of Object.entries(wanted)) {
      expect(found[name]!.length, name).toBe(rows.length)
      expect(JSON.stringify(found[name]) === JSON.stringify(rows), name).toBe(true)
    }
  }, 900_000)

  async function importProcess(file: string, reports: number): Promise<number | null> {
    const script = fileURLToPath(new URL('../testing/killed-import.ts', import.meta.url))
    const { wordNet, lists } = folders
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', script, database.connectionString, wordNet, lists, file, String(reports)],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    return await new Promise((resolve) => child.once('close', resolve))
  }
})
