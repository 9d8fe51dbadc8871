import { Parser } from 'htmlparser2'

/** A start tag with its attributes, an end tag, or a run of text, in the order of the file. */
export type XmlEvent =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

/** A tag or text longer than this is damage; what has been gathered of it is dropped. */
const LONGEST = 1024 * 1024

/**
 * Reads XML piece by piece: elements, attributes, text, entities, CDATA; comments, instructions and the document type
 * are passed over. It checks no well-formedness.
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
      // The parser gives a text in pieces: what each chunk has of it, and every entity by itself.
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
    if (unfinished > LONGEST) {
      parser.reset()
      text = ''
      unfinished = 0
    }
  }
  // The parser is not told of the end: it would close what a damaged file leaves open.
  parser.write(decoder.decode())
  endText()
  if (events.length > 0) yield events
}
