import type { TestApp } from './test-app'

/** An event as it came over the line. */
export interface ReceivedEvent {
  readonly id: number | undefined
  readonly event: string
  readonly data: unknown
}

/** An open stream of server-sent events. */
export interface Listening {
  readonly status: number
  /** All that came so far. */
  readonly events: ReceivedEvent[]
  /** How often the server showed that it is still there. */
  beats(): number
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>
  /** Breaks it off from this side. */
  stop(): void
}

/** Has an application listen on a port of its own; answers its address. */
export async function serve(api: TestApp): Promise<string> {
  return api.app.listen({ port: 0, host: '127.0.0.1' })
}

/** Opens the stream of messages as a browser does: by fetch, with the bearer token. */
export async function listen(
  address: string,
  headers: Record<string, string>,
  query = '',
): Promise<Listening> {
  const controller = new AbortController()
  const answer = await fetch(`${address}/api/messages/stream${query}`, { headers, signal: controller.signal })
  const events: ReceivedEvent[] = []
  let beats = 0
  const read = async () => {
    let rest = ''
    const decoder = new TextDecoder()
    for await (const bytes of answer.body ?? []) {
      rest += decoder.decode(bytes as Uint8Array, { stream: true })
      for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
        const block = rest.slice(0, end)
        rest = rest.slice(end + 2)
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
        const id = field('id')
        const event = field('event')
        if (event === undefined) beats++
        else
          events.push({
            id: id === undefined ? undefined : Number(id),
            event,
            data: JSON.parse(field('data')!),
          })
      }
    }
  }
  const ended = read().catch((error: Error) => {
    // Broken off, by either side.
    if (error.name !== 'AbortError' && error.name !== 'TypeError') throw error
  })
  return { status: answer.status, events, beats: () => beats, ended, stop: () => controller.abort() }
}
