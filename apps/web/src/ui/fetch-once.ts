/** Code that first screens don't need, loaded once when it's first needed. */
export interface Fetched<T> {
  /** Returns the code if it has loaded. */
  readonly now: () => T | undefined
  /** Loads the code; after a failure the next call tries again. */
  readonly fetch: () => Promise<T>
  /** Preloads the code without waiting; after a failure it's loaded again when it's needed. */
  readonly ahead: () => void
}

/**
 * Wraps an import so that the code is loaded once.
 *
 * @param load imports the code
 */
export function fetchOnce<T>(load: () => Promise<T>): Fetched<T> {
  let there: T | undefined
  let coming: Promise<T> | undefined
  const fetch = () => {
    coming ??= load().then(
      (code) => {
        there = code
        return code
      },
      (error: unknown) => {
        coming = undefined
        throw error
      },
    )
    return coming
  }
  return {
    now: () => there,
    fetch,
    ahead: () => {
      fetch().catch((error: unknown) => console.info('Not fetched ahead', error))
    },
  }
}
