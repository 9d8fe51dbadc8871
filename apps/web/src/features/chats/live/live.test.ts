// @vitest-environment jsdom
import { streamMessages } from '@wordhoard/contracts/chat-stream'
import { refresh } from '@wordhoard/contracts/sessions'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Refusal, type SentRequest } from '../../../testing/fake-server'
import { message } from '../../../testing/messages'
import { ME, openPage, setVisible, until } from '../../../testing/page'
import { closeTabsAfterwards, openTab } from '../../../testing/tab'
import { backoffDelay } from './backoff-delay'
import type { LiveEvent } from './live'

const server = openPage({ user: null })
closeTabsAfterwards()

interface Stream {
  readonly request: SentRequest
  readonly say: (name: string, data: object, id?: number) => void
  readonly end: () => void
}
let streams: Stream[]

/** The server's side of a stream. */
function openStream(request: SentRequest): Response {
  const encoder = new TextEncoder()
  let line!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      line = controller
    },
  })
  request.signal?.addEventListener('abort', () => line.error(new Error('cut')))
  const say = (name: string, data: object, id?: number) =>
    line.enqueue(
      encoder.encode(
        `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`,
      ),
    )
  streams.push({ request, say, end: () => line.close() })
  return new Response(body)
}

beforeEach(() => {
  streams = []
  server.answer(streamMessages, openStream as never)
})

async function listen(options?: { user: number | null }) {
  const tab = await openTab(() => import('./live'), options)
  const event: string[] = []
  const name = (each: LiveEvent) => (each.name === 'message' ? `message ${each.data.message.id}` : each.name)
  tab.listenToChats((each) => event.push(name(each)))
  tab.startLive()
  return { ...tab, event, state: () => tab.useLive.getState().state }
}
const news = (id: number) => ['message', { ...message(id), chat_id: 1 }, id] as const
const begin = (stream: Stream, id: number) => stream.say('ready', { last_event_id: id })

describe('a tab that listens to chats', () => {
  it('reloads when the stream starts, and then receives every event', async () => {
    const { event, state } = await listen()
    expect(state()).toBe('starting')
    await until(() => expect(streams).toHaveLength(1))
    expect(streams[0]?.request).toMatchObject({ token: `token-of-${ME}`, query: {} })
    begin(streams[0]!, 5)
    streams[0]?.say(...news(7))
    streams[0]?.say('deleted', { chat_id: 1, message_id: 7 }, 8)
    await until(() => expect(event).toEqual(['reload', 'message 7', 'deleted']))
    expect(state()).toBe('live')
  })

  it('resumes after the last event it knows when the stream breaks off', async () => {
    const { event, state } = await listen()
    await until(() => expect(streams).toHaveLength(1))
    begin(streams[0]!, 5)
    streams[0]?.say(...news(7))
    await until(() => expect(event).toHaveLength(2))
    streams[0]?.end()
    await until(() => expect(state()).toBe('waiting'))
    window.dispatchEvent(new Event('online'))
    await until(() => expect(streams).toHaveLength(2))
    expect(streams[1]?.request.query).toEqual({ after: 'p7' })
    streams[1]?.say(...news(9))
    begin(streams[1]!, 9)
    await until(() => expect(event).toEqual(['reload', 'message 7', 'message 9', 'reconnected']))
    expect(state()).toBe('live')
  })

  it('reloads when the server resets the stream', async () => {
    const { event } = await listen()
    await until(() => expect(streams).toHaveLength(1))
    begin(streams[0]!, 5)
    streams[0]?.say('reset', { last_event_id: 900 })
    await until(() => expect(event).toEqual(['reload', 'reload']))
  })

  it('closes the stream when the network goes, because a dead one sends nothing', async () => {
    const { state } = await listen()
    await until(() => expect(streams).toHaveLength(1))
    begin(streams[0]!, 5)
    await until(() => expect(state()).toBe('live'))
    window.dispatchEvent(new Event('offline'))
    await until(() => expect(state()).toBe('waiting'))
    expect(streams[0]?.request.signal?.aborted).toBe(true)
  })

  it('renews an expired token and tries once more', async () => {
    let refusals = 1
    server.answer(refresh, { access_token: 'renewed', user_id: ME })
    server.answer(streamMessages, ((request: SentRequest) => {
      if (refusals-- > 0) throw new Refusal(401, 'not_signed_in')
      return openStream(request)
    }) as never)
    await listen()
    await until(() => expect(streams).toHaveLength(1))
    expect(streams[0]?.request.token).toBe('renewed')
  })

  it('tries again when it is rejected', async () => {
    server.refuse(streamMessages, 503, 'unavailable')
    const { state } = await listen()
    await until(() => expect(state()).toBe('waiting'))
    server.answer(streamMessages, openStream as never)
    window.dispatchEvent(new Event('online'))
    await until(() => expect(streams).toHaveLength(1))
  })

  it('ends its stream with the session and opens another for the next one', async () => {
    const { event, signInAs, useLive } = await listen({ user: null })
    expect(streams).toEqual([])
    signInAs(ME)
    await until(() => expect(streams).toHaveLength(1))
    begin(streams[0]!, 5)
    await until(() => expect(event).toEqual(['reload']))
    signInAs(8)
    await until(() => expect(streams).toHaveLength(2))
    expect(streams[0]?.request.signal?.aborted).toBe(true)
    expect(streams[1]?.request).toMatchObject({ token: 'token-of-8', query: {} })
    expect(useLive.getState().state).toBe('starting')
  })

  it('on plain http keeps a stream only while it is visible', async () => {
    const { state } = await listen()
    await until(() => expect(streams).toHaveLength(1))
    setVisible(false)
    expect(streams[0]?.request.signal?.aborted).toBe(true)
    setVisible(true)
    await until(() => expect(streams).toHaveLength(2))
    begin(streams[1]!, 3)
    await until(() => expect(state()).toBe('live'))
  })
})

