const ownKeys =
  'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="slider"], [role="tablist"]'

/**
 * Checks whether a key isn't meant for the reader: it has been handled, has a modifier key, or belongs to the focused
 * element (a field, a menu, a dialog, or Enter on a button).
 */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  const target = event.target instanceof Element ? event.target : null
  // The sheet with word information is a dialog, but reading continues beside it.
  if (target?.closest(ownKeys) && !target.closest('[data-word-info]')) return true
  return event.key === 'Enter' && target?.closest('a, button, summary') != null
}
