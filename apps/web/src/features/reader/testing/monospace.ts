import { vi } from 'vitest'
import { textBlockSelector } from '../text/block-text'
import { toChunks } from '../text/chunks'

/** Width and height of a character, in px. */
const CHAR_WIDTH_PX = 10
const LINE_HEIGHT_PX = 20

export interface Page {
  /** The text in its article element. */
  readonly root: HTMLElement
  /** The text in chunks. */
  readonly body: HTMLElement
  /** The scrolling element, as high as the screen. */
  readonly pane: HTMLElement
}

interface Options {
  /** Number of characters in a line. */
  readonly columns?: number
  /** Number of lines on the screen. */
  readonly lines?: number
}

/** Returns all text nodes in a block. */
function textNodesOf(block: Element): Text[] {
  const nodes: Text[] = []
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes
}

/**
 * Shows a text in a simulated layout, since jsdom has none: a monospaced font, each block on a new line, and every line
 * full before it breaks. Stubs the DOM's geometry and scrolling methods accordingly.
 *
 * @param html blocks of text
 */
export function showPage(html: string, { columns = 40, lines = 20 }: Options = {}): Page {
  const source = document.createElement('template')
  source.innerHTML = html
  const pane = document.createElement('div')
  const root = document.createElement('article')
  const body = document.createElement('div')
  body.append(toChunks(source.content))
  root.append(body)
  pane.append(root)
  document.body.replaceChildren(pane)

  // The first and last line of each block, counted from the top of the text. Computed once, since they are needed
  // often.
  const blocks = [...root.querySelectorAll(textBlockSelector)]
  const spans = new Map<Element, { first: number; end: number }>()
  let total = 0
  for (const block of blocks) {
    const first = total
    total += Math.max(1, Math.ceil((block.textContent?.length ?? 0) / columns))
    spans.set(block, { first, end: total })
  }
  for (const box of [root, body, ...body.children]) {
    const inner = [...box.querySelectorAll(textBlockSelector)].map((block) => spans.get(block)!)
    const first = inner[0]?.first ?? 0
    if (!spans.has(box)) spans.set(box, { first, end: inner.at(-1)?.end ?? first })
  }
  const rect = (left: number, top: number, width: number, height: number) =>
    ({ x: left, y: top, left, top, width, height, right: left + width, bottom: top + height }) as DOMRect
  const topOf = (element: Element) => (spans.get(element)?.first ?? 0) * LINE_HEIGHT_PX - pane.scrollTop
  const rectOf = (element: Element) => {
    const { first, end } = spans.get(element) ?? { first: 0, end: 0 }
    return rect(0, topOf(element), columns * CHAR_WIDTH_PX, (end - first) * LINE_HEIGHT_PX)
  }

  /** Returns the index of a DOM position among the characters of its block. */
  const positionOf = (block: Element, node: Node, offset: number) => {
    let before = 0
    for (const one of textNodesOf(block)) {
      if (one === node) return before + offset
      before += one.length
    }
    return before
  }
  const rangeRects = (range: Range): DOMRect[] => {
    const block = range.startContainer.parentElement?.closest(textBlockSelector)
    if (!block) return []
    const start = positionOf(block, range.startContainer, range.startOffset)
    const end = positionOf(block, range.endContainer, range.endOffset)
    const rects: DOMRect[] = []
    for (let line = Math.floor(start / columns); line * columns < end; line += 1) {
      const from = Math.max(start, line * columns)
      const to = Math.min(end, (line + 1) * columns)
      const left = (from - line * columns) * CHAR_WIDTH_PX
      rects.push(
        rect(left, topOf(block) + line * LINE_HEIGHT_PX, (to - from) * CHAR_WIDTH_PX, LINE_HEIGHT_PX),
      )
    }
    return rects
  }
  const scrollTo = (top: number) => {
    pane.scrollTop = Math.max(0, Math.min(top, (total - lines) * LINE_HEIGHT_PX))
    pane.dispatchEvent(new Event('scroll'))
  }

  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this === pane ? rect(0, 0, columns * CHAR_WIDTH_PX, lines * LINE_HEIGHT_PX) : rectOf(this)
  })
  Object.assign(Range.prototype, {
    getClientRects(this: Range) {
      return rangeRects(this)
    },
    getBoundingClientRect(this: Range) {
      return rangeRects(this)[0] ?? rect(0, 0, 0, 0)
    },
  })
  Object.assign(Element.prototype, {
    scrollBy: ({ top = 0 }: ScrollToOptions) => scrollTo(pane.scrollTop + top),
    scrollTo: ({ top = 0 }: ScrollToOptions) => scrollTo(top),
    scrollIntoView(this: Element) {
      scrollTo(pane.scrollTop + topOf(this) - (lines * LINE_HEIGHT_PX) / 2)
    },
  })
  Object.assign(document, {
    caretPositionFromPoint: (x: number, y: number) => {
      const line = Math.floor((y + pane.scrollTop) / LINE_HEIGHT_PX)
      const block = blocks.find((one) => line >= spans.get(one)!.first && line < spans.get(one)!.end)
      if (!block) return null
      const column = Math.max(0, Math.min(columns, Math.round(x / CHAR_WIDTH_PX)))
      let rest = (line - spans.get(block)!.first) * columns + column
      const nodes = textNodesOf(block)
      for (const node of nodes) {
        if (rest <= node.length) return { offsetNode: node, offset: rest }
        rest -= node.length
      }
      const last = nodes.at(-1)
      return last ? { offsetNode: last, offset: last.length } : null
    },
  })
  return { root, body, pane }
}

/** Scrolls the page so that a line is at the top. */
export function scrollToLine({ pane }: Page, line: number): void {
  pane.scrollTo({ top: line * LINE_HEIGHT_PX })
}
