import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { startSession } from '../session/session-start'
import { watchInstallPrompt } from '../shell/install/install-prompt.store'
import { watchOnScreenKeyboard } from '../shell/on-screen-keyboard'
import { guardScriptUrls } from '../shell/trusted-types'
import { startServiceWorkerLater } from '../shell/updates/start-later'
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

/**
 * Starts the client. Public pages arrive as plain HTML in the root, which stays until the screen that replaces it has
 * its code and data, so that nothing flashes. Other pages show the shell at once.
 */
export async function start(root: HTMLElement): Promise<void> {
  guardScriptUrls()
  startSession()
  watchInstallPrompt()
  startServiceWorkerLater()
  const ready = preloadScreen(window.location.pathname)
  if (root.childElementCount > 0)
    await Promise.race([ready, new Promise((done) => setTimeout(done, MAX_PRELOAD_MS))])
  watchOnScreenKeyboard()
  preloadLinks()
  watchVisitorWords()
  watchLanguage()
  watchPack()
  watchDevice()
  watchOffline()
  // A transition renders in slices, so the page stays responsive: rendering takes a tenth of a second on a phone.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
}
