import type { Extracted } from './page-article'

/** Where text is selected in a field, browsers tell no range; this is what is selected there. */
function textSelectedInField(page: Document): string {
  const field = page.activeElement
  const isField = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
  // Passwords and the like have no selection to tell.
  if (!isField || field.selectionStart === null || field.type === 'password') return ''
  return field.value.slice(field.selectionStart, field.selectionEnd ?? undefined)
}

/** Takes what is selected on a page, with its formatting. */
export function extractSelection(page: Document): Extracted {
  const selection = page.getSelection()
  const textContent = (selection?.toString() || textSelectedInField(page)).trim()
  if (textContent === '') return { problem: 'no-selection' }
  const holder = page.implementation.createHTMLDocument('')
  for (let index = 0; index < (selection?.rangeCount ?? 0); index++) {
    const range = selection!.getRangeAt(index)
    // Beside a field in which something is selected.
    if (range.collapsed) continue
    const parts = range.cloneContents()
    for (const image of parts.querySelectorAll('img')) {
      // An address relative to this page means nothing on another.
      const { src } = image
      image.setAttribute('src', src)
    }
    const part = holder.createElement('div')
    part.append(holder.importNode(parts, true))
    holder.body.append(part)
  }
  return {
    article: { content: holder.body.innerHTML, title: page.title, byline: page.location.host, textContent },
  }
}
