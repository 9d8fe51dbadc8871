import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { preloadChanges } from '../http/http-send'
import { startSession } from '../session/session-start'
import { watchInstallPrompt } from '../shell/install/install-prompt.store'
import { watchOnScreenKeyboard } from '../shell/on-screen-keyboard'
import { signsOfUse } from '../ui/use-first-touch'
import { App } from './app'
import { preloadLinks } from './preload-links'
import { preloadScreen } from './routes'
import { watchDevice } from './watch-device'
import { watchLanguage } from './watch-language'
import { watchOffline } from './watch-offline'
import { watchPack } from './watch-pack'
import { watchVisitorWords } from './watch-visitor-words'

/** Maximum time to wait for the first screen of a public page, in ms. */
const MAX_PRELOAD_MS = 4000

interface StartOptions {
  /** Whether the root already holds what the client would draw. */
  readonly isComplete: boolean
  /** The browser's offer to install the app, if it came before. */
  readonly installOffer: Event | undefined
}

/** Loads the faces of rarer letters, which the page itself carries only if its text has some. */
async function loadRareFonts(): Promise<void> {
  try {
    await import('../ui/fonts-rare.css')
  } catch (error) {
    console.warn('The fonts of rarer letters can’t be loaded; the system’s are used.', error)
  }
}

/**
 * Starts the client; resolves when it answers to presses. Public pages arrive as plain HTML in the root. If that is what
 * the client would draw, it takes it over; if not, it stays until the screen that replaces it has its code and data, so
 * that nothing flashes. Other pages show the shell at once.
 */
export async function start(root: HTMLElement, { isComplete, installOffer }: StartOptions): Promise<void> {
  // Before anything is waited for: an offer that came meanwhile would be lost.
  watchInstallPrompt(installOffer)
  const ready = preloadScreen(window.location.pathname)
  const takeover = isComplete ? await import('./entry/takeover') : undefined
  const hasFields = !isComplete && root.querySelector('input') !== null
  const typedText = hasFields ? import('./entry/typed-text') : undefined
  startSession()
  // What takes the page over needs its code; what replaces it comes after a while at the latest.
  if (isComplete) await ready
  else if (root.childElementCount > 0)
    await Promise.race([ready, new Promise((done) => setTimeout(done, MAX_PRELOAD_MS))])
  watchOnScreenKeyboard()
  preloadLinks()
  for (const sign of signsOfUse) window.addEventListener(sign, preloadChanges, { once: true })
  watchVisitorWords()
  watchLanguage()
  watchPack()
  watchDevice()
  watchOffline()
  const endTakeover = takeover?.startTakeover(root) ?? (await typedText)?.keepTypedText(root)
  // A transition renders in slices, so the page stays responsive: rendering takes a tenth of a second on a phone.
  await new Promise<void>((resolve) =>
    startTransition(() => {
      const app = (
        <StrictMode>
          <App onReady={resolve} />
        </StrictMode>
      )
      if (isComplete) hydrateRoot(root, app)
      else createRoot(root).render(app)
    }),
  )
  endTakeover?.()
  await loadRareFonts()
}
