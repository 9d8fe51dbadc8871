import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTables, type Tables, writeTables } from './table-file'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tables-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const tables: Tables = {
  numbers: {
    bytes: Uint8Array.from([1, 2, 3]),
    empty: new Uint32Array(0),
    ids: Int32Array.from([-1, 2 ** 31 - 1, 7]),
    heads: Int8Array.from([-1, 5]),
    hashes: Uint32Array.from([0xffffffff, 0]),
  },
  texts: { details: ['', 'past', 'café'] },
}

describe('a file of tables', () => {
  it('returns what was written, and creates a missing folder', async () => {
    const path = join(folder, 'new', 'tables')
    await writeTables(path, 'a key', tables)
    expect(await readTables(path, 'a key')).toEqual({ ...tables, left: {} })
  })

  it('leaves a large table in the file, and reads parts of it even when the file is replaced', async () => {
    const path = join(folder, 'left')
    const large = Uint32Array.from({ length: 5_000 }, (_, i) => i * 7)
    await writeTables(path, 'a key', {
      ...tables,
      numbers: { first: Uint32Array.of(5), large, ...tables.numbers },
    })
    const read = (await readTables(path, 'a key', ['large', 'hashes'], 1_000))!
    expect(read.numbers).toEqual({ first: Uint32Array.of(5), ...tables.numbers })
    await writeTables(path, 'another', tables)
    const target = new Uint32Array(4)
    read.left.large!.read(4_996, 5_000, target)
    expect([...target]).toEqual([34_972, 34_979, 34_986, 34_993])
    expect(read.left.large!.length).toBe(5_000)
  })

  it('returns nothing for another key or a missing file', async () => {
    const path = join(folder, 'tables')
    expect(await readTables(path, 'a key')).toBeUndefined()
    await writeTables(path, 'a key', tables)
    expect(await readTables(path, 'another')).toBeUndefined()
    await writeTables(path, 'another', tables)
    expect((await readTables(path, 'another'))!.numbers).toEqual(tables.numbers)
  })

  it('returns nothing if any byte is wrong or the end is missing', async () => {
    const path = join(folder, 'damaged')
    await writeTables(path, 'a key', tables)
    const whole = readFileSync(path)
    for (let at = 0; at < whole.length; at++) {
      const damaged = Buffer.from(whole)
      damaged[at]! ^= 1
      writeFileSync(path, damaged)
      expect(await readTables(path, 'a key'), `byte ${at}`).toBeUndefined()
    }
    writeFileSync(path, whole)
    for (const length of [0, 4, 16, whole.length - 1]) {
      truncateSync(path, length)
      expect(await readTables(path, 'a key'), `${length} bytes`).toBeUndefined()
      writeFileSync(path, whole)
    }
    expect((await readTables(path, 'a key'))!.numbers).toEqual(tables.numbers)
  })

  it('returns nothing if a table that stays in the file is damaged', async () => {
    const path = join(folder, 'damaged table')
    await writeTables(path, 'a key', { ...tables, numbers: { large: new Uint32Array(5_000) } })
    const whole = readFileSync(path)
    whole[whole.length - 9]! ^= 1
    writeFileSync(path, whole)
    expect(await readTables(path, 'a key', ['large'], 1_000)).toBeUndefined()
  })
})
