/** Code that first screens don't need, loaded once when it's first needed. */
export interface Fetched<T> {
  /** Returns the code if it has loaded. */
  readonly now: () => T | undefined
  /** Loads the code; after a failure the next call tries again. */
  readonly fetch: () => Promise<T>
  /** Preloads the code without waiting; after a failure it's loaded again when it's needed. */
  readonly preload: () => void
}

/**
 * Wraps an import so that the code is loaded once.
 *
 * @param load imports the code
 */
export function fetchOnce<T>(load: () => Promise<T>): Fetched<T> {
  let loaded: T | undefined
  let loading: Promise<T> | undefined
  const fetch = () => {
    loading ??= load().then(
      (code) => {
        loaded = code
        return code
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return {
    now: () => loaded,
    fetch,
    preload: () => {
      fetch().catch((error: unknown) => console.info('The code could not be preloaded', error))
    },
  }
}
