import * as chats from '@wordhoard/contracts/chats'
import { type EventStream, listen, listenOnFreePort } from '@wordhoard/testkit/server/listening'
import { hasValkey, startValkey, type Valkey } from '@wordhoard/testkit/server/valkey'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { callAs } from '../../testing/calls'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { ValkeyConnection } from '../valkey/valkey-connection'
import { startWire, type Wire } from './wire.fixture'

const token = 'only-for-the-one-who-watches'
const within = (ms: number) => ({ timeout: ms, interval: 10 })
const delivered = ({ events }: EventStream) =>
  events.flatMap(({ event, data }) =>
    event === 'message' ? [(data as { message: { content: string } }).message.content] : [],
  )

describe.runIf(hasValkey())('when Valkey is away', () => {
  let valkey: Valkey
  /** Leads from one of the processes to Valkey. */
  let wire: Wire
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
  const isConnected = async ({ app }: TestApp) => {
    const headers = { authorization: `Bearer ${token}` }
    const { body } = await app.inject({ url: '/api/metrics', headers })
    return /^valkey_connected (\d)$/m.exec(body)?.[1]
  }
  /** Each process finds out for itself that Valkey is back, up to 2 s after the other. */
  const waitUntilConnected = () =>
    vi.waitFor(
      async () => expect(await Promise.all([here, there].map(isConnected))).toEqual(['1', '1']),
      within(10_000),
    )
  /** Key of the chat's stream. */
  const streamKey = () => `{wordhoard}:events:chat_events_${chat_id % 64}`
  const askValkey = async (command: string[]): Promise<unknown> => {
    const connection = new ValkeyConnection(valkey.url, pino({ level: 'silent' }), { name: 'test' })
    await connection.open()
    return connection.send(command).finally(() => connection.close())
  }
  beforeAll(async () => {
    valkey = await startValkey()
    wire = await startWire(Number(new URL(valkey.url).port))
    const environment = {
      JWT_SECRET: 'a secret that two processes share, long',
      RATE_LIMIT: 'off',
      METRICS_TOKEN: token,
    }
    here = await openTestApp({ ...environment, VALKEY_URL: `valkey://127.0.0.1:${wire.port}` })
    there = await openTestApp({ ...environment, VALKEY_URL: valkey.url })
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
    await wire.close()
    await valkey.stop()
  })

  it('messages arrive all the same, in order and once, and the figures and the state of the server say so', async () => {
    await send('before')
    await expectAll(10_000)
    expect(await isConnected(here)).toBe('1')
    await valkey.kill()
    for (let n = 0; n < 20; n++) await send(`away ${n}`)
    await expectAll(10_000)
    expect(await isConnected(here)).toBe('0')
    const ready = await here.app.inject({ url: '/api/ready' })
    expect([ready.statusCode, ready.json()]).toEqual([200, expect.objectContaining({ valkey: 'away' })])
  })

  it('they go through Valkey again once it is back', async () => {
    await valkey.start()
    await waitUntilConnected()
    for (let n = 0; n < 20; n++) await send(`back ${n}`)
    await expectAll(10_000)
    const ready = await here.app.inject({ url: '/api/ready' })
    expect(ready.json()).toMatchObject({ valkey: 'connected' })
    expect(await askValkey(['XLEN', streamKey()])).toBeGreaterThan(0)
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
    await waitUntilConnected()
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

  it.runIf(process.env.FULL)(
    'a process that alone can’t reach it reads what the others sent within seconds',
    async () => {
      await waitUntilConnected()
      wire.cut()
      await vi.waitFor(async () => expect(await isConnected(here)).toBe('0'), within(10_000))
      // Lets what this process reads when it notices be over: the message comes after it.
      await new Promise((resolve) => setTimeout(resolve, 500))
      const entries = await askValkey(['XLEN', streamKey()])
      await send('by the others alone')
      await vi.waitFor(
        async () => expect(await askValkey(['XLEN', streamKey()])).not.toBe(entries),
        within(5_000),
      )
      await expectAll(15_000)
      wire.mend()
      await waitUntilConnected()
      await send('together again')
      await expectAll(10_000)
    },
  )

  it('what an unknown program writes into a stream is passed over', async () => {
    await waitUntilConnected()
    await askValkey(['XADD', streamKey(), '*', 'x', 'not ours'])
    await send('after a stranger')
    await expectAll(10_000)
  })
})
