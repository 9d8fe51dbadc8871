import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { projectRoot } from '@wordhoard/database/project-root'
import type {} from '@wordhoard/dictionary/testing/provided-context'
import { hashPassword } from '@wordhoard/testkit/password-hash'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { findDamage } from './checks'
import { ownPostgres } from './own-postgres'
import { makeWriters, signInTen } from './rounds'
import { type ServerKit, serverKit } from './server-kit'

let kit: ServerKit
let scratch: string
beforeAll(async () => {
  kit = await serverKit(inject('dictionaryDatabase'))
  scratch = mkdtempSync(join(tmpdir(), 'wordhoard-backup-'))
})
afterAll(async () => {
  await kit.close()
  rmSync(scratch, { recursive: true, force: true })
})

/** Runs `pnpm backup` or `pnpm restore`; returns what it prints. */
async function run(name: 'backup' | 'restore', file: string, dataDir: string): Promise<string> {
  const program = join('prisma', 'src', 'cli', `${name}.ts`)
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program, file], {
    cwd: projectRoot(),
    env: { ...process.env, DATA_DIR: dataDir },
  })
  return stdout + stderr
}

it.runIf(process.env.FULL)(
  'holds everything acknowledged before a backup made while ten people write, on a server started from it',
  async () => {
    const dataDir = kit.dataDir()
    const server = await kit.start({ DATA_DIR: dataDir })
    const postgres = ownPostgres(dataDir)
    const writers = await makeWriters(await signInTen(server.url, postgres), postgres)
    const [{ username }] = (await postgres.query<{ username: string }>(
      'UPDATE user_account SET password_hash = $2 WHERE id = $1 RETURNING username',
      [writers[0]!.userId, await hashPassword('a long enough password')],
    )) as [{ username: string }]
    let isOver = false
    const writing = writers.map(async (writer) => {
      while (!isOver) {
        await writer.step()
        await sleep(writer.pause)
      }
    })
    const acknowledgedNow = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
    let before: typeof writers
    const file = join(scratch, 'first.backup')
    try {
      await expect.poll(acknowledgedNow, { timeout: 30_000 }).toBeGreaterThan(60)
      before = writers.map((writer) => ({ ...writer, acknowledged: new Set(writer.acknowledged) }))
      const atStart = acknowledgedNow()
      expect(await run('backup', file, dataDir)).toMatch(/^Backed up [\d,]+ rows of \d+ tables and 1 files/)
      // The writers were not held up.
      expect(acknowledgedNow()).toBeGreaterThan(atStart + 10)
    } finally {
      isOver = true
      await Promise.all(writing)
    }
    server.signal('SIGTERM')
    await server.ended

    const restored = join(scratch, 'restored')
    expect(await run('restore', file, restored)).toMatch(/Restored [\d,]+ rows/)
    expect(readdirSync(restored)).not.toContain('.restoring')
    expect(readFileSync(join(restored, 'jwt.secret'))).toEqual(readFileSync(join(dataDir, 'jwt.secret')))
    const again = await kit.start({ DATA_DIR: restored, HUMAN_CHECK: 'off' })
    const { lost, duplicated, partial, acknowledged } = await findDamage(ownPostgres(restored), before)
    expect({ lost, duplicated, partial }).toEqual({ lost: [], duplicated: [], partial: [] })
    expect(acknowledged).toBeGreaterThan(60)
    const login = await fetch(`${again.url}/api/auth2/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ username, password: 'a long enough password', turnstile_token: 'off' }),
    })
    expect(login.status, await login.text()).toBe(200)

    // The running server's folder is full, and a damaged file is refused before anything is made.
    await expect(run('restore', file, restored)).rejects.toThrow(/is not empty/)
    const damaged = join(scratch, 'damaged.backup')
    const bytes = readFileSync(file)
    bytes[bytes.length >> 1]! ^= 1
    writeFileSync(damaged, bytes)
    await expect(run('restore', damaged, join(scratch, 'never'))).rejects.toThrow(/is damaged/)
    expect(existsSync(join(scratch, 'never'))).toBe(false)
  },
  240_000,
)
