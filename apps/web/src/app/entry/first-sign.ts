import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/site/session-hint'

/** What somebody who uses the page does first: moves, presses, scrolls, types. Losing the network needs the client too. */
const signs = [
  ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input', 'click'],
  'offline',
]

/** Resolves when somebody first uses the page, or comes back to it logged in. */
export function firstSign(): Promise<void> {
  let pointer: readonly [x: number, y: number] | undefined
  /** Browsers also say where a pointer is that lies still. */
  const hasMoved = ({ screenX, screenY }: PointerEvent) => {
    const before = pointer
    pointer = [screenX, screenY]
    return before !== undefined && (before[0] !== screenX || before[1] !== screenY)
  }
  return new Promise((resolve) => {
    const onSign = (event: Event) => {
      if (event.type === 'visibilitychange' && !hasSessionHint()) return
      if (event.type === 'pointermove' && !hasMoved(event as PointerEvent)) return
      for (const sign of signs) window.removeEventListener(sign, onSign, options)
      document.removeEventListener('visibilitychange', onSign)
      resolve()
    }
    const options = { capture: true, passive: true }
    for (const sign of signs) window.addEventListener(sign, onSign, options)
    document.addEventListener('visibilitychange', onSign)
  })
}

const hasSessionHint = () => document.cookie.includes(`${SESSION_HINT_COOKIE}=`)

/**
 * Whether the client has work on a complete page before anybody touches it: somebody is logged in, a logout isn't
 * finished, or the page is opened again and goes back to where it was scrolled to.
 */
export function hasWorkAtOnce(): boolean {
  try {
    return (
      hasSessionHint() ||
      sessionStorage.getItem('scrollPositions') !== null ||
      ['session-user', 'logoutPending'].some((key) => localStorage.getItem(key) !== null)
    )
  } catch {
    return false
  }
}

/** Beginnings of the keys under which a browser keeps what changes the pages of words, articles and accounts. */
const ownKeys = ['readerText', 'my-language', 'visitorWords']

/**
 * Whether this browser has stored something that a page for everybody doesn't show: settings, a language, marked words, or
 * anything of this tab.
 */
export function hasOwnContent(): boolean {
  try {
    const keys = Object.keys(localStorage)
    return sessionStorage.length > 0 || keys.some((key) => ownKeys.some((begin) => key.startsWith(begin)))
  } catch {
    return false
  }
}
