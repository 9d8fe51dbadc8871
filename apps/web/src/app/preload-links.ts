import { isOutdated } from '../shell/updates/update-state'
import { preloadCode } from './routes'

function onHint(event: Event): void {
  // The files of an earlier version may be gone, and its link opens the newer one.
  if (isOutdated()) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link?.origin === window.location.origin) preloadCode(link.pathname)
}

/** Preloads the code of a screen when its link is hovered or focused, because the user is likely to follow it. */
export function preloadLinks(): void {
  document.addEventListener('pointerover', onHint, { passive: true })
  document.addEventListener('focusin', onHint)
}
