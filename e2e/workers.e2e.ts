import { readFileSync } from 'node:fs'
import { type EventStream, listen } from '@wordhoard/testkit/server/listening'
import { startServer } from '@wordhoard/testkit/server/start-server'
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
    const server = await startServer(['apps/api/dist/server.js'], '/api/ready', {
      WORKERS: '2',
      DATABASE_URL: databaseUrl(),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      // Tokens are those of the journeys' server.
      PUBLIC_URL: new URL(config.webServer!.url!).origin,
    })
    const workers = () => {
      const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
      return children.split(' ').filter(Boolean).map(Number)
    }
    try {
      await expect.poll(() => workers().length).toBe(2)
      const [ada, ben] = [await createChatter(browser), await createChatter(browser)]
      const chatId = await beginChat(ada, ben)
      const renewed = await ben.page.request.post('/api/auth2/refresh')
      const { access_token } = (await renewed.json()) as { access_token: string }
      const headers = { authorization: `Bearer ${access_token}`, connection: 'close' }
      const call = (path: string, body?: object) =>
        fetch(`${server.url}/api${path}`, {
          headers: { ...headers, 'content-type': 'application/json' },
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        })
      /** Opens streams on connections of their own, which either worker accepts. */
      const openStreams = async () => {
        const streams = await Promise.all([1, 2, 3, 4, 5, 6].map(() => listen(server.url, headers)))
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
      // Its streams ended with it; a message still reaches those of the other worker.
      expect((await call('/messages/send', { chat_id: chatId, content: 'five' })).status).toBe(201)
      await expect
        .poll(() => streams.filter((stream) => messagesIn(stream).includes('five')).length)
        .toBeGreaterThan(0)
      for (const stream of streams) stream.stop()
      const again = await openStreams()
      expect((await call('/messages/send', { chat_id: chatId, content: 'six' })).status).toBe(201)
      for (const stream of again) {
        await expect.poll(() => messagesIn(stream)).toEqual(['six'])
        stream.stop()
      }
      await ada.context.close()
      await ben.context.close()
    } finally {
      const all = workers()
      await server.stop()
      for (const pid of all) expect(() => process.kill(pid, 0)).toThrow()
    }
  },
)
