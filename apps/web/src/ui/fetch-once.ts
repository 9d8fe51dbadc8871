/** Code that a first screen does without: fetched once, at the first sign of need. */
export interface Fetched<T> {
  /** The code, once it is there. */
  readonly now: () => T | undefined
  /** Fetches it; a failure is not kept, so that the next try asks again. */
  readonly fetch: () => Promise<T>
  /** Fetches it without waiting: what fails now is asked for again when it is needed. */
  readonly ahead: () => void
}

/** @param load imports the code */
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
