import { DOMParser, Fragment, type Node, type ParseRule, type Schema, Slice } from '@tiptap/pm/model'

/** Sanitises HTML: blocks without wrappers, formatting as classes of spans, links with safe addresses. */
export type CleanHtml = (html: string) => DocumentFragment

/** Formatting as the sanitiser writes it. A span may have several classes, so each rule leaves it to the next. */
const formattingRules: readonly ParseRule[] = ['bold', 'italic', 'strike', 'code'].map((mark) => ({
  tag: `span.${mark}`,
  mark,
  consuming: false,
}))

/** The article's title is the only heading of the first level. */
const headingRule: ParseRule = { tag: 'h1', node: 'heading', attrs: { level: 2 } }

/**
 * Reads pasted or dropped content, with its headings, emphasis, lists, quotations and links. Returns null when there is
 * no text.
 */
export function readPasted(data: DataTransfer, schema: Schema, clean: CleanHtml): Slice | null {
  const html = data.getData('text/html')
  const blocks = html === '' ? null : clean(html)
  if (blocks && blocks.textContent?.trim() !== '') return readBlocks(blocks, schema)
  const plain = data.getData('text/plain')
  return plain.trim() === '' ? null : readPlain(plain, schema)
}

function readBlocks(blocks: DocumentFragment, schema: Schema): Slice {
  for (const table of blocks.querySelectorAll('table')) replaceTable(table)
  const rules = [...formattingRules, headingRule, ...DOMParser.fromSchema(schema).rules]
  return new DOMParser(schema, rules).parseSlice(blocks)
}

/** Replaces a table, which the rich field doesn't have, by a paragraph per row. */
function replaceTable(table: Element): void {
  const rows = [...table.querySelectorAll('tr')].map((row) => {
    const cells = [...row.children].map(({ textContent }) => textContent?.trim() ?? '')
    const paragraph = table.ownerDocument.createElement('p')
    paragraph.textContent = cells.filter((cell) => cell !== '').join(' – ')
    return paragraph
  })
  table.replaceWith(...rows)
}

/** Reads plain text: empty lines separate paragraphs, other line ends are line breaks. */
function readPlain(plain: string, schema: Schema): Slice {
  const { paragraph, hardBreak } = schema.nodes
  const paragraphs = plain
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n\s*\n/)
    .map((text) => {
      const content: Node[] = []
      for (const [at, line] of text.split('\n').entries()) {
        if (at > 0) content.push(hardBreak!.create())
        if (line !== '') content.push(schema.text(line))
      }
      return paragraph!.create(null, content)
    })
  return Slice.maxOpen(Fragment.fromArray(paragraphs))
}
