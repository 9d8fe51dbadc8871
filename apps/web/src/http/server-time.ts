/** Is told the server's time with each of its answers, in ms, and how long the answer took. */
type OnServerTime = (serverMs: number, tookMs: number) => void

/** When a request was sent, by the device's clock and by the page's. */
interface Sent {
  readonly wall: number
  readonly steady: number
}

let listener: OnServerTime | undefined

/** Sets who is told the server's time with each of its answers. */
export function listenToServerTime(onServerTime: OnServerTime | undefined): void {
  listener = onServerTime
}

export const startTiming = (): Sent => ({ wall: Date.now(), steady: performance.now() })

/** Returns the time that has passed, in ms: the longer one, since one of the two clocks may have stopped or been set. */
export const timeSince = ({ wall, steady }: Sent): number =>
  Math.max(0, Date.now() - wall, performance.now() - steady)

/**
 * Reports the `Date` of an answer, which has whole seconds. An answer that may be stored doesn't tell the time: it may
 * come from the browser's cache.
 */
export function reportServerTime(headers: { readonly [name: string]: unknown }, sent: Sent): void {
  const { date, 'cache-control': caching } = headers
  if (!listener || typeof date !== 'string' || String(caching).includes('max-age')) return
  const at = Date.parse(date)
  if (!Number.isNaN(at)) listener(at + 500, timeSince(sent))
}
