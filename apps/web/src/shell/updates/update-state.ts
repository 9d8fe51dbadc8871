/** A newer version than this page's is here: its service worker waits, or another window has let it take over. */
let hasUpdate = false
let onTake: (() => Promise<unknown> | undefined) | undefined
let isLeft = false
/** Number of parts of the page that would lose something if it was loaded again. */
let holds = 0

/**
 * Remembers that a newer version is here.
 *
 * @param take lets its service worker take over, and resolves when it has; undefined if it has already
 */
export function noteUpdate(take: (() => Promise<unknown> | undefined) | undefined): void {
  hasUpdate = true
  onTake = take
}

/** Whether a newer version than this page’s is here. */
export const isOutdated = (): boolean => hasUpdate

/** Whether the page may be left for the newer version. */
export const canTakeUpdate = (): boolean => hasUpdate && holds === 0

/** Whether the page is just being loaded anew: code that can't be loaded any more is no error then. */
export const isLeftForUpdate = (): boolean => isLeft

/**
 * Loads the page anew from the newer version, once its service worker has taken over: a page that the earlier one is just
 * loading never arrives if that is replaced meanwhile.
 */
export async function takeUpdate(): Promise<void> {
  isLeft = true
  await onTake?.()
  window.location.reload()
}

/**
 * Keeps this page from being loaded again, because it holds something that is nowhere else.
 *
 * @returns a function that ends it
 */
export function holdUpdate(): () => void {
  holds += 1
  return () => {
    holds -= 1
  }
}
