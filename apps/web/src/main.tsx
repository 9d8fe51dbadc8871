import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import './app/layout/server-content.css'

/** Once the browser has painted what the page brought; at once in a tab that nobody sees, which is not painted. */
async function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** The client comes after the first paint of a page that came with its content: on a phone it takes longer than that. */
async function main() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  if (root.childElementCount > 0) await firstPaint()
  const { start } = await import('./app/start')
  await start(root)
}

void main()
