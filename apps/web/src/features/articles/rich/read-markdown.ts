import type { Node, Schema } from '@tiptap/pm/model'
import MarkdownIt, { type Token } from 'markdown-it'
import { MarkdownParser } from 'prosemirror-markdown'

/**
 * Reads Markdown as the server does, except that nothing is replaced: quotes, dashes and addresses stay as they are
 * written.
 */
export const tokeniser = new MarkdownIt({ html: true })
tokeniser.normalizeLink = (address) => address
tokeniser.normalizeLinkText = (address) => address

/** Returns whether a list has no empty lines between its items, which Markdown shows by hiding their paragraphs. */
function isTight(tokens: readonly Token[], at: number): boolean {
  const own = tokens[at]!.level + 2
  for (let next = at + 1; next < tokens.length && tokens[next]!.level >= own - 1; next++) {
    const { type, level, hidden } = tokens[next]!
    if (type === 'paragraph_open' && level === own) return hidden
  }
  return true
}

/** Returns a function that reads Markdown into a document; it throws on anything that the schema doesn't have. */
export function createReader(schema: Schema): (markdown: string) => Node {
  // The types of its Markdown parser are those of an older version.
  const parser = new MarkdownParser(schema, tokeniser as never, {
    paragraph: { block: 'paragraph' },
    heading: { block: 'heading', getAttrs: ({ tag }) => ({ level: Number(tag.slice(1)) }) },
    blockquote: { block: 'blockquote' },
    list_item: { block: 'listItem' },
    bullet_list: {
      block: 'bulletList',
      getAttrs: (_, tokens, at) => ({ tight: isTight(tokens as unknown as Token[], at) }),
    },
    ordered_list: {
      block: 'orderedList',
      getAttrs: (token, tokens, at) => ({
        start: Number(token.attrGet('start') ?? 1),
        tight: isTight(tokens as unknown as Token[], at),
      }),
    },
    code_block: { block: 'codeBlock', noCloseToken: true },
    fence: {
      block: 'codeBlock',
      getAttrs: ({ info }) => ({ language: info.trim() || null }),
      noCloseToken: true,
    },
    hr: { node: 'horizontalRule' },
    hardbreak: { node: 'hardBreak' },
    em: { mark: 'italic' },
    strong: { mark: 'bold' },
    s: { mark: 'strike' },
    code_inline: { mark: 'code', noCloseToken: true },
    link: {
      mark: 'link',
      getAttrs: (token) => ({ href: token.attrGet('href') ?? '', title: token.attrGet('title') }),
    },
  })
  return (markdown) => parser.parse(markdown)
}
