/** Minimum height of a keyboard, in px; a browser's own bars are lower. */
const MIN_KEYBOARD_PX = 160

const isField = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'range', 'button', 'submit'].includes(element.type)) ||
  (element instanceof HTMLElement && element.isContentEditable)

/**
 * Marks the root element with `data-keyboard` while an on-screen keyboard is open, so that the bottom bars give way. As
 * there is no event for it, compares the visual viewport with its height while no field has the focus.
 *
 * @returns a function that stops watching.
 */
export function watchOnScreenKeyboard(): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => undefined
  const touch = window.matchMedia('(pointer: coarse)')
  let baseline = { width: viewport.width, height: viewport.height }

  const update = () => {
    const isTyping = touch.matches && isField(document.activeElement)
    // The device was turned, the page zoomed, or no field has the focus: this is the new height to compare with.
    if (!isTyping || Math.abs(viewport.width - baseline.width) > 1)
      baseline = { width: viewport.width, height: viewport.height }
    document.documentElement.toggleAttribute(
      'data-keyboard',
      isTyping && baseline.height - viewport.height > MIN_KEYBOARD_PX,
    )
  }
  // Between two fields nothing has the focus for a moment, while the keyboard stays open.
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element && isField(relatedTarget))) update()
  }
  viewport.addEventListener('resize', update)
  document.addEventListener('focusin', update)
  document.addEventListener('focusout', onFocusOut)
  return () => {
    viewport.removeEventListener('resize', update)
    document.removeEventListener('focusin', update)
    document.removeEventListener('focusout', onFocusOut)
  }
}
