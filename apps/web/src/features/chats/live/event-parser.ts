/** An event as it came over the line. */
export interface StreamEvent {
  readonly name: string
  readonly data: string
  /** Number of the event; undefined for one that has none. */
  readonly id: number | undefined
}

/** Takes a stream of server-sent events apart (HTML Standard, 9.2.6), however it was cut into pieces. */
export class EventParser {
  #rest = ''

  /** @returns the events that this piece completes. */
  push(text: string): StreamEvent[] {
    const blocks = (this.#rest + text).replace(/\r\n/g, '\n').split('\n\n')
    this.#rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => eventOf(block) ?? [])
  }
}

/** Undefined for a block of comments, which only shows that the server is still there. */
function eventOf(block: string): StreamEvent | undefined {
  const fields = new Map<string, string[]>()
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    if (colon === 0) continue
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    fields.set(name, [...(fields.get(name) ?? []), value])
  }
  const data = fields.get('data')
  if (!data) return undefined
  const id = fields.get('id')?.at(-1)
  return {
    name: fields.get('event')?.at(-1) ?? 'message',
    data: data.join('\n'),
    id: id === undefined ? undefined : Number(id),
  }
}
