import { useEffect } from 'react'

/** Signs of somebody using the page. */
export const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Runs once, at the first sign of somebody using the page: what they will need next can be fetched then. */
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
