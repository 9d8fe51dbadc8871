/** A start tag with its attributes, an end tag, or a run of text, in the order of the file. */
export type XmlEvent =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

/** A tag or text longer than this is damage; what has been gathered of it is dropped. */
const LONGEST = 1024 * 1024

/**
 * Reads XML piece by piece: elements, attributes, text, entities, CDATA; comments, instructions and the document type
 * are passed over. Enough for data files of machines; it checks no well-formedness.
 */
export async function* xmlEvents(chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly XmlEvent[]> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    const { events, end, text } = cut(rest + decoder.decode(chunk, { stream: true }))
    rest = text.length - end > LONGEST ? '' : text.slice(end)
    if (events.length > 0) yield events
  }
  const { events } = cut(rest + decoder.decode())
  if (events.length > 0) yield events
}

const MARKUP =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<[?!][^>]*>|<\/([^\s>]+)\s*>|<([^\s/>!?]+)((?:"[^"]*"|'[^']*'|[^'">])*)>/gu

/** Cuts off all that is whole; `end` is where an unfinished piece begins. */
function cut(text: string): { events: XmlEvent[]; end: number; text: string } {
  const events: XmlEvent[] = []
  let end = 0
  for (const match of text.matchAll(MARKUP)) {
    const [whole, data, closed, opened, inside] = match
    // An unfinished comment or CDATA section looks like a declaration.
    if (data === undefined && /^<!(?:--|\[)/u.test(whole) && !/(?:-->|\]\]>)$/u.test(whole)) break
    if (match.index > end) pushText(events, unescaped(text.slice(end, match.index)))
    if (data !== undefined) pushText(events, data)
    else if (closed !== undefined) events.push({ kind: 'close', name: closed })
    else if (opened !== undefined) {
      events.push({ kind: 'open', name: opened, attributes: attributesOf(inside ?? '') })
      if (inside?.endsWith('/')) events.push({ kind: 'close', name: opened })
    }
    end = match.index + whole.length
  }
  return { events, end, text }
}

function pushText(events: XmlEvent[], text: string): void {
  if (text.trim() !== '') events.push({ kind: 'text', text })
}

function attributesOf(inside: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name, double, single] of inside.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu)) {
    attributes.set(name!, unescaped(double ?? single ?? ''))
  }
  return attributes
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/giu,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}
