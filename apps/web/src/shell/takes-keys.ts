const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"]'

/**
 * Whether a key belongs to where it was pressed: a field or a menu, or an open dialog, which must keep the focus.
 * Reading continues beside the sheet of a word, so that one takes no keys.
 */
export function takesKeys(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(fields)) return true
  return [...document.querySelectorAll('[role="dialog"]')].some(
    (one) => !one.querySelector('[data-word-info]'),
  )
}
