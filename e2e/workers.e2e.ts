import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { projectRoot } from '@wordhoard/database/project-root'
import { freePort } from '@wordhoard/testkit/server/free-port'
import { type EventStream, listen } from '@wordhoard/testkit/server/listening'
import { beginChat, createChatter } from './chat-people'
import { databaseUrl } from './people'
import { dataDir } from './server-settings'
import { expect, test } from './test'

const messagesIn = ({ events }: EventStream) =>
  events.flatMap(({ event, data }) =>
    event === 'message' ? [(data as { message: { content: string } }).message.content] : [],
  )

test(
  'two workers act as one service: messages cross, one that is killed is replaced while the other answers, and all stop',
  {
    tag: '@full',
  },
  async ({ browser }, { config }) => {
    // The whole server starts three times, perhaps on a busy machine.
    test.setTimeout(240_000)
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const server = spawn(process.execPath, ['apps/api/dist/server.js'], {
      cwd: projectRoot(),
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        WORKERS: '2',
        PORT: String(port),
        DATABASE_URL: databaseUrl(),
        DATA_DIR: dataDir,
        RATE_LIMIT: 'off',
        // Tokens are those of the journeys' server.
        PUBLIC_URL: new URL(config.webServer!.url!).origin,
      },
    })
    let printed = ''
    server.stdout.on('data', (text) => {
      printed += String(text)
    })
    const workers = () => {
      const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
      return children.split(' ').filter(Boolean).map(Number)
    }
    try {
      await expect.poll(() => printed, { timeout: 120_000 }).toContain('Ready:')
      expect(workers()).toHaveLength(2)
      const [ada, ben] = [await createChatter(browser), await createChatter(browser)]
      const chatId = await beginChat(ada, ben)
      const renewed = await ben.page.request.post('/api/auth2/refresh')
      const { access_token } = (await renewed.json()) as { access_token: string }
      const headers = { authorization: `Bearer ${access_token}`, connection: 'close' }
      const call = (path: string, body?: object) =>
        fetch(`${url}/api${path}`, {
          headers: { ...headers, 'content-type': 'application/json' },
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        })
      /** Opens streams on connections of their own, which either worker accepts. */
      const openStreams = async () => {
        const streams = await Promise.all([1, 2, 3, 4, 5, 6].map(() => listen(url, headers)))
        for (const stream of streams)
          await expect.poll(() => stream.events.some(({ event }) => event === 'ready')).toBe(true)
        return streams
      }
      const streams = await openStreams()
      const sent = ['one', 'two', 'three', 'four']
      for (const content of sent)
        expect((await call('/messages/send', { chat_id: chatId, content })).status).toBe(201)
      for (const stream of streams) await expect.poll(() => messagesIn(stream)).toEqual(sent)

      const [killed] = workers()
      process.kill(killed!, 'SIGKILL')
      await expect.poll(() => workers().includes(killed!)).toBe(false)
      for (let n = 0; n < 10; n++) expect((await call('/messages/chats')).status).toBe(200)
      await expect.poll(() => workers().length).toBe(2)
      for (const stream of streams) stream.stop()
      const again = await openStreams()
      expect((await call('/messages/send', { chat_id: chatId, content: 'five' })).status).toBe(201)
      for (const stream of again) {
        await expect.poll(() => messagesIn(stream)).toEqual(['five'])
        stream.stop()
      }
      await ada.context.close()
      await ben.context.close()
    } finally {
      const all = workers()
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      for (const pid of all) expect(() => process.kill(pid, 0)).toThrow()
    }
  },
)
