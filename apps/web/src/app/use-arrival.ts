import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const STORE = 'scrollPositions'

/** Scroll position of each history entry, in px; kept in the tab's session storage for reloads. */
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

/**
 * True while the focus is in an open menu or dialog, which would close if we moved it. The user may have opened it
 * while the next page's code was loading.
 */
const isFocusInOverlay = () => document.activeElement?.closest('[data-state="open"]') != null

/**
 * Scrolls a new page to the top and moves the focus out of the bars. Back, Forward and a reload restore the scroll
 * position. The browser's own restoration runs too early, while the old page is still shown.
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
