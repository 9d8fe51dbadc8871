/**
 * Markup without styles, scripts and handlers of events, for parsing: a strict content security policy reports them, even
 * those in documents that are never shown.
 */
export function withoutStyles(text: string): string {
  return text
    .replace(/<(style|script)\b[^>]*?(?:\/>|>[\s\S]*?<\/\1\s*>)/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s"'/])(style|on[a-z]+)(\s*=)/gi, '$1data-$2$3'))
}
