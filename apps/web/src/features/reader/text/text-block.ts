import { escapeContent } from '@wordhoard/reading-html/escape-html'

/** A block of plain text: a heading or a paragraph, with the line breaks kept between its `lines`. */
export interface TextBlock {
  readonly tag: 'h2' | 'h3' | 'p'
  readonly lines: readonly string[]
}

/** Converts the blocks to HTML; special characters are escaped. */
export function blocksToHtml(blocks: readonly TextBlock[]): string {
  return blocks
    .map(({ tag, lines }) => {
      const body = lines.map((line) => escapeContent(line)).join('<br>')
      return `<${tag}>${body}</${tag}>`
    })
    .join('\n')
}
