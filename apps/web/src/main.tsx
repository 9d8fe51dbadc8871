import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import './app/layout/server-content.css'

/** Waits until the browser has painted the page's content; returns at once in a hidden tab, which is never painted. */
async function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/**
 * Starts the client. On a page that arrived with its content, waits for the first paint, because on a phone starting
 * takes longer than that.
 */
async function main() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  if (root.childElementCount > 0) await firstPaint()
  const { start } = await import('./app/start')
  await start(root)
}

void main()