describe('two tabs of a browser with locks', () => {
  /** Minimal Web Locks: one holder, the others wait in turn. */
  function locks() {
    const waiting: (() => Promise<void>)[] = []
    let isHeld = false
    const next = async () => {
      const first = waiting.shift()
      if (!first) return
      isHeld = true
      await first()
      isHeld = false
      await next()
    }
    return {
      request: (_name: string, _options: object, work: () => Promise<void>) =>
        new Promise<void>((done, fail) => {
          waiting.push(() => work().then(done, fail))
          if (!isHeld) void next()
        }),
    }
  }

  it('share one stream, and the second resumes where the first stopped', async () => {
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator, { onLine: { value: true } }), { locks: locks() }),
    )
    const one = await listen()
    await until(() => expect(streams).toHaveLength(1))
    begin(streams[0]!, 5)
    await until(() => expect(one.event).toEqual(['reload']))
    const two = await listen()
    await until(() => expect(two.state()).toBe('live'))
    streams[0]?.say(...news(7))
    await until(() => expect(two.event).toEqual(['reload', 'message 7']))
    expect(one.event).toEqual(['reload', 'message 7'])
    expect(streams).toHaveLength(1)
    one.leave()
    await until(() => expect(streams).toHaveLength(2))
    expect(streams[1]?.request.query).toEqual({ after: 'p7' })
  })
})

describe('backoffDelay', () => {
  const isOver = async (wait: Promise<void>) => {
    let over = false
    void wait.then(() => {
      over = true
    })
    await vi.advanceTimersByTimeAsync(0)
    return over
  }
  const never = () => new AbortController().signal

  it('ends after its time, not before', async () => {
    vi.useFakeTimers()
    const wait = backoffDelay(1_000, never())
    await vi.advanceTimersByTimeAsync(999)
    expect(await isOver(wait)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await isOver(wait)).toBe(true)
  })

  it('ends early when the network is back or the tab becomes visible, not when it is hidden', async () => {
    vi.useFakeTimers()
    const [first, second] = [backoffDelay(1_000, never()), backoffDelay(1_000, never())]
    setVisible(false)
    expect(await isOver(first)).toBe(false)
    setVisible(true)
    expect(await isOver(first)).toBe(true)
    expect(await isOver(second)).toBe(true)
    const third = backoffDelay(1_000, never())
    window.dispatchEvent(new Event('online'))
    expect(await isOver(third)).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends early when it is aborted', async () => {
    vi.useFakeTimers()
    const stop = new AbortController()
    const wait = backoffDelay(1_000, stop.signal)
    stop.abort()
    expect(await isOver(wait)).toBe(true)
  })
})
