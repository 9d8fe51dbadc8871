import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../open'
import { columns } from './generated/tables'

let dataDir: string
let database: OpenDatabase
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'wordhoard-tables-'))
  database = await openDatabase({ dataDir })
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

interface DatabaseColumn {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly is_nullable: boolean
  readonly has_default: boolean
  readonly is_view: boolean
}

const described = `
  SELECT c.table_name AS table, c.column_name AS column, c.udt_name AS type, c.is_nullable = 'YES' AS is_nullable,
    c.column_default IS NOT NULL OR c.is_generated = 'ALWAYS' AS has_default, t.table_type = 'VIEW' AS is_view
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = 'public' AND c.table_name <> '_prisma_migrations'
    AND NOT EXISTS (SELECT FROM pg_class p WHERE p.oid = format('public.%I', c.table_name)::regclass AND p.relispartition)`

describe('the types of tables', () => {
  it('match a migrated database, including views and generated columns', async () => {
    const { rows } = await database.pool.query<DatabaseColumn>(described)
    const found: Record<string, Record<string, object>> = {}
    for (const { table, column, type, is_nullable, has_default, is_view } of rows) {
      const described = columns[table]?.[column]
      // PostgreSQL doesn't know whether a view's column can be null, and Prisma has no NOT NULL for lists.
      const isUnknown = is_view || type.startsWith('_')
      found[table] ??= {}
      found[table][column] = {
        type,
        isNullable: isUnknown ? described?.isNullable : is_nullable,
        hasDefault: has_default,
      }
    }
    expect(found).toEqual(columns)
  })
})
