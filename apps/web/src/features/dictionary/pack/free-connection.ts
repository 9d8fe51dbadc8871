interface Connection extends EventTarget {
  readonly saveData?: boolean
  readonly effectiveType?: string
  readonly type?: string
}

const connection = (): Connection | undefined =>
  (navigator as Navigator & { readonly connection?: Connection }).connection

/**
 * Returns whether megabytes may be fetched unasked: on Wi-Fi or a cable. Where the browser doesn't say how it is
 * connected, on any fast connection that isn't to be spared.
 */
export function isConnectionFree(): boolean {
  if (!navigator.onLine) return false
  const { saveData, effectiveType = '4g', type } = connection() ?? {}
  return saveData !== true && effectiveType === '4g' && type !== 'cellular'
}

/** Calls `listener` whenever the connection changes. */
export function onConnectionChange(listener: () => void): void {
  window.addEventListener('online', listener)
  connection()?.addEventListener('change', listener)
}
