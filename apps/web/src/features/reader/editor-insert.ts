/** Longest HTML, in characters, that goes through the browser's own insertion, which can be undone but is slow. */
const longestUndoable = 20_000

function topLevel(editor: Element, node: Node): Node | null {
  let found: Node | null = node
  while (found && found.parentNode !== editor) found = found.parentNode
  return found
}

/** The editor's selection; its end when the selection is elsewhere. */
export function editorRange(editor: Element): Range {
  const selection = getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
  if (range && editor.contains(range.commonAncestorContainer)) return range
  const end = document.createRange()
  end.selectNodeContents(editor)
  end.collapse(false)
  return end
}

function coversAll(editor: Element, range: Range): boolean {
  const before = document.createRange()
  before.selectNodeContents(editor)
  const isAtStart = before.compareBoundaryPoints(Range.START_TO_START, range) >= 0
  const isAtEnd = before.compareBoundaryPoints(Range.END_TO_END, range) <= 0
  if (isAtStart && isAtEnd) return true
  // Ctrl+A selects from inside the first paragraph to inside the last.
  return !range.collapsed && editor.textContent.trim().length <= range.toString().trim().length
}

function putCaretAfter(node: Node | null): void {
  if (!node) return
  const range = document.createRange()
  range.selectNodeContents(node)
  range.collapse(false)
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** Inserts blocks at the range: the paragraph around it is parted, an empty one is replaced. */
function insertDirectly(editor: Element, range: Range, fragment: DocumentFragment): void {
  const last = fragment.lastChild
  if (editor.textContent.trim() === '' || coversAll(editor, range)) editor.replaceChildren(fragment)
  else {
    range.deleteContents()
    const block = topLevel(editor, range.startContainer)
    if (!block) range.insertNode(fragment)
    else if (block.textContent?.trim() === '') block.parentNode?.replaceChild(fragment, block)
    else {
      const rest = document.createRange()
      rest.setStart(range.startContainer, range.startOffset)
      rest.setEndAfter(block)
      const tail = rest.extractContents()
      const isTail = (tail.textContent ?? '').trim() !== ''
      ;(block as ChildNode).after(...fragment.childNodes, ...(isTail ? tail.childNodes : []))
      if (block.textContent?.trim() === '') (block as ChildNode).remove()
    }
  }
  putCaretAfter(last)
  if (last instanceof Element) last.scrollIntoView({ block: 'nearest' })
}

/**
 * Puts sanitised blocks into an editor at its selection. Short ones can be undone; a novel is inserted at once, since
 * the browser's own insertion takes seconds for it.
 *
 * @param html the fragment as HTML, sanitised.
 */
export function insertBlocks(editor: HTMLElement, fragment: DocumentFragment, html: string): void {
  const range = editorRange(editor)
  const isSingle = fragment.children.length === 1 && fragment.firstElementChild?.tagName === 'P'
  if (html.length <= longestUndoable && editor.textContent.length <= longestUndoable) {
    const selection = getSelection()
    selection?.removeAllRanges()
    selection?.addRange(range)
    // One paragraph flows into the line where the caret is.
    const content = isSingle ? fragment.firstElementChild!.innerHTML : html
    if (document.execCommand('insertHTML', false, content)) return
  }
  insertDirectly(editor, range, fragment)
}
