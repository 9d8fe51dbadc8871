type OnServerTime = (serverMs: number) => void

let listener: OnServerTime | undefined

/** Sets who is told the server's time with each of its answers. */
export function listenToServerTime(onServerTime: OnServerTime | undefined): void {
  listener = onServerTime
}

/** Reports the `Date` of an answer, which has whole seconds. */
export function reportServerTime(date: unknown): void {
  const at = listener && typeof date === 'string' ? Date.parse(date) : Number.NaN
  if (!Number.isNaN(at)) listener?.(at + 500)
}
