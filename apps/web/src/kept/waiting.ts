import type { KeptExchange, KeptSource } from './kept-source'

let waiting: KeptExchange[] = []
let opened: KeptSource | undefined
let loggedIn: () => number | undefined = () => undefined

/** Adds an answer to those that are waiting to be stored. */
export function addWaiting(exchange: Omit<KeptExchange, 'text' | 'at'>): void {
  waiting.push({ ...exchange, text: opened, at: Date.now() })
}

/** Returns the answers that are waiting; they wait no longer. */
export function takeWaiting(): KeptExchange[] {
  const taken = waiting
  waiting = []
  return taken
}

/** Says which text is open from now on: what is asked about it is kept with it. */
export function setOpenText(text: KeptSource | undefined): void {
  opened = text
}

/** Sets how to find out who is logged in: answers are stored for nobody else. */
export function setUserSource(source: () => number | undefined): void {
  loggedIn = source
}

/** Returns the id of the logged-in user. */
export const currentUserId = (): number | undefined => loggedIn()
