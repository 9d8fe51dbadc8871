import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const STORE = 'scrollPositions'

/** How far down each history entry was left, in px; kept for reloads of this tab. */
const positions = new Map<string, number>(recall())

function recall(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as [string, number][]
  } catch (error) {
    console.info('No scroll positions', error)
    return []
  }
}

function keep(): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...positions].slice(-50)))
  } catch (error) {
    console.info('Scroll positions are not kept', error)
  }
}

/** True while somebody is in a menu or dialog, opened before the code of the page they go to had come: it would close. */
const isFocusInOverlay = () => document.activeElement?.closest('[data-state="open"]') != null

/**
 * On a new page: to its top, and the focus out of the bars. Back, Forward and a reload return to the place left. The
 * browser's own restoration comes too early, while the page being left still stands.
 *
 * @returns a ref for the main element.
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const main = useRef<HTMLElement>(null)
  const here = useRef<{ key: string; pathname: string }>(undefined)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const onScroll = () => {
      if (here.current) positions.set(here.current.key, window.scrollY)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('pagehide', keep)
    }
  }, [])

  useLayoutEffect(() => {
    const before = here.current
    here.current = { key, pathname }
    if (before?.key === key) return
    if (type === 'POP') window.scrollTo(0, positions.get(key) ?? 0)
    else if (before?.pathname !== pathname) window.scrollTo(0, 0)
    if (!before || before.pathname === pathname || isFocusInOverlay()) return
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [key, pathname, type])

  return main
}
