/** The highlight with which the reader marks the word that was tapped. */
const NAME = 'selected'

const inWord = /[\p{L}\p{M}\p{N}’'-]/u

/** Older browsers have none; there the tap is answered without a sign. */
const drawnHighlights = () => (globalThis.CSS as Partial<typeof CSS> | undefined)?.highlights

interface Caret {
  readonly node: Node
  readonly offset: number
}

function caretAt(x: number, y: number): Caret | undefined {
  const position = document.caretPositionFromPoint?.(x, y)
  if (position) return { node: position.offsetNode, offset: position.offset }
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}

/** Marks the word at a press, as a sign that it has been noticed while the code that answers is loaded. */
export function markTap({ clientX, clientY }: MouseEvent): void {
  const caret = caretAt(clientX, clientY)
  const highlights = drawnHighlights()
  if (!highlights || !(caret?.node instanceof Text)) return
  const { data } = caret.node
  let [start, end] = [caret.offset, caret.offset]
  while (start > 0 && inWord.test(data[start - 1]!)) start--
  while (end < data.length && inWord.test(data[end]!)) end++
  clearTap()
  if (start === end) return
  const word = document.createRange()
  word.setStart(caret.node, start)
  word.setEnd(caret.node, end)
  highlights.set(NAME, new Highlight(word))
}

/** Removes the mark. */
export function clearTap(): void {
  drawnHighlights()?.delete(NAME)
}
