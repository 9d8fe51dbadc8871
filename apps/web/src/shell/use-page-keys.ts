import { useLayoutEffect, useRef } from 'react'

const ownKeys =
  'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="slider"], [role="radio"]'

/**
 * Returns true when the key belongs to the focused element: a field, a menu, a dialog, or Enter and Space on a button.
 */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest(ownKeys)) return true
  return (event.key === 'Enter' || event.key === ' ') && target?.closest('a, button, summary') != null
}

/** Actions of keys, by `KeyboardEvent.key` in lower case. */
type PageKeys = Readonly<Record<string, (() => void) | undefined>>

/**
 * Handles the keyboard shortcuts of a screen. They are ignored while a field, menu or dialog has the focus, and a key
 * that is held down acts once. They act as soon as the screen is drawn, and on what it shows.
 */
export function usePageKeys(keys: PageKeys): void {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event) || document.querySelector('[role="dialog"]')) return
      const act = latest.current[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      if (!event.repeat) act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
