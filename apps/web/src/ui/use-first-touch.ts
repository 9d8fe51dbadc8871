import { useEffect } from 'react'

/** Events that show that the user has started to use the page. */
export const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Runs a function once, at the first sign of use, to preload what the user will need next. */
export function useFirstTouch(run: () => void): void {
  useEffect(() => {
    const once = () => {
      stop()
      run()
    }
    const stop = () => {
      for (const sign of signsOfUse) window.removeEventListener(sign, once)
    }
    for (const sign of signsOfUse) window.addEventListener(sign, once)
    return stop
  }, [run])
}
