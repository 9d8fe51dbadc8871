import { streamEvents } from '@wordhoard/contracts/chat-stream'
import { EventSourceParserStream } from 'eventsource-parser/stream'

/** An event as received. */
export interface ReceivedEvent {
  readonly id: string | undefined
  readonly event: string
  readonly data: unknown
}

/** An open stream of server-sent events. */
export interface EventStream {
  readonly status: number
  /** All events received so far. */
  readonly events: ReceivedEvent[]
  /** Resolves when the stream has ended. */
  readonly ended: Promise<void>
  /** Closes the stream from the client's side. */
  stop(): void
}

/** Starts an application on a port of its own; returns its address. */
export async function listenOnFreePort(api: {
  readonly app: { listen(options: { port: number; host: string }): Promise<string> }
}): Promise<string> {
  return api.app.listen({ port: 0, host: '127.0.0.1' })
}

/** Parses an event's data by the contract's schema; throws when it doesn't match. */
function parseEvent(event: string, data: string): unknown {
  const schema = Object.entries(streamEvents).find(([name]) => name === event)?.[1]
  if (!schema)
    throw new Error(`The stream sent ${event}, which is not in the contract: add it to streamEvents`)
  return schema.parse(JSON.parse(data))
}

/** Opens the message stream as a browser does: with fetch and the bearer token. */
export async function listen(
  address: string,
  headers: Record<string, string>,
  query = '',
): Promise<EventStream> {
  const controller = new AbortController()
  const answer = await fetch(`${address}/api/messages/stream${query}`, { headers, signal: controller.signal })
  const events: ReceivedEvent[] = []
  const read = async () => {
    const received = answer.body
      ?.pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
    for await (const { id, event, data } of received ?? []) {
      if (event === undefined) continue
      events.push({ id, event, data: parseEvent(event, data) })
    }
  }
  const ended = read().catch((error: Error) => {
    // Either side closed the connection.
    if (error.name !== 'AbortError' && error.name !== 'TypeError') throw error
  })
  return { status: answer.status, events, ended, stop: () => controller.abort() }
}
