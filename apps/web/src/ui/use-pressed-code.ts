import { useEffect, useRef, useState } from 'react'
import type { Fetched } from './fetch-once'
import { uiMessages } from './messages'
import { toast } from './overlays/toast.store'
import { useFirstTouch } from './use-first-touch'

/**
 * Loads the code behind a button at the first sign of use, and returns it from the first press on. Returning it earlier
 * could replace the button during a press.
 *
 * @param isPressed true if the button was pressed while its own code was loading
 * @returns the code, once it is wanted and loaded; and a function that requests it and resolves to true if it loaded.
 */
export function usePressedCode<T>(
  code: Fetched<T>,
  isPressed = false,
): [T | undefined, () => Promise<boolean>] {
  const [pressedCode, setPressedCode] = useState<T | undefined>(() => (isPressed ? code.now() : undefined))
  useFirstTouch(code.preload)
  const loadPressed = async () => {
    try {
      const fetched = await code.fetch()
      setPressedCode(() => fetched)
      return true
    } catch (error) {
      console.warn('The code of a menu could not be loaded', error)
      toast({ text: uiMessages.codeNotLoaded, tone: 'error' })
      return false
    }
  }
  const latest = useRef(loadPressed)
  useEffect(() => {
    latest.current = loadPressed
  })
  useEffect(() => {
    if (isPressed) void latest.current()
  }, [isPressed])
  return [pressedCode, loadPressed]
}
