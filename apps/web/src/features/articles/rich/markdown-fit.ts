import type { Node } from '@tiptap/pm/model'
import { articleSchema } from './article-schema'
import { createReader, tokeniser } from './read-markdown'
import { createWriter } from './write-markdown'

/** Number of characters from which an article opens as Markdown; checking and drawing a longer one would keep people waiting. */
const MOST_CHARACTERS = 200_000

/** Why a text can't be shown in the rich field. */
export type MarkdownOnly = 'html' | 'table' | 'picture' | 'other' | 'long'

/**
 * What becomes of Markdown in the rich field: it stays exactly the same; it means the same but would be written
 * differently; or it can't be shown there.
 */
export type MarkdownFit =
  | { readonly kind: 'same' | 'rewritten'; readonly document: Node }
  | { readonly kind: 'markdown-only'; readonly reason: MarkdownOnly }

const read = createReader(articleSchema())
const write = createWriter(read)

/** Checks what becomes of an article's Markdown in the rich field. */
export function checkFit(markdown: string): MarkdownFit {
  if (markdown.length > MOST_CHARACTERS) return { kind: 'markdown-only', reason: 'long' }
  const reason = findUnsupported(markdown)
  if (reason) return { kind: 'markdown-only', reason }
  try {
    const document = read(markdown)
    const rewritten = write(document)
    if (rewritten === markdown.replace(/^\n+|\s+$/g, '')) return { kind: 'same', document }
    if (renderOneLine(rewritten) === renderOneLine(markdown)) return { kind: 'rewritten', document }
  } catch (error) {
    console.info('The text can’t be shown in the rich field:', error)
  }
  return { kind: 'markdown-only', reason: 'other' }
}

/** Renders Markdown without line ends, which mean the same as spaces. */
function renderOneLine(markdown: string): string {
  return tokeniser.render(markdown).replace(/\n/g, ' ')
}

function findUnsupported(markdown: string): MarkdownOnly | null {
  for (const { type, children } of tokeniser.parse(markdown, {})) {
    if (type === 'html_block') return 'html'
    if (type === 'table_open') return 'table'
    for (const child of children ?? []) {
      if (child.type === 'html_inline') return 'html'
      if (child.type === 'image') return 'picture'
    }
  }
  return null
}
