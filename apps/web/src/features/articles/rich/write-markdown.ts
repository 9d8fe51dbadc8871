import type { Node } from '@tiptap/pm/model'
import { writeInline } from './write-inline'

/** A way of marking the items of a list. Lists that follow each other take turns, or they would be read as one. */
type Turn = 0 | 1
/** A block and its Markdown. */
interface Written {
  readonly type: string
  readonly turn: Turn
  readonly markdown: string
  readonly node: Node
}

const bullets = ['-', '*'] as const
const numberEnds = ['.', ')'] as const

/** Returns a function that writes a document as Markdown. Blocks that haven't changed since the last call aren't written again. */
export function createWriter(read: (markdown: string) => Node): (document: Node) => string {
  const written = new WeakMap<Node, string>()

  /** Writes a paragraph's or heading's text. */
  const writeText = (block: Node): string => {
    const known = written.get(block)
    if (known !== undefined) return known
    const markdown = writeInline(block, read)
    written.set(block, markdown)
    return markdown
  }

  const writeBlocks = (parent: Node, isInList: boolean): Written[] => {
    const blocks: Written[] = []
    parent.forEach((node) => {
      const type = node.type.name
      const last = blocks.at(-1)
      const turn: Turn = last?.type === type && last.turn === 0 ? 1 : 0
      const markdown = writeBlock(node, turn, isInList)
      if (markdown !== '') blocks.push({ type, turn, markdown, node })
    })
    return blocks
  }

  const writeBlock = (node: Node, turn: Turn, isInList: boolean): string => {
    switch (node.type.name) {
      case 'paragraph':
        return writeText(node)
      case 'heading': {
        const text = writeText(node)
        return text === '' ? '' : `${'#'.repeat(Number(node.attrs.level))} ${text}`
      }
      case 'blockquote':
        return prefixLines(joinBlocks(writeBlocks(node, false)), '> ')
      case 'codeBlock':
        return writeCode(node)
      case 'horizontalRule':
        // After a list's own mark, a rule of the same character would be read as one rule.
        return isInList ? '___' : '---'
      default:
        return writeList(node, turn)
    }
  }

  const writeList = (list: Node, turn: Turn): string => {
    const isOrdered = list.type.name === 'orderedList'
    const items: Written[][] = []
    list.forEach((item) => {
      const blocks = writeBlocks(item, true)
      if (blocks.length > 0) items.push(blocks)
    })
    const hasParagraph = items.some((blocks) => blocks.some(({ type }) => type === 'paragraph'))
    const isTight = items.every(canBeTight) && (list.attrs.tight !== false || !hasParagraph)
    const start = isOrdered ? Number(list.attrs.start ?? 1) : 0
    return items
      .map((blocks, at) => {
        const mark = isOrdered ? `${start + at}${numberEnds[turn]} ` : `${bullets[turn]} `
        return mark + indentLines(joinBlocks(blocks, isTight ? '\n' : '\n\n'), ' '.repeat(mark.length))
      })
      .join(isTight ? '\n' : '\n\n')
  }

  return (document) => joinBlocks(writeBlocks(document, false))
}

const joinBlocks = (blocks: readonly Written[], between = '\n\n') =>
  blocks.map(({ markdown }) => markdown).join(between)

/** Returns whether an item needs no empty lines: it is one block, or a paragraph with lists. */
function canBeTight([first, ...rest]: readonly Written[]): boolean {
  if (rest.length === 0) return true
  return (
    first!.type === 'paragraph' &&
    rest.every(
      ({ type, node }) =>
        type === 'bulletList' || (type === 'orderedList' && Number(node.attrs.start ?? 1) === 1),
    )
  )
}

function writeCode(node: Node): string {
  const code = node.textContent
  if (code.trim() === '') return ''
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${node.attrs.language ?? ''}\n${code}\n${fence}`
}

const prefixLines = (text: string, prefix: string) =>
  text === ''
    ? ''
    : text
        .split('\n')
        .map((line) => (line === '' ? prefix.trimEnd() : prefix + line))
        .join('\n')

/** Indents all lines but the first and empty ones. */
const indentLines = (text: string, indent: string) => text.replace(/\n(?=[^\n])/g, `\n${indent}`)
