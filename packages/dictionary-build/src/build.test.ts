import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { buildDictionary } from './build'
import type { InputFolders } from './input-folders'
import { loadedTables } from './load/tables'
import { type FreshDatabase, freshDatabase } from './testing/fresh-database'
import { tableChecksums } from './testing/table-checksums'
import { tinyLists, tinySynsets, writeTinySources } from './testing/tiny-sources'

const folder = mkdtempSync(join(tmpdir(), 'dictionary-'))
let folders: InputFolders
let database: FreshDatabase

const build = (options: { force?: boolean; folders?: InputFolders } = {}) =>
  buildDictionary(database.pool, { onProgress: () => undefined, folders, ...options })

/** Returns every row of every table; with `xmin`, also the transaction that wrote it. */
async function rows(system = ''): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {}
  for (const { name, key } of loadedTables) {
    all[name] = (await database.pool.query(`SELECT *${system} FROM ${name} ORDER BY ${key.join(', ')}`)).rows
  }
  return all
}

async function ids(): Promise<Map<string, number>> {
  const { rows: found } = await database.pool.query<{ name: string; id: number }>(
    `SELECT spell_lower AS name, id FROM spell UNION ALL SELECT 'sense ' || key, id FROM definition`,
  )
  return new Map(found.map((row) => [row.name, row.id]))
}

beforeAll(async () => {
  folders = writeTinySources(join(folder, 'all'))
  database = await freshDatabase(inject('dictionaryDatabase'))
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})
afterEach(async () => {
  await database.pool.query('TRUNCATE spell, definition, dictionary_source RESTART IDENTITY CASCADE')
})

describe('buildDictionary', () => {
  it('changes nothing the second time', async () => {
    expect((await build()).changed).toBe(true)
    const before = await rows(', xmin')
    const second = await build()
    expect(second).toMatchObject({ changed: false, spells: 25, definitions: 28 })
    expect(await rows(', xmin')).toEqual(before)
  })

  it('rewrites no row if it is forced and nothing has changed', async () => {
    await build()
    const before = await rows(', xmin')
    expect((await build({ force: true })).changed).toBe(true)
    expect(await rows(', xmin')).toEqual(before)
  })

  it('gives the same ids on every empty database', async () => {
    await build()
    const first = await rows()
    const checksums = await tableChecksums(database.pool)
    await database.pool.query('TRUNCATE spell, definition, dictionary_source RESTART IDENTITY CASCADE')
    await build()
    expect(await rows()).toEqual(first)
    expect(await tableChecksums(database.pool)).toEqual(checksums)
    await database.pool.query('UPDATE spell_document SET body = body || $1 WHERE spell_id = 1', [' '])
    const changed = [...(await tableChecksums(database.pool))].filter(
      ([table, checksum]) => checksums.get(table) !== checksum,
    )
    expect(changed.map(([table]) => table)).toEqual(['spell_document'])
  })

  it('keeps the ids of words and definitions when a source loses a word and gets it back', async () => {
    await build()
    const first = await ids()
    const without = writeTinySources(
      join(folder, 'without'),
      tinySynsets.filter((synset) => synset.name !== 'riverbank' && synset.name !== 'go'),
      { ...tinyLists, 'extra-words.jsonl': [] },
    )
    expect((await build({ folders: without })).changed).toBe(true)
    const second = await ids()
    expect(second.get('selfie')).toBe(first.get('selfie'))
    expect(second.has('sense selfie.1')).toBe(false)
    for (const [name, id] of second) expect(first.get(name)).toBe(id)
    const { rows: gone } = await database.pool.query(
      `SELECT pos_mask, body FROM spell LEFT JOIN spell_document ON spell_id = id WHERE spell_lower = 'selfie'`,
    )
    expect(gone).toEqual([{ pos_mask: 0, body: null }])
    await build()
    const third = await ids()
    for (const [name, id] of first) if (!name.startsWith('sense ')) expect(third.get(name)).toBe(id)
    // A dropped definition comes back under a new id, because ids are never reused.
    expect([...first.values()]).not.toContain(third.get('sense selfie.1'))
    expect(third.get('sense bank%1:14:00::')).toBe(first.get('sense bank%1:14:00::'))
  })

  it('gives new words ids after all existing ones', async () => {
    const without = writeTinySources(join(folder, 'less'), undefined, { ...tinyLists, 'names.jsonl': [] })
    await build({ folders: without })
    const first = await ids()
    await build()
    const second = await ids()
    for (const [name, id] of first) expect(second.get(name)).toBe(id)
    expect(second.get('sarah')).toBe(25)
  })

  it('continues the ids where the last build stopped', async () => {
    await build()
    const { rows: added } = await database.pool.query(
      `INSERT INTO spell (spell_lower) VALUES ('zzz') RETURNING id`,
    )
    expect(added).toEqual([{ id: 26 }])
  })

  it('runs once if two processes start it at the same time', async () => {
    const both = await Promise.all([build(), build()])
    expect(both.map((result) => result.changed).sort()).toEqual([false, true])
    expect(both.map((result) => result.definitions)).toEqual([28, 28])
  })

  it('restores indexes and keys after the first build', async () => {
    const schema = `SELECT indexdef AS line FROM pg_indexes WHERE schemaname = 'public' UNION ALL
      SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace ORDER BY 1`
    const before = (await database.pool.query(schema)).rows
    await build()
    expect((await database.pool.query(schema)).rows).toEqual(before)
  })

  it.runIf(process.env.FULL).each(['Definitions', 'Documents', 'Indexes'])(
    'leaves nothing behind if it is killed at %s',
    async (stage) => {
      const killed = await killAt(stage)
      expect(killed).toBe('SIGKILL')
      expect(await database.pool.query('SELECT FROM spell')).toMatchObject({ rowCount: 0 })
      expect((await build()).changed).toBe(true)
      const repaired = await rows()
      await database.pool.query('TRUNCATE spell, definition, dictionary_source RESTART IDENTITY CASCADE')
      await build()
      expect(repaired).toEqual(await rows())
    },
  )

  it.runIf(process.env.FULL)('keeps the existing dictionary if it is killed while changing it', async () => {
    await build()
    const before = await rows(', xmin')
    const less = writeTinySources(join(folder, 'killed'), tinySynsets.slice(0, 6))
    expect(await killAt('Sense profiles', less)).toBe('SIGKILL')
    expect(await rows(', xmin')).toEqual(before)
  })

  it('rolls back and names file and line if a list is malformed', async () => {
    const lists = { ...tinyLists, 'names.jsonl': [...tinyLists['names.jsonl']!, { word: 'Tom' }] }
    const bad = writeTinySources(join(folder, 'bad'), undefined, lists)
    await expect(build({ folders: bad })).rejects.toThrow(/^names\.jsonl:2: .*expected string/su)
    expect((await build()).changed).toBe(true)
  })
})

async function killAt(stage: string, from = folders): Promise<NodeJS.Signals | null> {
  const script = fileURLToPath(new URL('./testing/killed-build.ts', import.meta.url))
  const args = ['--import', 'tsx', script, database.connectionString, from.wordNet, from.lists, stage]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)))
}
