import { SECOND_BAR_TAG } from './shell/second-bar'

const SLOT = 'data-second-bar="true">'

/**
 * Removes inline styles, which our content security policy blocks; choice.module.css hides what Radix would hide with
 * them.
 */
export function withoutInlineStyles(html: string): string {
  return html.replace(/(<[a-z][^<>]*?) style="[^"]*"/g, '$1')
}

/** Moves the screen's bar into its slot, where the client shows it. */
export function withSecondBar(html: string): string {
  const [start, end] = [`<${SECOND_BAR_TAG}>`, `</${SECOND_BAR_TAG}>`]
  const from = html.indexOf(start)
  const to = html.indexOf(end, from)
  if (from < 0 || to < 0) return html
  const bar = html.slice(from + start.length, to)
  const rest = html.slice(0, from) + html.slice(to + end.length)
  const slot = rest.lastIndexOf(SLOT)
  if (slot < 0) throw new Error('The shell has no slot for the second bar: correct rendered-html.ts')
  return rest.slice(0, slot + SLOT.length) + bar + rest.slice(slot + SLOT.length)
}
