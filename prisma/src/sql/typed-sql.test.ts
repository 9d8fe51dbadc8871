import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { prismaOn } from '../client'
import { type OpenDatabase, openDatabase } from '../open'
import { lockUntilCommit } from './advisory-lock'
import { fetchPages } from './cursor'
import { arrayOf, cast, columnsOf, columnsOfMatch, expr, literal } from './expressions'
import { insertFrom } from './insert-from'
import { jsonArray, jsonObject, orEmpty } from './json'
import type { Placeholders } from './placeholder'
import { query, sql } from './query'
import { rowsFromJson, unnest } from './row-sources'
import { execute, fetchAll, fetchFirst, fetchOne } from './run'
import { setColumns } from './set-columns'
import { compileStatement, compileStatements, prepareStatement } from './statement'
import { daysAfter, daysAgo, now, secondsAfter, secondsBetween } from './times'
import { fetchAllWithin } from './within-prisma'

let dataDir: string
let database: OpenDatabase
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'wordhoard-typed-sql-'))
  database = await openDatabase({ dataDir })
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('columns', () => {
  it('of bigint, numeric and date are parsed as numbers and days, also in arrays', async () => {
    const row = await fetchOne(
      database.pool,
      query.selectNoFrom([
        sql<number>`9007199254740991::bigint`.as('bigint'),
        sql<number>`1.25::numeric`.as('numeric'),
        sql<string>`'2024-03-31'::date`.as('date'),
        sql<(number | null)[]>`'{1,NULL}'::bigint[]`.as('bigints'),
        sql<number[]>`'{1.5}'::numeric[]`.as('numerics'),
        sql<string[]>`'{2024-03-31}'::date[]`.as('dates'),
      ]),
    )
    expect(row).toEqual({
      bigint: 9_007_199_254_740_991,
      numeric: 1.25,
      date: '2024-03-31',
      bigints: [1, null],
      numerics: [1.5],
      dates: ['2024-03-31'],
    })
  })

  it('of bigint are rejected when a number could not hold them exactly', async () => {
    const tooMuch = query.selectNoFrom(sql<number>`9007199254740992::bigint`.as('bigint'))
    await expect(fetchOne(database.pool, tooMuch)).rejects.toThrow(RangeError)
  })

  it('of other types are parsed as by node-postgres', async () => {
    const row = await fetchOne(
      database.pool,
      query.selectNoFrom([
        now.as('now'),
        cast(literal('{"a": [1]}'), 'jsonb').as('json'),
        sql<Buffer>`'\\x00ff'::bytea`.as('bytes'),
      ]),
    )
    expect(row).toEqual({ now: expect.any(Date), json: { a: [1] }, bytes: Buffer.from([0, 255]) })
  })

  it('have the types of the schema', () => {
    const items = query.selectFrom('main_voc_item').select(['id', 'score', 'last_repeated_at'])
    expectTypeOf(fetchAll(database.pool, items)).resolves.toEqualTypeOf<
      { id: number; score: number; last_repeated_at: Date | null }[]
    >()
    const answers = query.selectFrom('answer_log').select(['local_date', 'swipe'])
    expectTypeOf(fetchFirst(database.pool, answers)).resolves.toEqualTypeOf<
      { local_date: string; swipe: 'forgotten' | 'remembered' | null } | undefined
    >()
  })
})

describe('statements', () => {
  const spell = prepareStatement('test-spell', (p: Placeholders<{ word: string; ids: readonly number[] }>) =>
    query
      .selectFrom('spell')
      .select(['id', 'spell_lower'])
      .where((eb) => eb.or([eb('spell_lower', '=', p.word), eb('id', '=', eb.fn.any(p.ids))]))
      .where('spell_lower', '<>', p.word),
  )

  it('have one parameter per value, however often it is used', () => {
    expect(spell.text).toBe(
      'select "id", "spell_lower" from "spell" where ("spell_lower" = $1 or "id" = any($2)) and "spell_lower" <> $1',
    )
  })

  it('are prepared once per connection', async () => {
    const client = await database.pool.connect()
    await spell.fetchAll(client, { word: 'a', ids: [1] })
    await spell.fetchAll(client, { word: 'b', ids: [] })
    const { rows } = await client.query('SELECT name FROM pg_prepared_statements')
    client.release()
    expect(rows.filter(({ name }) => name === 'test-spell')).toHaveLength(1)
  })

  it('reject a value that would be the same at every call', () => {
    const word = 'a'
    const frozen = compileStatement(() =>
      query.selectFrom('spell').select('id').where('spell_lower', '=', word),
    )
    expect(() => frozen.text).toThrow(TypeError)
  })

  it('are built once per shape', () => {
    let built = 0
    const list = compileStatements(
      (shape: { readonly isFunction: boolean }, p: Placeholders<{ most: number }>) => {
        built++
        const all = query.selectFrom('spell').select('id').limit(p.most)
        return shape.isFunction ? all.where('is_function', '=', expr.lit(true)) : all
      },
    )
    expect(list({ isFunction: true })).toBe(list({ isFunction: true }))
    expect(list({ isFunction: true }).text).toContain('"is_function" = true')
    expect(list({ isFunction: false }).text).not.toContain('"is_function"')
    expect(built).toBe(2)
  })

  it('have typed values and rows', () => {
    expectTypeOf(spell.fetchAll).parameter(1).toEqualTypeOf<{ word: string; ids: readonly number[] }>()
    expectTypeOf(spell.fetchFirst).returns.resolves.toEqualTypeOf<
      { id: number; spell_lower: string } | undefined
    >()
  })
})

