const ownKeys =
  'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="slider"], [role="tablist"]'

/** True when the key belongs to what has the focus: a field, a menu, a dialog, or Enter on a button. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  const target = event.target instanceof Element ? event.target : null
  // A sheet with word information is a dialog beside which reading goes on.
  if (target?.closest(ownKeys) && !target.closest('[data-word-info]')) return true
  return event.key === 'Enter' && target?.closest('a, button, summary') != null
}
