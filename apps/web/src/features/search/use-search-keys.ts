import { type RefObject, useEffect, useRef } from 'react'
import { takesKeys } from '../../shell/takes-keys'

/** Whether a key asks for the search: / alone, or K with Ctrl or Cmd. */
function isSearchKey({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey) return false
  return ctrlKey || metaKey ? key.toLowerCase() === 'k' && !shiftKey : key === '/'
}

/**
 * Moves the focus to the search field when / or Ctrl+K (Cmd+K) is pressed outside of fields, menus and dialogs.
 *
 * @param show shows the field where it's hidden, before the focus moves
 */
export function useSearchKeys(
  field: RefObject<HTMLInputElement | null>,
  isEnabled: boolean,
  show?: () => void,
): void {
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  useEffect(() => {
    if (!isEnabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || event.defaultPrevented || takesKeys(event.target)) return
      event.preventDefault()
      if (field.current?.getClientRects().length === 0) latest.current?.()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [field, isEnabled])
}
