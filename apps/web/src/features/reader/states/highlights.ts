import type { DrawnWordState } from '../../../lib/drawn-word-state'
import { forgetBlock } from '../text/block-text'
import { drawnWordStates } from './drawn-word-states'

/**
 * Names of the highlights styled with `::highlight()`: the word states, the cursor and the selected word.
 * `phrase-first` and `phrase-last` mark the ends of a selected phrase; `spoken` is the sentence being read aloud.
 */
type HighlightName =
  | DrawnWordState
  | GlossMark
  | 'selected'
  | 'phrase-first'
  | 'phrase-last'
  | 'cursor'
  | 'spoken'

/** A word that asks for its meaning, and one that was answered rightly once. */
export type GlossMark = 'gloss' | 'gloss-faded'

/** Tells whether the browser supports the Custom Highlight API. */
export const supportsHighlights = (): boolean => 'highlights' in CSS

/** Elements made for each name in browsers without the API. */
const wrapped = new Map<HighlightName, HTMLElement[]>()

/** Names that lie below the selection and the cursor. */
const low: ReadonlySet<HighlightName> = new Set(['spoken', 'gloss', 'gloss-faded'])

/** Removes the elements of a name and restores the text. */
function unwrap(name: HighlightName): void {
  for (const mark of wrapped.get(name) ?? []) {
    const parent = mark.parentNode
    if (!parent) continue
    mark.replaceWith(...mark.childNodes)
    parent.normalize()
    forgetEnclosing(parent)
  }
  wrapped.delete(name)
}

function forgetEnclosing(node: Node): void {
  for (let element: Node | null = node; element instanceof Element; element = element.parentNode)
    forgetBlock(element)
}

function wrap(name: HighlightName, range: Range): void {
  const pieces: Text[] = []
  const walker = document.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT)
  if (range.commonAncestorContainer.nodeType === 3) pieces.push(range.commonAncestorContainer as Text)
  else
    while (walker.nextNode())
      if (range.intersectsNode(walker.currentNode)) pieces.push(walker.currentNode as Text)
  const marks = wrapped.get(name) ?? []
  for (const piece of pieces) {
    const start = piece === range.startContainer ? range.startOffset : 0
    const end = piece === range.endContainer ? range.endOffset : piece.length
    if (start >= end) continue
    const middle = start > 0 ? piece.splitText(start) : piece
    if (end - start < middle.length) middle.splitText(end - start)
    const mark = document.createElement('mark')
    mark.dataset.highlight = name
    middle.replaceWith(mark)
    mark.append(middle)
    marks.push(mark)
    forgetEnclosing(mark)
  }
  wrapped.set(name, marks)
}

/**
 * Draws ranges under a name, replacing those drawn before. It makes no elements, except in browsers without the Custom
 * Highlight API, where the few ranges are wrapped.
 *
 * @param find returns the ranges; called after earlier wrappers are removed, which would invalidate existing ranges.
 */
export function drawHighlight(name: HighlightName, find: () => readonly Range[]): void {
  if (supportsHighlights()) {
    const ranges = find()
    if (ranges.length === 0) CSS.highlights.delete(name)
    else {
      const highlight = new Highlight(...ranges)
      // Above the word states, which are always drawn, and above the sentence being read aloud.
      highlight.priority = low.has(name) ? 0 : 1
      CSS.highlights.set(name, highlight)
    }
    return
  }
  unwrap(name)
  for (const range of find()) wrap(name, range)
}

/** Adds a range to those drawn for a state. Needs the Custom Highlight API. */
export function addRange(name: DrawnWordState, range: StaticRange): void {
  const highlight = CSS.highlights.get(name)
  if (highlight) highlight.add(range)
  else CSS.highlights.set(name, new Highlight(range))
}

/** Removes a drawn range. Needs the Custom Highlight API. */
export function removeRange(name: DrawnWordState, range: StaticRange): void {
  CSS.highlights.get(name)?.delete(range)
}

/** Removes all highlights of the reader. */
export function clearHighlights(): void {
  for (const name of [
    'spoken',
    'selected',
    'phrase-first',
    'phrase-last',
    'cursor',
    'gloss',
    'gloss-faded',
    ...drawnWordStates,
  ] as const)
    drawHighlight(name, () => [])
}
