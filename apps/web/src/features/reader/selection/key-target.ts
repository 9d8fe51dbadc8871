const ownKeysSelector =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="slider"], [role="tablist"]'

/**
 * Checks whether a key is meant for the reader. It isn't if it has been handled, has a modifier key, or belongs to the
 * focused element (a field, a menu, a dialog, or Enter on a button). Of a checkbox, only the space bar is its own.
 */
export function isReaderKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target instanceof Element ? event.target : null
  // The sheet with word information is a dialog, but reading continues beside it.
  if (target?.closest(ownKeysSelector) && !target.closest('[data-word-info]')) return false
  return event.key !== 'Enter' || target?.closest('a, button, summary') == null
}
