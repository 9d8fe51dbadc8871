/** Path of the page that was loaded anew in this tab because its code was missing, and when (ms). */
const KEY = 'reloaded'
/** How long a reload that didn't help keeps the same page from another, in ms. */
const PAUSE_MS = 60_000

/**
 * Whether loading the page anew may bring code that couldn't be loaded: a newer version may have replaced the files. Says
 * so once, and never while the device is offline.
 */
export function canReload(): boolean {
  try {
    const [path, at] = (sessionStorage.getItem(KEY) ?? '').split(' ')
    return navigator.onLine && (path !== window.location.pathname || Date.now() - Number(at) > PAUSE_MS)
  } catch {
    // Without storage, one reload would follow another.
    return false
  }
}

/** Loads the page anew, and remembers that for `canReload`. */
export function reloadOnce(): void {
  sessionStorage.setItem(KEY, `${window.location.pathname} ${Date.now()}`)
  window.location.reload()
}

/** Whether an error means that a file of the client couldn't be loaded. Each browser words it in its own way. */
export function isCodeMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkError' ||
      /dynamically imported module|module script failed|preload CSS/.test(error.message))
  )
}
