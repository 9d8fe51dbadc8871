import { tokeniser } from './read-markdown'

/** Number of characters after which more text would hardly change its level. */
const SAMPLE_CHARACTERS = 16_000

/** Returns the beginning of a Markdown text without its marks: one paragraph, heading or item after another. */
export function plainTextOf(markdown: string): string {
  return tokeniser
    .parse(markdown.slice(0, SAMPLE_CHARACTERS), {})
    .flatMap(({ type, children }) =>
      type === 'inline' ? [(children ?? []).map((child) => textOf(child.type, child.content)).join('')] : [],
    )
    .join('\n\n')
}

function textOf(type: string, content: string): string {
  if (type === 'softbreak' || type === 'hardbreak') return ' '
  return type === 'html_inline' || type === 'image' ? '' : content
}
