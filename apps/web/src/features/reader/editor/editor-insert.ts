function topLevel(editor: Element, node: Node): Node | null {
  let found: Node | null = node
  while (found && found.parentNode !== editor) found = found.parentNode
  return found
}

/** The editor's selection; its end when the selection is elsewhere. */
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
  // Ctrl+A selects from inside the first paragraph to inside the last.
  return !range.collapsed && editor.textContent.trim().length <= range.toString().trim().length
}

/** Puts the caret at the end of what a node shows: in the last entry of a list, not beside it. */
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

/** From so many blocks those off the screen are skipped by layout. */
const manyBlocks = 200
/** Class of blocks that layout may skip. */
const skippableClass = 'skippable'

/**
 * Lets layout skip the blocks of a long text. The block that is being written in must not be skippable: browsers lose
 * the caret in a paragraph that was never laid out.
 */
export function markSkippable(blocks: ParentNode): void {
  if (blocks.childElementCount < manyBlocks) return
  for (const block of blocks.children) block.classList.add(skippableClass)
}

/** Makes the blocks around the selection ordinary ones, before they are changed. */
export function unmarkSelected(editor: Element): void {
  const range = editorRange(editor)
  for (const node of [range.startContainer, range.endContainer]) {
    const block = topLevel(editor, node)
    if (block instanceof Element && block.classList.contains(skippableClass))
      block.classList.remove(skippableClass)
  }
}

/** One paragraph flows into the line where the caret is. */
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

/** The paragraph around the caret is parted; an empty one is replaced. */
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
 * Puts sanitised blocks into an editor at its selection, in one go: the browser's own insertion takes seconds for a
 * novel, and loses entries of lists.
 *
 * @returns a function that takes it back.
 */
export function insertBlocks(editor: HTMLElement, fragment: DocumentFragment): () => void {
  const range = editorRange(editor)
  const before = [...editor.childNodes].map((node) => node.cloneNode(true))
  const only = fragment.childElementCount === 1 ? fragment.firstElementChild : null
  const last = fragment.lastChild
  // Before anything asks for the layout of all of it, as setting the caret does.
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
