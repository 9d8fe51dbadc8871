import { useEffect, useRef } from 'react'

/**
 * Fields are disabled while a form is being sent, and what is disabled cannot take the focus: this gives it afterwards.
 *
 * @returns keeps an action, which moves the focus, until the form is no longer busy.
 */
export function useFocusWhenIdle(isBusy: boolean): (moveFocus: () => void) => void {
  const wanted = useRef<() => void>(undefined)
  useEffect(() => {
    if (isBusy) return
    wanted.current?.()
    wanted.current = undefined
  })
  return (moveFocus) => {
    wanted.current = moveFocus
  }
}
