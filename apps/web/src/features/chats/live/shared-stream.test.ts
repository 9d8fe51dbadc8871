import { describe, expect, it } from 'vitest'
import type { ChatEvent, SequencedEvent } from './sequenced-event'
import { type InOneTab, SharedStream, type TabChannel, type TabMessage } from './shared-stream'

const ready = (id: number): ChatEvent => ({ name: 'ready', data: { last_event_id: id } })
const deleted = (id: number): ChatEvent => ({ name: 'deleted', data: { chat_id: 1, message_id: id } })

/**
 * Fakes a browser: tabs that receive each other's messages, a lock held by one of them, and a server that sends events
 * to that one.
 */
function browser() {
  const lines: { id: number; hear: (message: TabMessage) => void }[] = []
  const queue: { tab: number; run: () => AbortController }[] = []
  let holder: { tab: number; end: AbortController } | undefined
  const next = () => {
    const first = queue.shift()
    if (first) holder = { tab: first.tab, end: first.run() }
  }
  const streams = new Map<number, (event: ChatEvent, id: string | undefined) => void>()
  const asked: (string | undefined)[] = []
  const posted: TabMessage[] = []
  let opened = 0

  function tab({ isAsleep = () => false }: { isAsleep?: () => boolean } = {}) {
    const id = opened++
    const got: string[] = []
    const channel: TabChannel = {
      post: (message) => {
        if (isAsleep()) return
        posted.push(message)
        for (const other of [...lines]) if (other.id !== id) other.hear(message)
      },
      onMessage: (listener) => lines.push({ id, hear: (message) => !isAsleep() && listener(message) }),
      close: () => undefined,
    }
    const inOneTab: InOneTab = (work, { steal }) => {
      const run = () => {
        const end = new AbortController()
        void work(end.signal)
        return end
      }
      if (steal) holder?.end.abort()
      if (steal) holder = { tab: id, end: run() }
      else queue.push({ tab: id, run })
      if (!holder) next()
    }
    const shared = new SharedStream({
      channel,
      inOneTab,
      connect: async (after, onEvent, onLive, signal) => {
        asked.push(after())
        streams.set(id, onEvent)
        signal.addEventListener('abort', () => streams.delete(id))
        onLive(true)
      },
      onEvent: (event: SequencedEvent['event'] | undefined) =>
        got.push(
          event === undefined
            ? 'reload'
            : event.name === 'ready'
              ? 'reconnected'
              : `${event.name} ${(event.data as { message_id: number }).message_id}`,
        ),
      onLive: (isLive) => got.push(isLive ? 'live' : 'cut'),
    })
    return { shared, got }
  }

  return {
    tab,
    asked,
    posted,
    tell: (event: ChatEvent, id: number | string) => {
      for (const onEvent of streams.values()) onEvent(event, String(id))
    },
    /** Closes the tab with the stream. */
    closeHolder: () => {
      lines.splice(
        lines.findIndex(({ id }) => id === holder?.tab),
        1,
      )
      holder?.end.abort()
      holder = undefined
      next()
    },
  }
}

describe('tabs that share a stream', () => {
  it('all receive each event of the stream once', () => {
    const { tab, tell, asked } = browser()
    const one = tab()
    tell(ready(5), 5)
    const two = tab()
    tell(deleted(7), 7)
    expect(asked).toEqual([undefined])
    expect(one.got).toEqual(['live', 'reload', 'deleted 7'])
    expect(two.got).toEqual(['reload', 'live', 'deleted 7'])
  })

  it('pass events on in the format that tabs of another version know', () => {
    const { tab, tell, posted } = browser()
    tab()
    tell(ready(5), 5)
    tell(deleted(7), 7)
    expect(posted.at(-1)).toEqual({ kind: 'told', told: { before: '5', id: '7', event: deleted(7) } })
  })

  it('resume where the closed tab stopped, losing and repeating nothing', () => {
    const { tab, tell, asked, closeHolder } = browser()
    tab()
    tell(ready(5), 5)
    const two = tab()
    const three = tab()
    tell(deleted(7), 7)
    closeHolder()
    expect(asked).toEqual([undefined, 'p7'])
    // An event that is repeated, and what happened meanwhile.
    tell(deleted(7), 7)
    tell(deleted(8), 8)
    tell(ready(8), 8)
    for (const { got } of [two, three]) {
      expect(got.filter((each) => each !== 'live')).toEqual([
        'reload',
        'deleted 7',
        'deleted 8',
        'reconnected',
      ])
    }
  })

  it('take the stream from the holder only when the browser has put it to sleep', () => {
    const { tab, tell, asked } = browser()
    let isAsleep = false
    const one = tab({ isAsleep: () => isAsleep })
    tell(ready(5), 5)
    const two = tab()
    two.shared.ask()
    two.shared.takeOver()
    expect(asked).toEqual([undefined])

    isAsleep = true
    two.shared.ask()
    two.shared.takeOver()
    expect(asked).toEqual([undefined, '5'])
    tell(deleted(9), 9)
    expect(two.got.at(-1)).toBe('deleted 9')

    // The woken tab has missed an event and notices at the next one.
    isAsleep = false
    tell(deleted(10), 10)
    expect(one.got.slice(-1)).toEqual(['reload'])
    expect(one.shared.cursor).toBe('10')
  })
})
