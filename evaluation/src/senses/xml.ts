/** A part of a document. Attribute values and text have their entities replaced. */
export type XmlEvent =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Replaces the five named and all numeric character references; leaves unknown ones unchanged. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#[xX]([0-9a-fA-F]+)|(\w+));/g, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return named[name] ?? whole
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/** Opening and closing delimiters of CDATA, and of constructs that are skipped. */
const sections = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/**
 * Returns the index just after the tag that starts at 0, respecting quotation marks; −1 if its end has not arrived yet.
 */
function tagEnd(text: string): number {
  let quote = ''
  for (let at = 1; at < text.length; at++) {
    const character = text[at]!
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at + 1
  }
  return -1
}

function* tagEvents(tag: string): Generator<XmlEvent> {
  const name = /^<\/?\s*([^\s/>]+)/.exec(tag)?.[1] ?? ''
  if (tag.startsWith('<!')) return
  if (tag.startsWith('</')) {
    yield { kind: 'close', name }
    return
  }
  const attributes: Record<string, string> = {}
  for (const [, key = '', double, single] of tag.matchAll(/([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    attributes[key] = decodeEntities(double ?? single ?? '')
  }
  yield { kind: 'open', name, attributes }
  if (tag.endsWith('/>')) yield { kind: 'close', name }
}

/**
 * Reads an XML document in pieces, holding only the current piece and an unfinished tag. Reports elements, attributes,
 * text and CDATA; skips comments, processing instructions and the document type. Does not check nesting.
 *
 * @throws Error if the document ends within a tag
 */
export async function* readXml(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<XmlEvent> {
  let rest = ''
  for await (const piece of pieces) {
    rest += piece
    for (;;) {
      const start = rest.indexOf('<')
      if (start < 0) break
      if (start > 0) {
        yield { kind: 'text', text: decodeEntities(rest.slice(0, start)) }
        rest = rest.slice(start)
      }
      // '<!' may still become a comment or CDATA.
      const section = sections.find(([opening]) => rest.startsWith(opening))
      if (section === undefined && rest.length < 9 && sections.some(([opening]) => opening.startsWith(rest)))
        break
      const [opening, closing] = section ?? ['', '']
      const close = section ? rest.indexOf(closing, opening.length) : -1
      const end = section ? (close < 0 ? -1 : close + closing.length) : tagEnd(rest)
      if (end < 0) break
      if (opening === '<![CDATA[') yield { kind: 'text', text: rest.slice(opening.length, close) }
      else if (section === undefined) yield* tagEvents(rest.slice(0, end))
      rest = rest.slice(end)
    }
  }
  if (rest.includes('<')) throw new Error(`The XML ends within a tag: ${rest.slice(0, 60)}`)
}
