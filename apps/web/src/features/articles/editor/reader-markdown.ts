import { parseInert } from '../../../shell/trusted-types'

/**
 * Converts the text of a reader to markdown that renders the same. Each block is raw HTML on its own line, in which
 * markdown interprets nothing, not even characters such as * and #, indents or straight quotes.
 *
 * @param html sanitised; a sequence of blocks
 */
export function readerMarkdown(html: string): string {
  const { body } = parseInert(html, 'text/html')
  return (
    [...body.children]
      // An empty line would end the raw HTML block.
      .map((block) => block.outerHTML.replace(/\n/g, '&#10;'))
      .join('\n\n')
  )
}
