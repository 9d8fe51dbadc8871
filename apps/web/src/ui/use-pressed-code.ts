import { useEffect, useRef, useState } from 'react'
import type { Fetched } from './fetch-once'
import { toast } from './overlays/toast.store'
import { useFirstTouch } from './use-first-touch'

/**
 * Code behind a button: it is fetched at the first sign of somebody using the page, and used from the first press on. Not
 * from earlier on: a press that has begun would find another button when it ends.
 *
 * @param isPressed whether the press has already happened, while what holds the button was on its way
 * @returns the code, once it is wanted and there; and what asks for it, true when it came.
 */
export function usePressedCode<T>(
  code: Fetched<T>,
  isPressed = false,
): [T | undefined, () => Promise<boolean>] {
  const [used, setUsed] = useState<T | undefined>(() => (isPressed ? code.now() : undefined))
  useFirstTouch(code.ahead)
  const want = async () => {
    try {
      const fetched = await code.fetch()
      setUsed(() => fetched)
      return true
    } catch (error) {
      console.warn('The code of a menu did not arrive', error)
      toast({ text: 'That didn’t arrive. Please reload the page and try again.', tone: 'error' })
      return false
    }
  }
  const latest = useRef(want)
  useEffect(() => {
    latest.current = want
  })
  useEffect(() => {
    if (isPressed) void latest.current()
  }, [isPressed])
  return [used, want]
}
