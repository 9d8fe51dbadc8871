import { parseInert } from '../../../shell/trusted-types'

/**
 * The text of a reader as markdown that shows the same: each block is raw HTML on a line of its own, in which markdown
 * finds nothing to interpret, not even signs such as * and #, indents or straight quotes.
 *
 * @param html sanitised, a sequence of blocks
 */
export function readerMarkdown(html: string): string {
  const { body } = parseInert(html, 'text/html')
  return (
    [...body.children]
      // An empty line would end the block of raw HTML.
      .map((block) => block.outerHTML.replace(/\n/g, '&#10;'))
      .join('\n\n')
  )
}
