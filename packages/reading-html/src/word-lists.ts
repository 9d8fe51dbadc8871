import { styleAttribute } from './rules'

const movedStyle = styleAttribute.browser

function levelOf(element: Element): number {
  const match = /mso-list\s*:\s*l\d+\s+level(\d+)/i.exec(element.getAttribute(movedStyle) ?? '')
  return match ? Math.min(Number(match[1]), 6) : 0
}

/** Removes the number or bullet from an entry and returns whether it was a number. */
function takeMarker(entry: Element): boolean {
  let marker = ''
  for (const span of entry.querySelectorAll(`[${movedStyle}*="mso-list" i]`)) {
    if (!/mso-list\s*:\s*ignore/i.test(span.getAttribute(movedStyle) ?? '')) continue
    marker += span.textContent
    span.remove()
  }
  return /^\s*\(?[\da-z]{1,4}[.)]/i.test(marker)
}

/**
 * Turns the lists of Microsoft Word into real lists, nested by level, in an inert tree that is cleaned afterwards. Word
 * puts list entries on the clipboard as paragraphs with a typed marker, whose style names the list and the level.
 */
export function makeWordLists(root: ParentNode): void {
  const stack: { level: number; list: Element }[] = []
  let last: Element | null = null
  for (const entry of root.querySelectorAll(`p[${movedStyle}*="mso-list" i]`)) {
    const level = levelOf(entry)
    if (level === 0) continue
    const document = entry.ownerDocument
    const isNumbered = takeMarker(entry)
    if (last === null || last !== entry.previousElementSibling) stack.length = 0
    while (stack.length > 0 && stack.at(-1)!.level > level) stack.pop()
    let top = stack.at(-1)
    if (!top || top.level < level) {
      const list = document.createElement(isNumbered ? 'ol' : 'ul')
      const parent = top?.list.lastElementChild
      if (parent) parent.append(list)
      else entry.before(list)
      top = { level, list }
      stack.push(top)
    }
    const item = document.createElement('li')
    item.append(...entry.childNodes)
    top.list.append(item)
    // After the entry is removed, the outermost list is the next entry's previous sibling.
    last = stack[0]!.list
    entry.remove()
  }
}
