import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../open'
import { analyze } from './analyze'
import { copyInto, copyOut } from './copy'
import { isDistinct } from './expressions'
import { query, sql } from './query'
import { fetchAll, fetchOne } from './run'
import { createScratch, dropScratch, emptyScratch, scratchRows, scratchTable } from './scratch-table'

let dataDir: string
let database: OpenDatabase
let client: pg.PoolClient
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'wordhoard-scratch-table-'))
  database = await openDatabase({ dataDir })
  client = await database.pool.connect()
})
afterAll(async () => {
  client.release()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const ranks = scratchTable('word_rank', 'spell', ['spell_lower', 'frequency_rank'])
const all = query.selectFrom(scratchRows(ranks, 'r')).selectAll('r').orderBy('r.spell_lower')

describe('a scratch table', () => {
  it('has the columns of another table, and keeps its rows until it is emptied', async () => {
    await createScratch(client, ranks, 'connection')
    await client.query("INSERT INTO word_rank VALUES ('ä', 2), ('b', NULL)")
    await createScratch(client, ranks, 'connection')
    await analyze(client, ['spell', ranks])
    const found = await fetchAll(client, all)
    expectTypeOf(found).toEqualTypeOf<{ spell_lower: string; frequency_rank: number | null }[]>()
    // Sorted by the collation "C", which the column inherits from the other table.
    expect(found).toEqual([
      { spell_lower: 'b', frequency_rank: null },
      { spell_lower: 'ä', frequency_rank: 2 },
    ])
    await emptyScratch(client, ranks)
    expect(await fetchAll(client, all)).toEqual([])
    await dropScratch(client, [ranks])
    await dropScratch(client, [ranks])
    await expect(fetchAll(client, all)).rejects.toThrow(/does not exist/)
  })

  it('is dropped at the end of its transaction', async () => {
    await client.query('BEGIN')
    await createScratch(client, ranks, 'transaction')
    expect(await fetchAll(client, all)).toEqual([])
    await client.query('COMMIT')
    await expect(fetchAll(client, all)).rejects.toThrow(/does not exist/)
  })
})

describe('COPY', () => {
  const textOf = (text: string): never => {
    throw new Error(text)
  }

  it('accepts only tables and columns of the schema', () => {
    const into = () => copyInto(client, { name: 'spell_form', columns: ['form', 'spell_id'] }, textOf)
    expect(into).toThrow('copy "spell_form" ("form", "spell_id") from stdin')
    expect(() => copyInto(client, ranks, textOf)).toThrow(
      'copy "word_rank" ("spell_lower", "frequency_rank")',
    )
    // @ts-expect-error a column of another table
    expect(() => copyInto(client, { name: 'spell_form', columns: ['ipa'] }, textOf)).toThrow()
    // @ts-expect-error a column of another table
    expect(scratchTable('word_rank', 'spell', ['ipa']).columns).toEqual(['ipa'])
  })

  it('accepts only queries without parameters', () => {
    const words = query.selectFrom('spell').select('spell_lower')
    expect(() => copyOut(client, words, textOf)).toThrow('copy (select "spell_lower" from "spell") to stdout')
    expect(() => copyOut(client, words.where('id', '=', 1), textOf)).toThrow(TypeError)
  })
})

it('isDistinct treats null as equal to null', async () => {
  const [one, none] = [sql.lit(1), sql.lit(null)]
  const found = await fetchOne(
    client,
    query.selectNoFrom([
      sql<boolean>`${isDistinct([one, none], [one, none])}`.as('same'),
      sql<boolean>`${isDistinct([one, none], [one, one])}`.as('other'),
    ]),
  )
  expect(found).toEqual({ same: false, other: true })
})