describe('query helpers', () => {
  it('insert selected values into the right columns', async () => {
    const save = compileStatement((p: Placeholders<{ words: readonly string[]; ranks: readonly number[] }>) =>
      insertFrom(
        query,
        'spell',
        (db) => db.selectFrom(unnest('w', { word: cast(p.words, 'text[]'), rank: cast(p.ranks, 'int4[]') })),
        (eb) => ({ frequency_rank: eb.ref('w.rank'), spell_lower: eb.ref('w.word') }),
      ).returning(['spell_lower', 'frequency_rank']),
    )
    expect(await save.fetchAll(database.pool, { words: ['owl', 'elk'], ranks: [1, 2] })).toEqual([
      { spell_lower: 'owl', frequency_rank: 1 },
      { spell_lower: 'elk', frequency_rank: 2 },
    ])
  })

  it('read rows back from JSON', async () => {
    const json = await fetchOne(
      database.pool,
      query
        .selectFrom('spell as s')
        .select((eb) => cast(eb.fn.jsonAgg('s'), 'text').as('rows'))
        .where('spell_lower', '=', 'owl'),
    )
    const back = query
      .selectFrom(rowsFromJson('spell', expr.val(json.rows), 'b'))
      .select(['spell_lower', 'pos_mask'])
    expect(await fetchAll(database.pool, back)).toEqual([{ spell_lower: 'owl', pos_mask: 0 }])
  })

  it('share conditions and objects by the columns they need', async () => {
    const words = query.selectFrom('spell as s').where((eb) => {
      const { frequency_rank } = columnsOf(eb, 's')
      return eb(frequency_rank, '=', 2)
    })
    const object = words.select((eb) => jsonObject({ word: eb.ref('s.spell_lower'), at: now }).as('object'))
    const found = await fetchOne(database.pool, object)
    expectTypeOf(found).toEqualTypeOf<{ object: { word: string; at: string } }>()
    expect(found.object).toEqual({ word: 'elk', at: expect.any(String) })
  })

  it('collect rows into a JSON array, which is empty when there are none', async () => {
    const ranked = (rank: number) =>
      query
        .selectFrom('spell as s')
        .select((eb) => jsonArray(jsonObject({ word: eb.ref('s.spell_lower') })).as('words'))
        .where('s.frequency_rank', '=', rank)
        .$asScalar()
    const lists = query.selectNoFrom([orEmpty(ranked(2)).as('some'), orEmpty(ranked(99)).as('none')])
    const found = await fetchOne(database.pool, lists)
    expectTypeOf(found.some).toEqualTypeOf<{ word: string }[]>()
    expect(found).toEqual({ some: [{ word: 'elk' }], none: [] })
  })

  it('give a left-joined table non-null columns where a row was found', async () => {
    const joined = query
      .selectFrom('spell as s')
      .leftJoin('spell_document as d', 'd.spell_id', 's.id')
      .leftJoin('spell as o', (join) => join.onRef('o.id', '=', 's.id').on('o.frequency_rank', '=', 2))
    const found = await fetchAll(
      database.pool,
      joined
        .select((eb) => {
          const { spell_lower } = columnsOfMatch(eb, 'spell as o')
          return eb
            .case()
            .when('o.id', 'is not', null)
            .then(spell_lower)
            .else(literal('none'))
            .end()
            .as('word')
        })
        .where('s.spell_lower', 'in', ['owl', 'elk'])
        .orderBy('s.spell_lower'),
    )
    expectTypeOf(found).toEqualTypeOf<{ word: string }[]>()
    expect(found).toEqual([{ word: 'elk' }, { word: 'none' }])
    // @ts-expect-error the alias belongs to another table
    joined.select((eb) => columnsOfMatch(eb, 'spell as d').id)
  })

  it('lock until the transaction ends', async () => {
    const client = await database.pool.connect()
    const isFree = () =>
      fetchOne(
        database.pool,
        query.selectNoFrom(
          expr.fn<boolean>('pg_try_advisory_xact_lock', [expr.lit(1), expr.lit(2)]).as('is_free'),
        ),
      )
    await client.query('BEGIN')
    await lockUntilCommit(client, 1, 2)
    expect(await isFree()).toEqual({ is_free: false })
    await client.query('COMMIT')
    client.release()
    expect(await isFree()).toEqual({ is_free: true })
  })

  it('calculate with times', async () => {
    const begin = sql<Date>`'2024-03-30 12:00:00.25+00'::timestamptz`
    const row = await fetchOne(
      database.pool,
      query.selectNoFrom([
        secondsAfter(begin, expr.lit(0.5)).as('later'),
        daysAfter(begin, expr.lit(1)).as('next_day'),
        secondsBetween(begin, secondsAfter(begin, expr.lit(-1.5))).as('seconds'),
        expr(daysAgo(2), '=', daysAfter(now, expr.lit(-2))).as('is_two_days_ago'),
      ]),
    )
    expect(row).toEqual({
      later: new Date('2024-03-30T12:00:00.750Z'),
      next_day: new Date('2024-03-31T12:00:00.250Z'),
      seconds: -1.5,
      is_two_days_ago: true,
    })
  })

  it('turn a query into an array', async () => {
    const words = query.selectFrom('spell').select('spell_lower').orderBy('spell_lower')
    const found = await fetchOne(database.pool, query.selectNoFrom(arrayOf(words).as('words')))
    expectTypeOf(found).toEqualTypeOf<{ words: string[] }>()
    expect(found).toEqual({ words: ['elk', 'owl'] })
  })

  it('return the number of changed rows', async () => {
    const change = query.updateTable('spell').set({ level: 'C2' }).where('spell_lower', 'in', ['owl', 'elk'])
    expect(await execute(database.pool, change)).toBe(2)
  })
})

