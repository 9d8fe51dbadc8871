import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedServer, startEmbeddedPostgres } from './embedded-postgres'
import { EmbeddedPostgresError } from './postgres-binaries'
import { findPostmaster } from './postmaster'
import { projectRoot } from './project-root'

let scratch: string
let dataDir: string
beforeAll(() => {
  // mkdtemp creates it with mode 700, so when the tests run as root, the server's account may not enter it.
  scratch = mkdtempSync(join(tmpdir(), 'wordhoard-postgres-'))
  dataDir = join(scratch, 'data')
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

async function ask(server: EmbeddedServer, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.connectionString })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

/** Starts the server in another process and kills that process before it can stop the server. */
async function startAndCrash(): Promise<void> {
  const script = `import { startEmbeddedPostgres } from ${JSON.stringify(join(projectRoot(), 'prisma/src/embedded-postgres.ts'))}
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })
    process.kill(process.pid, 'SIGKILL')`
  const file = join(scratch, 'crash.mts')
  writeFileSync(file, script)
  const tsx = createRequire(join(projectRoot(), 'package.json')).resolve('tsx')
  const child = spawn(process.execPath, ['--import', tsx, file], { stdio: 'ignore', cwd: projectRoot() })
  await new Promise((resolve) => child.once('close', resolve))
  expect(child.signalCode).toBe('SIGKILL')
}

describe('the embedded server', () => {
  it('is created at the first start and keeps its data across a restart', async () => {
    const first = await startEmbeddedPostgres({ dataDir })
    await ask(first, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await first.stop()
    expect(findPostmaster(join(dataDir, 'postgres'))).toBeUndefined()

    const second = await startEmbeddedPostgres({ dataDir })
    expect(await ask(second, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
    await second.stop()
    // Stopping twice is allowed.
    await second.stop()
  })

  it('rejects a second owner with a clear message, but lets tools join', async () => {
    const owner = await startEmbeddedPostgres({ dataDir })
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/already running on the data directory/)
    const guest = await startEmbeddedPostgres({ dataDir, share: true })
    expect(guest.owned).toBe(false)
    expect(await ask(guest, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
    await guest.stop()
    expect(await ask(owner, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }])
    await owner.stop()
  })

  it('starts after a crash that left a server running', async () => {
    await startAndCrash()
    expect(findPostmaster(join(dataDir, 'postgres'))).toBeDefined()
    const server = await startEmbeddedPostgres({ dataDir })
    expect(await ask(server, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
    await server.stop()
    // Two starts, a kill and a recovery can take more than a minute when other tests run in parallel.
  }, 180_000)

  it.each([
    ['of a process that is gone', 2 ** 22 - 2],
    ['whose number another program has by now', process.pid],
  ])('starts despite a lock file %s', async (_name, pid) => {
    writeFileSync(
      join(dataDir, 'postgres', 'postmaster.pid'),
      `${pid}\n${dataDir}/postgres\n1700000000\n5432\n\n127.0.0.1\n`,
    )
    const server = await startEmbeddedPostgres({ dataDir })
    expect(await ask(server, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }])
    await server.stop()
  })

  it('is started once when two callers start it at the same time', async () => {
    const both = await Promise.allSettled([
      startEmbeddedPostgres({ dataDir: join(scratch, 'race'), share: true }),
      startEmbeddedPostgres({ dataDir: join(scratch, 'race'), share: true }),
    ])
    const servers = both.map((one) => {
      if (one.status === 'rejected') throw one.reason
      return one.value
    })
    expect(servers.filter((server) => server.owned)).toHaveLength(1)
    for (const server of servers) await server.stop()
  })

  it('reports a data directory that is not writable', async () => {
    const file = join(scratch, 'a-file')
    writeFileSync(file, '')
    await expect(startEmbeddedPostgres({ dataDir: join(file, 'data') })).rejects.toThrow(
      EmbeddedPostgresError,
    )
    await expect(startEmbeddedPostgres({ dataDir: join(file, 'data') })).rejects.toThrow(
      /cannot be written to/,
    )
  })

  it('reports a cluster made by another version', async () => {
    const old = join(scratch, 'old')
    mkdirSync(join(old, 'postgres'), { recursive: true })
    writeFileSync(join(old, 'postgres', 'PG_VERSION'), '14\n')
    await expect(startEmbeddedPostgres({ dataDir: old })).rejects.toThrow(/made by PostgreSQL 14/)
  })
})
