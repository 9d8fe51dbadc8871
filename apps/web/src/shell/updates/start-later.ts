/** Delay after the page has loaded, in ms: the service worker must not take anything from the first screen. */
const DELAY_MS = 3_000

const load = () => import('./service-worker')

function start(): void {
  load()
    .then(({ startServiceWorker }) => startServiceWorker())
    .catch((error: unknown) => console.info('The app can’t be kept for use without a network', error))
}

/** Registers the service worker once the page has settled. Only built clients have one, and only secure pages may. */
export function startServiceWorkerLater(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const wait = () => setTimeout(start, DELAY_MS)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
