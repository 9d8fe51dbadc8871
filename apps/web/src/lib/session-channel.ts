/** What tabs of this browser tell each other; never a token. */
export type TabMessage =
  /** The server has been asked to end the session; then either `ended` follows or, after a refusal, `goes-on`. */
  { kind: 'ending' } | { kind: 'goes-on' } | { kind: 'ended' } | { kind: 'began'; userId: number }

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session')

export function tellTabs(message: TabMessage): void {
  channel?.postMessage(message)
}

/** @returns a function that stops listening. */
export function listenToTabs(onMessage: (message: TabMessage) => void): () => void {
  const listener = ({ data }: MessageEvent<TabMessage>) => onMessage(data)
  channel?.addEventListener('message', listener)
  return () => channel?.removeEventListener('message', listener)
}
