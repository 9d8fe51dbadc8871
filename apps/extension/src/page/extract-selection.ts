import type { Extracted } from './page-article'

/** Returns the text selected in a form field, for which browsers return no range. */
function textSelectedInField(page: Document): string {
  const field = page.activeElement
  const isField = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
  // Never read passwords; inputs without selectable text have a null selectionStart.
  if (!isField || field.selectionStart === null || field.type === 'password') return ''
  return field.value.slice(field.selectionStart, field.selectionEnd ?? undefined)
}

/** Extracts the selection of a page with its formatting. */
export function extractSelection(page: Document): Extracted {
  const selection = page.getSelection()
  const textContent = (selection?.toString() || textSelectedInField(page)).trim()
  if (textContent === '') return { problem: 'no-selection' }
  const holder = page.implementation.createHTMLDocument('')
  for (let index = 0; index < (selection?.rangeCount ?? 0); index++) {
    const range = selection!.getRangeAt(index)
    // A collapsed range accompanies a selection in a form field.
    if (range.collapsed) continue
    const parts = range.cloneContents()
    for (const image of parts.querySelectorAll('img')) {
      // Relative addresses would not work on another page.
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
