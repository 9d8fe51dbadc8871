import * as chats from '@wordhoard/contracts/chats'
import { type EventStream, listen, listenOnFreePort } from '@wordhoard/testkit/server/listening'
import { hasValkey, startValkey, type Valkey } from '@wordhoard/testkit/server/valkey'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { callAs } from '../../testing/calls'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'

const token = 'only-for-the-one-who-watches'
const within = (ms: number) => ({ timeout: ms, interval: 10 })
const delivered = ({ events }: EventStream) =>
  events.flatMap(({ event, data }) =>
    event === 'message' ? [(data as { message: { content: string } }).message.content] : [],
  )

describe.runIf(hasValkey())('when Valkey is away', () => {
  let valkey: Valkey
  /** Two processes on one database. */
  let here: TestApp
  let there: TestApp
  let address: string
  let ada: Person
  let ben: Person
  let chat_id: number
  let page: EventStream
  const sent: string[] = []
  const send = async (content: string) => {
    const answer = await callAs(there, ben, chats.sendMessage, { body: { chat_id, content } })
    expect(answer.statusCode).toBe(201)
    sent.push(content)
  }
  const expectAll = (ms: number) => vi.waitFor(() => expect(delivered(page)).toEqual(sent), within(ms))
  const isConnected = async () => {
    const headers = { authorization: `Bearer ${token}` }
    const { body } = await here.app.inject({ url: '/api/metrics', headers })
    return /^valkey_connected (\d)$/m.exec(body)?.[1]
  }
  beforeAll(async () => {
    valkey = await startValkey()
    const environment = {
      JWT_SECRET: 'a secret that two processes share, long',
      RATE_LIMIT: 'off',
      METRICS_TOKEN: token,
      VALKEY_URL: valkey.url,
    }
    here = await openTestApp(environment)
    there = await openTestApp(environment)
    address = await listenOnFreePort(here)
    ;[ada, ben] = [await person(here), await person(here)]
    const body = { participant_user_id: ben.userId, content: 'Hello' }
    chat_id = (await callAs(here, ada, chats.sendFirstMessage, { body })).json<{ chat_id: number }>().chat_id
    page = await listen(address, ada.headers)
    await vi.waitFor(
      () => expect(page.events.some(({ event }) => event === 'ready')).toBe(true),
      within(10_000),
    )
  })
  afterAll(async () => {
    page.stop()
    await there.close()
    await here.close()
    await valkey.stop()
  })

  it('messages arrive all the same, in order and once, and the figures and the state of the server say so', async () => {
    await send('before')
    await expectAll(10_000)
    expect(await isConnected()).toBe('1')
    await valkey.kill()
    for (let n = 0; n < 20; n++) await send(`away ${n}`)
    await expectAll(10_000)
    expect(await isConnected()).toBe('0')
    const ready = await here.app.inject({ url: '/api/ready' })
    expect([ready.statusCode, ready.json()]).toEqual([200, expect.objectContaining({ valkey: 'away' })])
  })

  it('they go through Valkey again once it is back', async () => {
    await valkey.start()
    await vi.waitFor(async () => expect(await isConnected()).toBe('1'), within(10_000))
    for (let n = 0; n < 20; n++) await send(`back ${n}`)
    await expectAll(10_000)
    const ready = await here.app.inject({ url: '/api/ready' })
    expect(ready.json()).toMatchObject({ valkey: 'connected' })
  })

  it('none is lost or repeated while it comes and goes as people write', async () => {
    const writing = (async () => {
      for (let n = 0; n < 150; n++) {
        await send(`killed ${n}`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    })()
    for (let round = 0; round < 4; round++) {
      await new Promise((resolve) => setTimeout(resolve, 250))
      await valkey.kill()
      await new Promise((resolve) => setTimeout(resolve, 150))
      await valkey.start()
    }
    await writing
    await expectAll(15_000)
  })

  it('a message reaches its page within seconds when Valkey is frozen, and once', async () => {
    await vi.waitFor(async () => expect(await isConnected()).toBe('1'), within(10_000))
    process.kill(valkey.pid(), 'SIGSTOP')
    try {
      await send('frozen 1')
      await send('frozen 2')
      await expectAll(5_000)
    } finally {
      process.kill(valkey.pid(), 'SIGCONT')
    }
    await send('thawed')
    await expectAll(10_000)
  })

  it('what an unknown program writes into a stream is passed over', async () => {
    await vi.waitFor(async () => expect(await isConnected()).toBe('1'), within(10_000))
    const { createClient } = await import('@redis/client')
    const stranger = createClient({ url: valkey.url })
    await stranger.connect()
    try {
      const key = `{wordhoard}:events:chat_events_${chat_id % 64}`
      await stranger.sendCommand(['XADD', key, '*', 'x', 'not ours'])
      await send('after a stranger')
      await expectAll(10_000)
    } finally {
      stranger.destroy()
    }
  })
})
