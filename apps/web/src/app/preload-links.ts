import { preloadCode } from './routes'

function onHint(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link?.origin === window.location.origin) preloadCode(link.pathname)
}

/** A link under the pointer or with the focus is likely to be followed: its screen's code is fetched ahead. */
export function preloadLinks(): void {
  document.addEventListener('pointerover', onHint, { passive: true })
  document.addEventListener('focusin', onHint)
}
