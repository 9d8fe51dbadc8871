import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type EmbeddedServer, startEmbeddedPostgres } from '@wordhoard/database/embedded-postgres'
import { asRole } from '@wordhoard/database/roles'
import type {} from '@wordhoard/dictionary/testing/provided-context'
import { freePort } from '@wordhoard/testkit/server/free-port'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { signIn } from './caller'
import { callerThrough, hasDeployTools, startDeployedNginx, startDeployedPgBouncer } from './deployed'
import { ownPostgres } from './own-postgres'
import { type ServerKit, serverKit } from './server-kit'

/** With a character that PgBouncer’s file of passwords must double. */
const PASSWORD = 'a"quoted password'

describe.runIf(process.env.FULL && hasDeployTools())('nginx and PgBouncer as deploy/ configures them', () => {
  let kit: ServerKit
  let scratch: string
  let postgres: EmbeddedServer
  let dataDir: string
  const stops: (() => Promise<void>)[] = []
  beforeAll(async () => {
    kit = await serverKit(inject('dictionaryDatabase'))
    scratch = mkdtempSync(join(tmpdir(), 'wordhoard-deploy-'))
    // PgBouncer runs under another account.
    chmodSync(scratch, 0o755)
    dataDir = kit.dataDir()
    postgres = await startEmbeddedPostgres({ dataDir })
  })
  afterAll(async () => {
    await kit.close()
    for (const stop of stops.reverse()) await stop()
    await postgres.stop()
    rmSync(scratch, { recursive: true, force: true })
  })

  it('serve two processes as one, and lose no call while each is stopped and started again', async () => {
    const [pooled, https, http, dead, ...ports] = await Promise.all(
      Array.from({ length: 6 }, () => freePort()),
    )
    const ownerUrl = postgres.connectionString
    const directUrl = asRole(ownerUrl, 'wordhoard_app', PASSWORD)
    const pooledUrl = new URL(directUrl)
    pooledUrl.port = String(pooled)
    // The template’s server has made the role already, with another password.
    const database = ownPostgres(dataDir)
    await database.query(`ALTER ROLE wordhoard_app PASSWORD '${PASSWORD}'`)
    const folders = ['pgbouncer', 'nginx', 'api-1', 'api-2'].map((name) => join(scratch, name))
    for (const folder of folders) mkdirSync(folder, { mode: 0o755 })
    const [bouncerFolder, nginxFolder, ...dataDirs] = folders as [string, string, string, string]
    const bouncer = await startDeployedPgBouncer(bouncerFolder, {
      port: pooled!,
      postgresPort: Number(new URL(ownerUrl).port),
      password: PASSWORD,
    })
    stops.push(() => bouncer.stop())
    const start = (index: number) =>
      kit.start({
        DATABASE_URL: pooledUrl.href,
        DATABASE_DIRECT_URL: directUrl,
        DATABASE_OWNER_URL: ownerUrl,
        DATA_DIR: dataDirs[index]!,
        PORT: String(ports[index]),
        PUBLIC_URL: `https://127.0.0.1:${https}`,
        JWT_SECRET: 'the same secret for both processes',
        METRICS_TOKEN: 'a token for the figures',
        TRUST_PROXY: '1',
        DRAIN_SECONDS: '1',
      })
    const servers = [await start(0), await start(1)]
    const nginx = await startDeployedNginx(nginxFolder, {
      port: https!,
      httpPort: http!,
      // The third one is down all the time.
      processes: [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`, `127.0.0.1:${dead}`],
    })
    stops.push(() => nginx.stop())
    const call = callerThrough(https!, nginx.certificate)

    const plain = await fetch(`http://127.0.0.1:${http}/reading-mode?a=b`, { redirect: 'manual' })
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/reading-mode?a=b'])
    const token = { authorization: 'Bearer a token for the figures' }
    expect((await fetch(`${servers[0]!.url}/api/metrics`, { headers: token })).status).toBe(200)
    expect((await call('GET', '/api/metrics', token)).status).toBe(404)

    const [ada, ben] = [
      await signIn(servers[0]!.url, database, true),
      await signIn(servers[1]!.url, database, true),
    ]
    const begun = await call('POST', '/api/messages/send-init', ada.headers(), {
      participant_user_id: ben.userId,
      content: 'Hello',
    })
    expect(begun.status, begun.text).toBe(201)
    const { chat_id } = JSON.parse(begun.text) as { chat_id: number }
    const stream = call('GET', '/api/messages/stream', ben.headers(), undefined, (text) =>
      text.includes('Not buffered'),
    )
    await sleep(500)
    const message = { chat_id, content: 'Not buffered' }
    expect((await call('POST', '/api/messages/send', ada.headers(), message)).status).toBe(201)
    expect((await stream).text).toContain('Not buffered')
    // A body as large as a novel passes the proxy.
    const novel = { text: 'The bank had a holiday. '.repeat(150_000) }
    expect((await call('POST', '/api/main-voc/add-from-text', ada.headers(), novel)).status).toBe(200)

    const statuses: number[] = []
    let isOver = false
    const callers = Array.from({ length: 8 }, async (_, index) => {
      while (!isOver) {
        const answer =
          index % 2 === 0
            ? await call('GET', '/api/users/me', ada.headers())
            : await call('POST', '/api/main-voc/add-from-text', ada.headers(), { text: 'A bank holiday.' })
        statuses.push(answer.status)
      }
    })
    try {
      for (const index of [0, 1]) {
        servers[index]!.signal('SIGTERM')
        expect(await servers[index]!.ended).toBe(0)
        servers[index] = await start(index)
        // nginx asks a process that it found dead again after five seconds.
        await sleep(5_500)
      }
    } finally {
      isOver = true
      await Promise.all(callers)
    }
    console.info(`${statuses.length} calls through nginx while both processes were replaced`)
    expect(new Set(statuses)).toEqual(new Set([200]))
  }, 300_000)
})
