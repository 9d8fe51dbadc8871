import { useEffect } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Runs once, at the first sign of somebody using the page: what they will need next can be fetched then. */
export function useFirstTouch(run: () => void): void {
  useEffect(() => {
    const once = () => {
      stop()
      run()
    }
    const stop = () => {
      for (const sign of signs) window.removeEventListener(sign, once)
    }
    for (const sign of signs) window.addEventListener(sign, once)
    return stop
  }, [run])
}
