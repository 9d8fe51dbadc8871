import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedServer, startEmbeddedPostgres } from './embedded-postgres'
import { PostgresWatch } from './postgres-watch'
import { findPostmaster } from './postmaster'

let dataDir: string
let server: EmbeddedServer
const logged: string[] = []
const givenUp: string[] = []
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'wordhoard-watch-'))
  server = await startEmbeddedPostgres({
    dataDir,
    log: (sentence) => void logged.push(sentence),
    onGiveUp: (sentence) => void givenUp.push(sentence),
  })
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const cluster = () => join(dataDir, 'postgres')
const pollOptions = { timeout: 30_000 }

async function ask<Row extends object>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server.connectionString })
  client.on('error', () => undefined)
  await client.connect()
  return client
    .query<Row>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

describe('an embedded server that dies', () => {
  it('is restarted at the same address with all committed data, as often as it dies', async () => {
    await ask('CREATE TABLE kept AS SELECT 42 AS answer')
    for (let round = 0; round < 2; round++) {
      const { pid } = findPostmaster(cluster())!
      process.kill(pid, 'SIGKILL')
      await expect
        .poll(() => ask('SELECT answer FROM kept').catch((error: Error) => error.message), pollOptions)
        .toEqual([{ answer: 42 }])
      expect(findPostmaster(cluster())?.pid).not.toBe(pid)
    }
    await expect.poll(() => logged.at(-1), pollOptions).toBe('The database is back.')
    expect(givenUp).toEqual([])
  })

  it('still belongs to its process after a crashed session has broken all connections', async () => {
    const session = new pg.Client({ connectionString: server.connectionString })
    session.on('error', () => undefined)
    await session.connect()
    const { rows } = await session.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    process.kill(rows[0]!.pid, 'SIGKILL')
    const owners = () =>
      ask<{ count: number }>(
        "SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND objid = 7203117 AND granted",
      ).catch((error: Error) => error.message)
    await expect.poll(owners, pollOptions).toEqual([{ count: 1 }])
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/already running on the data directory/)
  })

  it('gets its lock again if that was lost before anybody watched it', async () => {
    const lock = new pg.Client({ connectionString: server.connectionString })
    await lock.connect()
    await lock.end()
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const again = new pg.Client({ connectionString: server.connectionString })
    let asked = 0
    const watch = new PostgresWatch({
      ...{ dataDir, child, lock },
      restart: () => Promise.reject(new Error('It is running')),
      takeOwnership: async () => {
        asked++
        await again.connect()
        return again
      },
    })
    await expect.poll(() => asked).toBe(1)
    await watch.stop()
    child.kill()
  })

  it('is given up with a message after three failed restarts', async () => {
    const hidden = `${dataDir}/hidden`
    const { pid } = findPostmaster(cluster())!
    process.kill(pid, 'SIGSTOP')
    // No server starts without this folder.
    renameSync(join(cluster(), 'global'), hidden)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => givenUp.length, pollOptions).toBe(1)
    expect(givenUp[0]).toMatch(/^The database has stopped, and starting it again failed 3 times\. /)
    expect(readdirSync(dataDir)).toContain('hidden')
    await server.stop()
  })
})
