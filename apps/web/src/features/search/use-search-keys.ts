import { type RefObject, useEffect, useRef } from 'react'

const ownKeys = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"]'

/** Whether a key asks for the search: / alone, or K with Ctrl or Cmd, unless it is typed into a field or a menu. */
function isSearchKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey) return false
  const isHeld = event.ctrlKey || event.metaKey
  if (isHeld ? event.key.toLowerCase() !== 'k' || event.shiftKey : event.key !== '/') return false
  const target = event.target instanceof Element ? event.target : null
  return !target?.closest(ownKeys)
}

/** Whether a dialog is open, from which the focus must not leave. Reading continues beside the sheet of a word. */
function isDialogOpen(): boolean {
  const dialogs = [...document.querySelectorAll('[role="dialog"]')]
  return dialogs.some((dialog) => dialog.querySelector('[data-word-info]') === null)
}

/**
 * Moves the focus to the search field when / or Ctrl+K (Cmd+K) is pressed outside of fields, menus and dialogs.
 *
 * @param before called before the focus moves
 */
export function useSearchKeys(
  field: RefObject<HTMLInputElement | null>,
  isEnabled: boolean,
  before?: () => void,
): void {
  const latest = useRef(before)
  useEffect(() => {
    latest.current = before
  })
  useEffect(() => {
    if (!isEnabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || isDialogOpen()) return
      event.preventDefault()
      latest.current?.()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [field, isEnabled])
}
