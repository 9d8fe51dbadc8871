import { escapeContent } from '@wordhoard/reading-html/escape-html'

/** A block of a text that was plain: a heading or a paragraph, whose kept line breaks part its lines. */
export interface TextBlock {
  readonly tag: 'h2' | 'h3' | 'p'
  readonly lines: readonly string[]
}

/** The blocks as HTML; every character of the text is shown as it is. */
export function blocksToHtml(blocks: readonly TextBlock[]): string {
  return blocks
    .map(({ tag, lines }) => {
      const body = lines.map((line) => escapeContent(line)).join('<br>')
      return `<${tag}>${body}</${tag}>`
    })
    .join('\n')
}
