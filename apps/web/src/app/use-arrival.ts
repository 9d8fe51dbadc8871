import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const STORAGE_KEY = 'scrollPositions'

/** Scroll position of each history entry, in px; kept in the tab's session storage for reloads. */
const positions = new Map<string, number>(readPositions())

function readPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]
  } catch (error) {
    console.info('No scroll positions', error)
    return []
  }
}

/**
 * Forgets where pages were scrolled to, and stores no more until the next load: the next person goes on using this tab,
 * and even an empty list says that the page was open before.
 */
export function forgetPositions(): void {
  positions.clear()
  window.removeEventListener('pagehide', storePositions)
}

function storePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-50)))
  } catch (error) {
    console.info('No scroll positions', error)
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
  const currentEntry = useRef<{ key: string; pathname: string }>(undefined)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const onScroll = () => {
      if (currentEntry.current) positions.set(currentEntry.current.key, window.scrollY)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('pagehide', storePositions)
    return () => {
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('pagehide', storePositions)
    }
  }, [])

  useLayoutEffect(() => {
    const before = currentEntry.current
    currentEntry.current = { key, pathname }
    if (before?.key === key) return
    const position = positions.get(key)
    // A page that arrived with its content may have been scrolled before the client took over.
    if (type === 'POP' && (before || position !== undefined)) window.scrollTo(0, position ?? 0)
    else if (type !== 'POP' && before?.pathname !== pathname) window.scrollTo(0, 0)
    if (!before || before.pathname === pathname || isFocusInOverlay()) return
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [key, pathname, type])

  return main
}
