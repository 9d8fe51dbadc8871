import { Parser } from 'htmlparser2'

/** A start tag with its attributes, an end tag, or a run of text, in the order of the file. */
export type XmlEvent =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

/** Maximum length of a tag or text; a longer one is damaged, and what was buffered of it is dropped. */
const MAX_EVENT_LENGTH = 1024 * 1024

/**
 * Reads XML chunk by chunk: elements, attributes, text, entities and CDATA. Skips comments, processing instructions and
 * the document type. Doesn't check well-formedness.
 */
export async function* xmlEvents(chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly XmlEvent[]> {
  let events: XmlEvent[] = []
  let text = ''
  const endText = () => {
    if (text.trim() !== '') events.push({ kind: 'text', text })
    text = ''
  }
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        endText()
        events.push({ kind: 'open', name, attributes: new Map(Object.entries(attributes)) })
      },
      onclosetag: (name) => {
        endText()
        events.push({ kind: 'close', name })
      },
      // The parser splits text at chunks and entities.
      ontext: (piece) => {
        text += piece
      },
      ...{ oncomment: endText, oncdatastart: endText, oncdataend: endText, onprocessinginstruction: endText },
    },
    { xmlMode: true },
  )
  const decoder = new TextDecoder()
  let unfinished = 0
  for await (const chunk of chunks) {
    const piece = decoder.decode(chunk, { stream: true })
    parser.write(piece)
    unfinished = events.length > 0 ? 0 : unfinished + piece.length
    if (events.length > 0) yield events
    events = []
    if (unfinished > MAX_EVENT_LENGTH) {
      parser.reset()
      text = ''
      unfinished = 0
    }
  }
  // We don't tell the parser that the file has ended, because it would close tags that a damaged file leaves open.
  parser.write(decoder.decode())
  endText()
  if (events.length > 0) yield events
}
