/**
 * Prepares HTML for a browser's parser. Removes style sheets, Word's conditional comments and its private elements,
 * since they may be most of what is pasted. Removes `base` and renames inline styles and event handlers, because a
 * strict content security policy reports every one that a parser meets.
 */
export function prepareHtml(html: string): string {
  const shown = withoutElements(html.replace(/<!--[\s\S]*?(?:-->|$)/g, ''))
  // No tag ends after the last >, so the part after it is not searched from each <.
  const end = shown.lastIndexOf('>') + 1
  const tags = shown
    .slice(0, end)
    .replace(/<\/?(?:o|w|m|v|st1):[^>]*>/gi, '')
    .replace(/<\/?(?:style|base)\b[^>]*>/gi, ' ')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s"'/])(style|on[a-z]+)(\s*=)/gi, '$1data-$2$3'))
  return tags + shown.slice(end)
}

/** Removes closed elements without readable text, in one pass, however many are unclosed. */
function withoutElements(html: string): string {
  const opening = /<(style|script|xml|title|head)\b/gi
  const unclosed = new Set<string>()
  let kept = ''
  let at = 0
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const name = match[1]!.toLowerCase()
    if (unclosed.has(name)) continue
    const closing = new RegExp(`</${name}\\s*>`, 'gi')
    closing.lastIndex = opening.lastIndex
    if (!closing.test(html)) {
      unclosed.add(name)
      continue
    }
    kept += html.slice(at, match.index)
    at = closing.lastIndex
    opening.lastIndex = at
  }
  return kept + html.slice(at)
}
