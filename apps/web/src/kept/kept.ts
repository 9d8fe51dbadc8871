import type { KeptExchange } from './kept-source'
import { addWaiting } from './waiting'

/** How long answers are collected before they're stored, in ms: a page should be drawn first. */
const COLLECT_MS = 3000

let isCollecting = false

/** Keeps an answer on this device, in idle time. The code that stores it is loaded with the first one. */
export function keepAnswer(exchange: Omit<KeptExchange, 'text' | 'at'>): void {
  if (typeof indexedDB === 'undefined') return
  addWaiting(exchange)
  if (isCollecting) return
  isCollecting = true
  setTimeout(() => {
    isCollecting = false
    import('./keep')
      .then(({ storeWaitingWhenIdle }) => storeWaitingWhenIdle())
      .catch((error: unknown) => console.info('Nothing could be kept on this device:', error))
  }, COLLECT_MS)
}
