import { describe, expect, it } from 'vitest'
import { reconnectDelay, stayConnected } from './stream-connection'

const stream = (...parts: string[]) => new Response(parts.join(''))
const message = (id: number) => `id: ${id}\nevent: deleted\ndata: {"chat_id":1,"message_id":${id}}\n\n`
const ready = (id: number) => `id: ${id}\nevent: ready\ndata: {"last_event_id":${id}}\n\n`
const bye = 'event: bye\ndata: {}\n\n'

/** Opens one answer after another, and stops when there are no more. */
async function connect(answers: (Response | Error)[]) {
  const end = new AbortController()
  const received: string[] = []
  const waits: number[] = []
  let opened = 0
  await stayConnected({
    open: async () => {
      const answer = answers[opened++]
      if (answer instanceof Error) throw answer
      return answer!
    },
    onEvent: (event, id) => received.push(`${event.name} ${id}`),
    onLive: (isLive) => received.push(isLive ? 'live' : 'cut'),
    wait: async (ms) => {
      waits.push(ms)
      if (opened === answers.length) end.abort()
    },
    onPossiblyDead: () => () => undefined,
    signal: end.signal,
  })
  return { received, waits }
}

describe('stayConnected', () => {
  it('reopens the stream when it ends, says bye or was rejected, and is live from ready on', async () => {
    const { received } = await connect([
      stream(ready(1), message(2)),
      new Error('refused'),
      stream(message(3), ready(3), message(4), bye, message(5)),
    ])
    expect(received).toEqual([
      ...['ready 1', 'live', 'deleted 2', 'cut', 'cut'],
      ...['deleted 3', 'ready 3', 'live', 'deleted 4', 'cut'],
    ])
  })

  it('waits longer after each attempt', async () => {
    const { waits } = await connect(Array.from({ length: 9 }, () => new Error('refused')))
    for (const [n, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(reconnectDelay(n, 0))
      expect(wait).toBeLessThanOrEqual(reconnectDelay(n, 1))
    }
    expect(reconnectDelay(0, 1)).toBe(500)
    expect(reconnectDelay(3, 1)).toBe(4_000)
    expect(reconnectDelay(40, 1)).toBe(30_000)
    expect(reconnectDelay(40, 0)).toBe(15_000)
  })
})
