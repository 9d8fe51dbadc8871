import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {} from '@wordhoard/dictionary/testing/provided-context'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Caller, type Outcome, signIn } from './caller'
import { ownPostgres } from './own-postgres'
import { type ServerKit, serverKit } from './server-kit'
import type { ServerProcess } from './server-process'

/** Only root may mount a small disk. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0
const disk = join(mkdtempSync(join(tmpdir(), 'wordhoard-full-')), 'disk')
const filler = join(disk, 'filler')

describe.runIf(process.env.FULL && canMount)('a full disk', () => {
  let kit: ServerKit
  let server: ServerProcess
  let writer: Caller
  beforeAll(async () => {
    mkdirSync(disk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=320m,mode=755', 'tmpfs', disk])
    kit = await serverKit(inject('dictionaryDatabase'))
    const dataDir = kit.dataDir(disk)
    server = await kit.start({ DATA_DIR: dataDir })
    writer = await signIn(server.url, ownPostgres(dataDir))
  })
  afterAll(async () => {
    await kit.close()
    execFileSync('umount', [disk])
    rmSync(join(disk, '..'), { recursive: true })
  })

  const save = (n: number) =>
    writer.call<{ id: number; code: string }>('POST', '/articles', {
      title: `Article ${n}`,
      md_content: Array.from({ length: 20_000 }, () => Math.random().toString(36).slice(2)).join(' '),
      keywords: '',
      is_public: false,
    })

  it('fails writes with 507, loses nothing that was saved, and accepts writes again once there is space', async () => {
    const saved: number[] = []
    const keep = async (n: number): Promise<Outcome<{ code: string }>> => {
      const answer = await save(n)
      if (answer.status === 201) saved.push(answer.body.id)
      return answer
    }
    expect((await keep(0)).status).toBe(201)
    fill()
    let refused: Outcome<{ code: string }> | undefined
    for (let n = 1; n < 200 && refused === undefined; n++) {
      const answer = await keep(n)
      // The database is down for a moment while it cleans up after a session that could not write its log.
      if (answer.status === 507) refused = answer
      else expect([201, 503]).toContain(answer.status)
    }
    expect(refused).toMatchObject({ status: 507, retryAfter: '60', body: { code: 'storage_full' } })
    await expect.poll(async () => (await writer.call('GET', '/ready')).status, { timeout: 30_000 }).toBe(507)
    expect(server.isRunning(), server.output()).toBe(true)

    rmSync(filler)
    await server.ready()
    expect((await keep(1_000)).status).toBe(201)
    for (const id of saved) expect((await writer.call('GET', `/articles/id/${id}`)).status).toBe(200)
  }, 240_000)
})

/** Fills the disk to the last block. */
function fill(): void {
  for (const size of [1024 * 1024, 4096]) {
    const block = Buffer.alloc(size)
    try {
      for (;;) appendFileSync(filler, block)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
}
