import { useEffect, useRef } from 'react'

/**
 * Moves the focus after a form has been sent. While it is being sent, its fields are disabled and cannot take the
 * focus.
 *
 * @returns a function that stores an action that moves the focus, to be run when the form is no longer busy.
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
