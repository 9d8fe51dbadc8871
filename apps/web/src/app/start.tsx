import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { startSession } from '../session/session-start'
import { watchOnScreenKeyboard } from '../shell/on-screen-keyboard'
import { guardScriptUrls } from '../shell/trusted-types'
import { App } from './app'
import { preloadLinks } from './preload-links'
import { preloadScreen } from './routes'

/** ms. */
const LONGEST_WAIT = 4000

/**
 * Public pages arrive with their content in the root as plain HTML. It stays until the screen that replaces it is there
 * with its data, so that nothing flashes; other pages show the shell at once.
 */
export async function start(root: HTMLElement): Promise<void> {
  guardScriptUrls()
  startSession()
  const ready = preloadScreen(window.location.pathname)
  if (root.childElementCount > 0)
    await Promise.race([ready, new Promise((done) => setTimeout(done, LONGEST_WAIT))])
  watchOnScreenKeyboard()
  preloadLinks()
  // As a transition it is drawn in slices, between which the page answers: on a phone the whole takes a tenth of a second.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
}
