import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prismaOn } from './client'
import { migrate } from './migrate'
import { type OpenDatabase, openDatabase } from './open'
import { projectRoot } from './project-root'

let dataDir: string
let database: OpenDatabase
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'wordhoard-migrate-'))
  database = await openDatabase({ dataDir })
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('migrations', () => {
  it('bring an empty database to the schema the client expects', async () => {
    const prisma = prismaOn(database.pool)
    await prisma.spell.create({ data: { spellLower: 'word', definitions: { create: [] } } })
    expect(await prisma.spell.findUnique({ where: { spellLower: 'word' } })).toMatchObject({
      spellLower: 'word',
    })
    await prisma.$disconnect()
  })

  it('are applied once', async () => {
    expect(await migrate(database.ownerConnectionString)).toEqual([])
  })

  it('can be applied to a second database by the same process', async () => {
    await database.pool.query('CREATE DATABASE second')
    const second = new URL(database.ownerConnectionString)
    second.pathname = '/second'
    expect(await migrate(second.href)).toContain('0001_dictionary')
  })

  it('are rejected when the database is newer than the program', async () => {
    await database.pool.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '9999_future', now())`,
    )
    await expect(migrate(database.ownerConnectionString)).rejects.toThrow(/newer version/)
    await database.pool.query(`DELETE FROM _prisma_migrations WHERE id = 'x'`)
  })

  it('cover every change of schema.prisma', () => {
    const folder = join(projectRoot(), 'prisma')
    expect(readFileSync(join(folder, 'schema.prisma'), 'utf8')).toBe(
      readFileSync(join(folder, 'migrations', 'schema.prisma'), 'utf8'),
    )
  })
})
