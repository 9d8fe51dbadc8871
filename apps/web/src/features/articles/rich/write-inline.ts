import type { Fragment, Mark, Node } from '@tiptap/pm/model'
import { MarkdownSerializer } from 'prosemirror-markdown'
import { type Escaping, escapeMarkdown } from './escape-markdown'
import { type Simplification, simplifyInline } from './inline-content'

/** How emphasis and special characters are written. */
interface Style {
  readonly italic: '*' | '_'
  readonly escaping: Escaping
}

const hasLink = (node: Node | null) => node?.marks.some(({ type }) => type.name === 'link') ?? false
const isBreak = (node: Node | null) => node?.type.name === 'hardBreak'

function createSerialiser({ italic, escaping }: Style): MarkdownSerializer {
  return new MarkdownSerializer(
    {
      paragraph: (state, node) => state.renderInline(node),
      hardBreak: (state) => state.write('\\\n'),
      text: (state, node, parent, index) => {
        const before = index > 0 ? parent.child(index - 1) : null
        const after = index + 1 < parent.childCount ? parent.child(index + 1) : null
        const isLaterLine = isBreak(before)
        const place = {
          isLineStart: isLaterLine || before === null,
          isLaterLine,
          isLineEnd: after === null || isBreak(after),
          isInLink: hasLink(node),
          isBeforeLink: !hasLink(node) && hasLink(after),
        }
        const isAutomatic = place.isInLink && isPlainAddress(linkOf(node)!, parent, index)
        state.text(isAutomatic ? node.text! : escapeMarkdown(node.text!, place, escaping), false)
      },
    },
    {
      bold: { open: '**', close: '**', mixable: true },
      italic: { open: italic, close: italic, mixable: true },
      strike: { open: '~~', close: '~~', mixable: true },
      link: {
        open: (_, link, parent, index) => (isPlainAddress(link, parent, index) ? '<' : '['),
        close: (_, link, parent, index) =>
          isPlainAddress(link, parent, index - 1) ? '>' : `](${writeAddress(link)})`,
      },
      code: {
        open: (_state, _mark, parent, index) => writeFence(parent.child(index).text ?? '').open,
        close: (_state, _mark, parent, index) => writeFence(parent.child(index - 1).text ?? '').close,
        escape: false,
      },
    },
    { hardBreakNodeName: 'hardBreak' },
  )
}

const linkOf = (node: Node): Mark | undefined => node.marks.find(({ type }) => type.name === 'link')

/** Returns whether a link's text is its address, so that it can be written as `<address>`. */
function isPlainAddress(link: Mark, parent: Node, index: number): boolean {
  const { href, title } = link.attrs as { href: string; title: string | null }
  if (title || !/^https?:[^\s<>]+$/.test(href)) return false
  const content = parent.child(index)
  const next = index + 1 < parent.childCount ? parent.child(index + 1) : null
  const previous = index > 0 ? parent.child(index - 1) : null
  return (
    content.text === href &&
    content.marks.at(-1) === link &&
    !(next && link.isInSet(next.marks)) &&
    !(previous && link.isInSet(previous.marks))
  )
}

function writeAddress(link: Mark): string {
  const { href, title } = link.attrs as { href: string; title: string | null }
  const address = hasBalancedBrackets(href) ? href : href.replace(/[()]/g, '\\$&')
  return title ? `${address} "${title.replace(/["\\]/g, '\\$&')}"` : address
}

function hasBalancedBrackets(address: string): boolean {
  let open = 0
  for (const character of address) {
    if (character === '(') open++
    if (character === ')' && --open < 0) return false
  }
  return open === 0
}

/** Returns the backticks around code, more than it has in a row, and with a space where it needs one. */
function writeFence(code: string): { open: string; close: string } {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  const ticks = '`'.repeat(longest + 1)
  const needsSpace = /^`|`$/.test(code) || (/^ .* $/.test(code) && code.trim() !== '')
  return needsSpace ? { open: `${ticks} `, close: ` ${ticks}` } : { open: ticks, close: ticks }
}

const styles: readonly Style[] = [
  { italic: '*', escaping: 'needed' },
  { italic: '_', escaping: 'needed' },
  { italic: '*', escaping: 'all' },
  { italic: '_', escaping: 'all' },
]
const serialisers = styles.map(createSerialiser)

/** From all that was formatted to plain text: the first that Markdown can express is taken. */
const simplifications: readonly Simplification[] = [
  { edge: 'spaces' },
  { edge: 'punctuation' },
  { edge: 'spaces', without: ['bold', 'italic', 'strike'] },
  { edge: 'spaces', without: ['bold', 'italic', 'strike', 'link', 'code'] },
]

/**
 * Writes the text of a paragraph or heading as Markdown. Markdown can't express all combinations of marks and
 * punctuation, so each way of writing it is read again, and the first that means the same is taken.
 *
 * @param read reads Markdown into a document
 */
export function writeInline(block: Node, read: (markdown: string) => Node): string {
  const prefix = block.type.name === 'heading' ? '# ' : ''
  const { paragraph } = block.type.schema.nodes
  const topNode = block.type.schema.topNodeType
  const isReadAs = (markdown: string, content: Fragment) => {
    try {
      const found = read(prefix + markdown)
      return (
        found.childCount === 1 &&
        found.firstChild!.type === block.type &&
        found.firstChild!.content.eq(content)
      )
    } catch {
      // It would be read as something that the schema doesn't have, such as a table.
      return false
    }
  }
  let last = ''
  for (const simplification of simplifications) {
    const content = simplifyInline(block, simplification)
    if (content.size === 0) return ''
    for (const serialiser of serialisers) {
      last = serialiser.serialize(topNode.create(null, paragraph!.create(null, content)))
      if (isReadAs(last, content)) return last
    }
  }
  return last
}
