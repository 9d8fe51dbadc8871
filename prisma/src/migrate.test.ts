import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { prismaOn } from './client'
import { migrate } from './migrate'
import { withMigrationLock } from './migration-lock'
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

  it('can be applied to a second database by the same process, even if the module is loaded again', async () => {
    await database.pool.query('CREATE DATABASE second')
    const second = new URL(database.ownerConnectionString)
    second.pathname = '/second'
    vi.resetModules()
    const reloaded = await import('./migrate')
    expect(await reloaded.migrate(second.href)).toContain('0001_dictionary')
  })

  it('are rejected when the database is newer than the program', async () => {
    await database.pool.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '9999_future', now())`,
    )
    await expect(migrate(database.ownerConnectionString)).rejects.toThrow(/newer version/)
    await database.pool.query(`DELETE FROM _prisma_migrations WHERE id = 'x'`)
  })

  it('wait for another process and say so, and go on when it has ended without giving the lock back', async () => {
    const address = database.ownerConnectionString
    const lines: string[] = []
    const log = (line: string) => lines.push(line)
    let isLocked = false
    const first = withMigrationLock(address, async () => {
      isLocked = true
      await new Promise(() => undefined)
    })
    // Its connection is killed below.
    first.catch(() => undefined)
    await expect.poll(() => isLocked).toBe(true)
    const second = withMigrationLock(address, async () => 'done', { log, firstWaitMs: 50 })
    await expect.poll(() => lines).toEqual([expect.stringMatching(/process \d+ of PostgreSQL/)])
    const pid = /process (\d+)/.exec(lines[0]!)![1]
    await database.pool.query('SELECT pg_terminate_backend($1)', [pid])
    expect(await second).toBe('done')
  })

  it('build indexes beside other work while another process waits for them', async () => {
    const address = database.ownerConnectionString
    const lines: string[] = []
    let isLocked = false
    const built = withMigrationLock(address, async (client) => {
      isLocked = true
      await expect.poll(() => lines.length).toBe(1)
      await client.query('CREATE INDEX CONCURRENTLY tried ON undo_step (kind)')
      await client.query('DROP INDEX CONCURRENTLY tried')
    })
    await expect.poll(() => isLocked).toBe(true)
    const waiting = withMigrationLock(address, async () => 'done', {
      log: (line) => lines.push(line),
      firstWaitMs: 20,
    })
    await built
    expect(await waiting).toBe('done')
  })

  it('give up when another process holds the lock for too long, and name it', async () => {
    const address = database.ownerConnectionString
    await withMigrationLock(address, async () => {
      const waiting = withMigrationLock(address, async () => undefined, { firstWaitMs: 20, maxWaitMs: 60 })
      await expect(waiting).rejects.toThrow(/locked the database for migrations.*process \d+ of PostgreSQL/)
    })
    expect(await withMigrationLock(address, async () => 'free')).toBe('free')
  })

  it('cover every change of schema.prisma', () => {
    const folder = join(projectRoot(), 'prisma')
    expect(readFileSync(join(folder, 'schema.prisma'), 'utf8')).toBe(
      readFileSync(join(folder, 'migrations', 'schema.prisma'), 'utf8'),
    )
  })
})
