// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is what is looked for.
import { describe, expect, it } from 'vitest'
import { findUntyped } from './find-untyped'

const names = new Set(['spell', 'spell_lower', 'user_id', 'text', 'position'])
const reasons = (source: string) => findUntyped(source, names).map(({ reason }) => reason)

describe('untyped SQL', () => {
  it('includes any text sent to the database', () => {
    expect(reasons("pool.query('SELECT 1 FROM spell')")).toEqual(['SQL is sent as text: use typed SQL'])
    expect(reasons('await client.query<{ id: number }>(sqlOf(list), [1])')).toEqual([
      'SQL is sent as text: use typed SQL',
    ])
    expect(reasons('db.$queryRaw`SELECT 1`; db.$executeRawUnsafe(text)')).toEqual([
      '$queryRaw sends SQL as text: use typed SQL',
      '$executeRawUnsafe sends SQL as text: use typed SQL',
    ])
    expect(reasons('sql.raw(column)')).toEqual(['sql.raw sends SQL as text: use typed SQL'])
  })

  it('does not include session commands', () => {
    expect(
      reasons("client.query('BEGIN'); client.query(`LISTEN ${channel}`); client.query('SELECT')"),
    ).toEqual([])
  })

  it('includes a table or column named in the text of a fragment', () => {
    expect(reasons('sql<string>`upper(spell_lower)`')).toEqual([
      'the text of a fragment names “spell_lower”: use sql.ref or eb.ref',
    ])
    expect(reasons("sql<string>`upper(${eb.ref('spell_lower')}) || 'spell'`")).toEqual([])
    expect(reasons('sql`${value}::text`')).toEqual([])
  })

  it('includes an object of columns returned by a callback, which the compiler does not check', () => {
    const reason = 'the compiler does not check the columns that a callback returns: use setColumns'
    expect(reasons(".set((eb) => ({ text: eb.ref('spell_lower') }))")).toEqual([reason])
    expect(reasons('.doUpdateSet((eb) => {\n const it = eb.lit(1)\n return { text: it }\n})')).toEqual([
      reason,
    ])
    expect(reasons(".set((eb) => setColumns<'spell'>({ text: eb.lit(1) })).set({ text: 1 })")).toEqual([])
    expect(reasons('new Map().set((key) => key, 1).values()')).toEqual([])
  })

  it('is reported with its line, and not looked for in comments', () => {
    expect(findUntyped('// pool.query(x)\n/* pool.query(x)\n*/\npool.query(x)', names)).toEqual([
      { line: 4, reason: 'SQL is sent as text: use typed SQL' },
    ])
  })
})
