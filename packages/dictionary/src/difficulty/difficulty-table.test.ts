import { readFileSync } from 'node:fs'
import { levels } from '@wordhoard/lexicon/level'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { loadIndex } from '../index/cached-index'
import type { DictionaryIndex } from '../index/dictionary-index'
import type {} from '../testing/provided-context'
import { DifficultyTable } from './difficulty-table'
import { readDifficulties } from './read-difficulties'

const text = readFileSync(new URL('../../data/difficulty.tsv', import.meta.url), 'utf8')
const [head = '', ...lines] = text.trimEnd().split('\n')
const rows = lines.map((line) => line.split('\t'))

let pool: pg.Pool
let index: DictionaryIndex
let table: DifficultyTable
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: inject('dictionaryDatabase'), max: 2 })
  index = (await loadIndex(pool)).index
  table = await readDifficulties(index)
})
afterAll(() => pool.end())

describe('the file of difficulties', () => {
  it('holds each word once, sorted, with whole figures that can be so', () => {
    expect(rows.map(([word]) => word)).toEqual([...new Set(rows.map(([word]) => word))].sort())
    const columns = head.split('\t').length
    const isWhole = ([, difficulty = '', error = '', ...added]: readonly string[]) =>
      added.length <= columns - 3 &&
      added.every((cell) => /^(?:-?\d{1,3})?$/.test(cell)) &&
      /^-?\d{1,3}$/.test(difficulty) &&
      /^\d{2,3}$/.test(error)
    expect(rows.filter((row) => !isWhole(row))).toEqual([])
    expect(text.length).toBeLessThan(2_000_000)
  })

  it('holds nearly every single word with a rank, and no word without an entry', () => {
    expect(rows.filter(([word = '']) => index.idOf(word) === undefined)).toEqual([])
    const ranked = [...index.ids].filter(
      (id) => index.rankOf(id) !== undefined && !/\s/.test(index.headwordOf(id)!),
    )
    const held = ranked.filter((id) => table.has(id))
    expect(held.length / ranked.length).toBeGreaterThan(0.99)
  })
})

describe('the table of difficulties', () => {
  it('adds to a word what its language does, whatever the region, and nothing for unknown languages', () => {
    const made = new DifficultyTable(
      'word\tdifficulty\terror\tes\tde\ndog\t-300\t90\t20\ncat\t-250\t100\t\t5',
      index,
    )
    const [dog, cat] = ['dog', 'cat'].map((word) => index.idOf(word)!) as [number, number]
    expect([made.of(dog), made.of(dog, 'es-MX'), made.of(dog, 'de'), made.of(dog, 'xx')]).toEqual([
      -3, -2.8, -3, -3,
    ])
    expect([made.of(cat, 'es'), made.of(cat, 'DE'), made.varianceOf(cat)]).toEqual([-2.5, -2.45, 1])
    expect(made.languageOf('es-MX')).toBe('es')
    expect(made.languageOf('fr')).toBeUndefined()
    expect(made.version).not.toBe(table.version)
  })

  it('takes words that it lacks to be as hard as its words of their level', () => {
    const empty = new DifficultyTable('word\tdifficulty\terror', index)
    for (const level of levels) {
      const ids = [...index.ids].filter(
        (id) => table.has(id) && index.levelOf(index.headwordOf(id)!) === level,
      )
      const mean = ids.reduce((sum, id) => sum + table.of(id), 0) / ids.length
      expect(Math.abs(empty.of(ids[0]!) - mean), level).toBeLessThan(0.1)
    }
  })
})
