/** Messages between the tabs of this browser; never contain a token. */
export type TabMessage =
  /** `ending`: a tab has asked the server to end the session. `ended` follows, or `goes-on` if the server refuses. */
  | { kind: 'ending' }
  | { kind: 'goes-on' }
  | { kind: 'ended'; byChoice?: boolean }
  | { kind: 'began'; userId: number }

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session')

/** Sends a message to the other tabs; does nothing in browsers without BroadcastChannel. */
export function notifyTabs(message: TabMessage): void {
  channel?.postMessage(message)
}

/**
 * Listens to messages of other tabs.
 *
 * @returns a function that stops listening.
 */
export function listenToTabs(onMessage: (message: TabMessage) => void): () => void {
  const listener = ({ data }: MessageEvent<TabMessage>) => onMessage(data)
  channel?.addEventListener('message', listener)
  return () => channel?.removeEventListener('message', listener)
}
