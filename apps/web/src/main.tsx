import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import './app/server-content.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { preloadLinks } from './app/preload-links'
import { preloadScreen } from './app/routes'
import { watchOnScreenKeyboard } from './lib/on-screen-keyboard'
import { startSession } from './lib/session-start'

/** ms. */
const LONGEST_WAIT = 4000

/**
 * Public pages arrive with their content in the root as plain HTML. It stays until the screen that replaces it is there
 * with its data, so that nothing flashes; other pages show the shell at once.
 */
async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  startSession()
  const ready = preloadScreen(window.location.pathname)
  if (root.childElementCount > 0)
    await Promise.race([ready, new Promise((done) => setTimeout(done, LONGEST_WAIT))])
  watchOnScreenKeyboard()
  preloadLinks()
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

void start()
