import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import './app/layout/server-content.css'
import { CLIENT_LINKS_ID } from '@wordhoard/contracts/site/client-links'
import { guardScriptUrls } from './shell/trusted-types'
import { startServiceWorkerLater } from './shell/updates/start-later'

/** Waits until the browser has painted the page's content; returns at once in a hidden tab, which is never painted. */
async function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** The browser's offer to install the app, which comes when it likes. */
let installOffer: Event | undefined

function holdInstallOffer(event: Event): void {
  event.preventDefault()
  installOffer = event
}

async function startClient(root: HTMLElement, isComplete: boolean): Promise<void> {
  const { start } = await import('./app/start')
  window.removeEventListener('beforeinstallprompt', holdInstallOffer)
  await start(root, { isComplete, installOffer })
}

/**
 * Starts the client. On a page that arrived with its content, waits for the first paint, because on a phone starting
 * takes longer than that. A page that is the same before and after waits until somebody uses it.
 */
async function main() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  guardScriptUrls()
  startServiceWorkerLater()
  window.addEventListener('beforeinstallprompt', holdInstallOffer)
  const links = document.getElementById(CLIENT_LINKS_ID)
  if (links instanceof HTMLTemplateElement) {
    const { startWhenUsed } = await import('./app/entry/when-used')
    return startWhenUsed(links, (isComplete) => startClient(root, isComplete), firstPaint)
  }
  if (root.childElementCount > 0) await firstPaint()
  await startClient(root, false)
}

void main()
