/**
 * Removes styles, scripts and event handlers from markup before it is parsed. Under our content security policy
 * browsers report them even in documents that are never shown.
 */
export function withoutStyles(text: string): string {
  return withTags(withoutStyleElements(text), (tag) =>
    tag.replace(/([\s"'/])(style|on[a-z]+)(\s*=)/gi, '$1data-$2$3'),
  )
}

/** Expands self-closed elements (`<a/>`), which would stay open in HTML, with an end tag. */
export function expandEmptyTags(text: string): string {
  return withTags(text, (tag) => tag.replace(/^<(a|b|i|em|p|div|span|title)(\s[^>]*)?\/>$/i, '<$1$2></$1>'))
}

function withoutStyleElements(text: string): string {
  const start = /<(style|script)\b/gi
  const ends = { style: /<\/style\s*>/gi, script: /<\/script\s*>/gi }
  /** Elements without an end tag in the rest of the text; searching for it again would take quadratic time. */
  const unclosed = new Set<string>()
  let kept = ''
  let from = 0
  let close = 0
  for (let match = start.exec(text); match; match = start.exec(text)) {
    if (close < start.lastIndex) close = text.indexOf('>', start.lastIndex)
    if (close < 0) break
    const name = match[1]!.toLowerCase() as keyof typeof ends
    let end = close + 1
    if (text[close - 1] !== '/') {
      if (unclosed.has(name)) continue
      const pattern = ends[name]
      pattern.lastIndex = end
      if (!pattern.test(text)) {
        unclosed.add(name)
        continue
      }
      end = pattern.lastIndex
    }
    kept += text.slice(from, match.index)
    from = end
    start.lastIndex = end
  }
  return kept + text.slice(from)
}

/** Replaces each start tag, from `<` and a letter up to the next `>`. */
function withTags(text: string, replace: (tag: string) => string): string {
  const start = /<[a-z]/gi
  let written = ''
  let from = 0
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const close = text.indexOf('>', start.lastIndex)
    if (close < 0) break
    written += text.slice(from, match.index) + replace(text.slice(match.index, close + 1))
    from = close + 1
    start.lastIndex = from
  }
  return written + text.slice(from)
}
