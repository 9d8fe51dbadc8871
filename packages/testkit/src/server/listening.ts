import { streamEvents } from '@wordhoard/contracts/chat-stream'
import { EventSourceParserStream } from 'eventsource-parser/stream'

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
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>
  /** Breaks it off from this side. */
  stop(): void
}

/** Has an application listen on a port of its own; answers its address. */
export async function serve(api: {
  readonly app: { listen(options: { port: number; host: string }): Promise<string> }
}): Promise<string> {
  return api.app.listen({ port: 0, host: '127.0.0.1' })
}

/** What an event says, as the contract has it. Throws when it says anything else. */
function parseEvent(event: string, data: string): unknown {
  const schema = Object.entries(streamEvents).find(([name]) => name === event)?.[1]
  if (!schema) throw new Error(`The stream told ${event}, which the contract does not know`)
  return schema.parse(JSON.parse(data))
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
  const read = async () => {
    const received = answer.body
      ?.pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
    for await (const { id, event, data } of received ?? []) {
      if (event === undefined) continue
      events.push({ id: id === undefined ? undefined : Number(id), event, data: parseEvent(event, data) })
    }
  }
  const ended = read().catch((error: Error) => {
    // Broken off, by either side.
    if (error.name !== 'AbortError' && error.name !== 'TypeError') throw error
  })
  return { status: answer.status, events, ended, stop: () => controller.abort() }
}
