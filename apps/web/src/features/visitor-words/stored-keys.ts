/** Key of the words that nobody has taken along yet. Keys of an account's unsaved words begin with it. */
export const VISITOR_KEY = 'visitorWords'

/** True if this tab has words that the browser doesn't store. */
let hasUnstored = false

/** Tells whether this tab has words that the browser doesn't store. */
export function setUnstored(value: boolean): void {
  hasUnstored = value
}

/** Returns the keys under which words are stored on this device. */
export function readStoredKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(VISITOR_KEY))
  } catch (error) {
    console.info('The browser stores nothing:', error)
    return []
  }
}

/** Returns true if a visitor's words, or words that aren't saved yet, are on this device. */
export const hasStoredWords = (): boolean => hasUnstored || readStoredKeys().length > 0
