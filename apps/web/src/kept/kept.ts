import type { Endpoint } from '@wordhoard/contracts/endpoint'
import type { SentInput } from './request-key'

/** What answers are kept with: a text, or a list of words. */
export type KeptSource = { readonly title: string } & (
  | { readonly kind: 'article' | 'vocabulary'; readonly id: number }
  /** A chapter of a book, whose file is stored already. */
  | { readonly kind: 'book'; readonly bookId: string }
  /** A text that the server doesn't have. */
  | { readonly kind: 'text'; readonly html: string; readonly byline: string }
  /** The main vocabulary. */
  | { readonly kind: 'words' }
)

/** An answer of the server that is waiting to be kept. */
export interface KeptExchange {
  readonly endpoint: Endpoint
  readonly input: SentInput
  readonly answer: unknown
  readonly userId: number
  /** What the caller keeps it with. */
  readonly source: KeptSource | undefined
  /** The text that was open. */
  readonly text: KeptSource | undefined
  readonly at: number
}

/** How long answers are collected before they're stored, in ms: a page should be drawn first. */
const COLLECT_MS = 3000

let waiting: KeptExchange[] = []
let opened: KeptSource | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps an answer on this device, in idle time. The code that stores it is loaded with the first one. */
export function keepAnswer(exchange: Omit<KeptExchange, 'text' | 'at'>): void {
  if (typeof indexedDB === 'undefined') return
  waiting.push({ ...exchange, text: opened, at: Date.now() })
  timer ??= setTimeout(() => {
    import('./keep')
      .then(({ storeWaitingWhenIdle }) => storeWaitingWhenIdle())
      .catch((error: unknown) => console.info('Nothing could be kept on this device:', error))
  }, COLLECT_MS)
}

/** Returns the answers that are waiting, and waits for none of them any more. */
export function takeWaiting(): KeptExchange[] {
  clearTimeout(timer)
  timer = undefined
  const taken = waiting
  waiting = []
  return taken
}

/** Says which text is open from now on: what is asked about it is kept with it. */
export function setOpenText(text: KeptSource | undefined): void {
  opened = text
}
