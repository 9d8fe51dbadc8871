/** What tabs of this browser tell each other; never a token. */
export type TabMessage =
  /** A tab has asked the server to end the session. `ended` follows, or `goes-on` if the server refuses. */
  { kind: 'ending' } | { kind: 'goes-on' } | { kind: 'ended' } | { kind: 'began'; userId: number }

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session')

export function notifyTabs(message: TabMessage): void {
  channel?.postMessage(message)
}

/** @returns a function that stops listening. */
export function listenToTabs(onMessage: (message: TabMessage) => void): () => void {
  const listener = ({ data }: MessageEvent<TabMessage>) => onMessage(data)
  channel?.addEventListener('message', listener)
  return () => channel?.removeEventListener('message', listener)
}