describe('a statement within a transaction', () => {
  const words = compileStatement((p: Placeholders<{ most: number }>) =>
    query.selectFrom('spell').select('spell_lower').where('id', '<=', p.most).orderBy('spell_lower'),
  )

  it('is read page by page', async () => {
    const client = await database.pool.connect()
    await client.query('BEGIN')
    const pages: object[][] = []
    for await (const rows of fetchPages(client, words, { most: 100 }, 1)) pages.push(rows)
    for await (const rows of fetchPages(client, words, { most: 0 }, 1)) pages.push(rows)
    await client.query('COMMIT')
    client.release()
    expect(pages).toEqual([[{ spell_lower: 'elk' }], [{ spell_lower: 'owl' }], [], []])
  })

  it('of Prisma’s sees what Prisma has changed there', async () => {
    const prisma = prismaOn(database.pool)
    const rows = await prisma.$transaction(async (transaction) => {
      await transaction.spell.deleteMany({ where: { spellLower: 'elk' } })
      return fetchAllWithin(transaction, words, { most: 100 })
    })
    expect(rows).toEqual([{ spell_lower: 'owl' }])
    const ids = compileStatement(() => query.selectFrom('spell').select('id'))
    // @ts-expect-error Prisma parses numbers differently
    expectTypeOf(fetchAllWithin).toBeCallableWith(prisma, ids, {})
    await prisma.$disconnect()
  })
})

describe('the compiler rejects', () => {
  it('unknown columns and values of the wrong type', () => {
    const items = query.selectFrom('main_voc_item as i')
    const senses = (db: typeof query) => db.selectFrom('spell_senses as s')
    // @ts-expect-error the column has another name
    items.select('i.spell')
    // @ts-expect-error a number is compared with a text
    items.where('i.user_id', '=', 'x')
    // @ts-expect-error generated by the database
    query.insertInto('main_voc_item').values({ user_id: 1, spell_id: 1, spell_lower: 'a', state: 1 })
    // @ts-expect-error a required column is left out
    query.insertInto('main_voc_item').values({ user_id: 1, spell_id: 1 })
    // @ts-expect-error not one of the column's values
    query.updateTable('article').set({ access_modifier: 'hidden' })
    // @ts-expect-error a text for a number
    insertFrom(query, 'spell_document', senses, (eb) => ({ spell_id: eb.ref('s.body'), body: literal('x') }))
    insertFrom(query, 'spell_document', senses, (eb) => ({
      spell_id: eb.ref('s.spell_id'),
      body: literal('x'),
      // @ts-expect-error a column that the table doesn't have
      page: literal('x'),
    }))
    query.updateTable('article').set((eb) =>
      setColumns<'article'>({
        title: eb.ref('keywords'),
        // @ts-expect-error a column that the table doesn't have, in a callback
        grade: eb.ref('title'),
      }),
    )
    // @ts-expect-error a required column is left out
    insertFrom(query, 'spell_document', senses, (eb) => ({ spell_id: eb.ref('s.spell_id') }))
    // @ts-expect-error an alias that doesn't exist
    items.where((eb) => eb(columnsOf(eb, 's').id, '=', 1))
    expect(items.compile().sql).toBe('select from "main_voc_item" as "i"')
  })
})
