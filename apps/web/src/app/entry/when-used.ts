import { firstSign, hasOwnContent, hasWorkAtOnce } from './first-sign'
import { holdEvents } from './held-events'
import { prefetchLater } from './prefetch-later'

/**
 * Starts the client on a page that is complete without it; again at the next sign of somebody if it can't be loaded. Other
 * pages don't load this module.
 *
 * @param start starts it; the argument says whether the page is what it would draw
 * @param firstPaint waits until the browser has painted the page
 */
export async function startWhenUsed(
  links: HTMLTemplateElement,
  start: (isComplete: boolean) => Promise<void>,
  firstPaint: () => Promise<void>,
): Promise<void> {
  const repeatEvents = holdEvents()
  const isVaried = links.dataset.varies !== undefined
  // What this browser has stored belongs into the page, which the client therefore draws anew.
  const isSame = !isVaried || !hasOwnContent()
  let isLoaded = false
  if (isVaried) prefetchLater(links)
  if (!isSame) await firstPaint()
  else if (!hasWorkAtOnce()) await firstSign()
  document.head.append(links.content)
  while (!isLoaded) {
    try {
      await start(isSame)
      isLoaded = true
    } catch (error) {
      console.info('The app could not be loaded', error)
      await firstSign()
    }
  }
  repeatEvents()
}
