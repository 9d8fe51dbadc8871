import { type RefObject, useEffect } from 'react'

/**
 * Moves the focus to a field when / is pressed outside of fields, menus and dialogs.
 *
 * @param before called before the focus moves
 */
export function useSlashKey(
  field: RefObject<HTMLInputElement | null>,
  enabled: boolean,
  before?: () => void,
): void {
  useEffect(() => {
    if (!enabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      const target = event.target as Element
      if (target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]'))
        return
      event.preventDefault()
      before?.()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}
