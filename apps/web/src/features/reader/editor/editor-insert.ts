function topLevel(editor: Element, node: Node): Node | null {
  let found: Node | null = node
  while (found && found.parentNode !== editor) found = found.parentNode
  return found
}

/** Returns the editor's selection, or its end if the selection is elsewhere. */
function editorRange(editor: Element): Range {
  const selection = getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
  if (range && editor.contains(range.commonAncestorContainer)) return range
  const end = document.createRange()
  end.selectNodeContents(editor)
  end.collapse(false)
  return end
}

function isWholeSelected(editor: Element, range: Range): boolean {
  const before = document.createRange()
  before.selectNodeContents(editor)
  const isAtStart = before.compareBoundaryPoints(Range.START_TO_START, range) >= 0
  const isAtEnd = before.compareBoundaryPoints(Range.END_TO_END, range) <= 0
  if (isAtStart && isAtEnd) return true
  // Ctrl+A selects from inside the first paragraph to inside the last one.
  return !range.collapsed && editor.textContent.trim().length <= range.toString().trim().length
}

/** Puts the caret at the end of a node's content, e.g. inside the last item of a list, not after the list. */
function putCaretAfter(node: Node | null): void {
  if (!node?.isConnected) return
  let last = node
  while (last.lastChild) last = last.lastChild
  const range = document.createRange()
  range.setStartAfter(last)
  if (last.nodeType === 3) range.setStart(last, (last as Text).length)
  range.collapse(true)
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** Number of blocks from which layout may skip those off the screen. */
const MIN_SKIPPABLE_BLOCKS = 200
/** Class of the blocks that layout may skip. */
const SKIPPABLE_CLASS = 'skippable'

/**
 * Lets layout skip the blocks of a long text. Call `unmarkSelected` before editing one: browsers lose the caret in a
 * paragraph that was never laid out.
 */
export function markSkippable(blocks: ParentNode): void {
  if (blocks.childElementCount < MIN_SKIPPABLE_BLOCKS) return
  for (const block of blocks.children) block.classList.add(SKIPPABLE_CLASS)
}

/** Makes the blocks at both ends of the selection ordinary ones, before they are edited. */
export function unmarkSelected(editor: Element): void {
  const range = editorRange(editor)
  for (const node of [range.startContainer, range.endContainer]) {
    const block = topLevel(editor, node)
    if (block instanceof Element && block.classList.contains(SKIPPABLE_CLASS))
      block.classList.remove(SKIPPABLE_CLASS)
  }
}

/** Inserts the content of a single paragraph into the line at the caret. */
function insertInline(editor: Element, range: Range, paragraph: Element): void {
  if (editor.textContent.trim() === '') {
    editor.replaceChildren(paragraph)
    putCaretAfter(paragraph)
    return
  }
  const last = paragraph.lastChild
  const content = document.createDocumentFragment()
  content.append(...paragraph.childNodes)
  range.deleteContents()
  range.insertNode(content)
  putCaretAfter(last)
}

/** Splits the paragraph at the caret and inserts the blocks between its halves; an empty paragraph is replaced. */
function insertBetween(editor: Element, range: Range, fragment: DocumentFragment): void {
  range.deleteContents()
  const block = topLevel(editor, range.startContainer)
  if (!block) {
    range.insertNode(fragment)
    return
  }
  if (block.textContent?.trim() === '') {
    block.parentNode?.replaceChild(fragment, block)
    return
  }
  const rest = document.createRange()
  rest.setStart(range.startContainer, range.startOffset)
  rest.setEndAfter(block)
  const tail = rest.extractContents()
  const hasTail = (tail.textContent ?? '').trim() !== ''
  const parts = [...fragment.childNodes, ...(hasTail ? tail.childNodes : [])]
  ;(block as ChildNode).after(...parts)
  if (block.textContent?.trim() === '') (block as ChildNode).remove()
}

/**
 * Inserts sanitised blocks into an editor at its selection, all at once: the browser's own insertion takes seconds for
 * a novel and loses list items.
 *
 * @returns a function that undoes the insertion.
 */
export function insertBlocks(editor: HTMLElement, fragment: DocumentFragment): () => void {
  const range = editorRange(editor)
  const before = [...editor.childNodes].map((node) => node.cloneNode(true))
  const only = fragment.childElementCount === 1 ? fragment.firstElementChild : null
  const last = fragment.lastChild
  // Must come before setting the caret, which would force the layout of all blocks.
  markSkippable(fragment)
  if (editor.textContent.trim() === '' || isWholeSelected(editor, range)) {
    editor.replaceChildren(fragment)
    putCaretAfter(last)
  } else if (only?.tagName === 'P') insertInline(editor, range, only)
  else {
    insertBetween(editor, range, fragment)
    putCaretAfter(last)
  }
  if (last instanceof Element) last.scrollIntoView({ block: 'nearest' })
  return () => {
    editor.replaceChildren(...before)
    putCaretAfter(editor)
  }
}
