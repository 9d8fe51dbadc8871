/** A keyboard takes at least this much of the window's height, in px; a browser's own bars take less. */
const KEYBOARD = 160

const isField = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'range', 'button', 'submit'].includes(element.type)) ||
  (element instanceof HTMLElement && element.isContentEditable)

/**
 * Marks the root element with `data-keyboard` while an on-screen keyboard is open, so that the bottom bars step aside.
 * No event tells of it: the visible viewport is much lower than it was while no field had the focus.
 *
 * @returns a function that stops watching.
 */
export function watchOnScreenKeyboard(): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => undefined
  const touch = window.matchMedia('(pointer: coarse)')
  let resting = { width: viewport.width, height: viewport.height }

  const update = () => {
    const field = touch.matches && isField(document.activeElement)
    // Turned, zoomed or merely without a field: a new height to compare with.
    if (!field || Math.abs(viewport.width - resting.width) > 1)
      resting = { width: viewport.width, height: viewport.height }
    document.documentElement.toggleAttribute(
      'data-keyboard',
      field && resting.height - viewport.height > KEYBOARD,
    )
  }
  // On its way to another field the focus is nowhere for a moment, while the keyboard stays open.
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
