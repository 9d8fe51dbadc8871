import { countVisit, earlierVisits } from '../install/visits'
import { takeUpdateOnLinks } from './follow-links'
import { noteUpdate } from './update-state'
import type { WorkerMessage } from './worker-messages'

/** How often an open page asks for a newer version at most, in ms. Browsers ask by themselves when a page is loaded. */
const UPDATE_INTERVAL_MS = 3_600_000

/** Registers the service worker, which opens the app without a network, and follows its versions. */
export async function startServiceWorker(): Promise<void> {
  countVisit()
  const { serviceWorker } = navigator
  const hadController = serviceWorker.controller !== null
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const letTakeOver = () => {
    const { waiting } = registration
    const takenOver = waiting ? waitForTakeOver() : undefined
    send(waiting, { kind: 'take-over' })
    return takenOver
  }
  // This page has just been loaded, so the version that waits is this page's own, or takes over at the next link.
  void letTakeOver()
  takeUpdateOnLinks()
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && serviceWorker.controller) noteUpdate(letTakeOver)
    })
  })
  let isControlled = hadController
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) noteUpdate(undefined)
    isControlled = true
  })
  askForUpdates(registration)
  const { active } = await serviceWorker.ready
  if (!hadController) keepLoadedFiles(active)
  if (earlierVisits() > 0) send(active, { kind: 'fetch-common-parts' })
}

/** How long a newer version may take to take over before a page is loaded anyway, in ms. */
const TAKE_OVER_MS = 2_000

/** Resolves when another service worker has taken this page over, or after a while. */
const waitForTakeOver = () =>
  new Promise<unknown>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, TAKE_OVER_MS)
  })

const send = (worker: ServiceWorker | null, message: WorkerMessage) => worker?.postMessage(message)

/**
 * Lets the worker keep the files that this page loads itself: those from before there was a worker, and those that it
 * asks for until the worker controls it, which browsers may do a while after the worker is ready.
 */
function keepLoadedFiles(worker: ServiceWorker | null): void {
  const { serviceWorker } = navigator
  let controlledAt = serviceWorker.controller ? performance.now() : Number.POSITIVE_INFINITY
  serviceWorker.addEventListener('controllerchange', () => {
    controlledAt = Math.min(controlledAt, performance.now())
  })
  const observer = new PerformanceObserver((list) => {
    const own = list.getEntries().filter(({ startTime }) => startTime <= controlledAt)
    const urls = own.map(({ name }) => new URL(name))
    const files = urls.filter(({ origin }) => origin === window.location.origin)
    if (files.length > 0) send(worker, { kind: 'keep', files: files.map(({ pathname }) => pathname) })
  })
  observer.observe({ type: 'resource', buffered: true })
}

/** Asks for a newer version when the page is shown again. */
function askForUpdates(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < UPDATE_INTERVAL_MS) return
    askedAt = Date.now()
    registration
      .update()
      .catch((error: unknown) => console.info('We could not ask for a newer version', error))
  })
}
