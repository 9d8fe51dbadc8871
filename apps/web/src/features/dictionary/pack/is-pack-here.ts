/** Key in local storage of what this device remembers of its look-up pack (`pack-wish`). */
export const PACK_KEY = 'look-up-pack'
/** Key in local and session storage that tells in which visit a text was first opened here. */
const READ_KEY = 'has-read'

/** Returns whether a whole pack should be on this device, without opening it. */
export function isPackHere(): boolean {
  try {
    return localStorage.getItem(PACK_KEY)?.includes('"version"') === true
  } catch {
    return false
  }
}

/** Notes that a text is open, so that the pack is fetched at the next visit. */
export function noteReading(): void {
  try {
    if (localStorage.getItem(READ_KEY) !== null) return
    localStorage.setItem(READ_KEY, '1')
    sessionStorage.setItem(READ_KEY, '1')
  } catch {
    // Without storage there is no pack either.
  }
}

/** Returns whether somebody read here in an earlier visit. */
export function hasReadBefore(): boolean {
  try {
    return localStorage.getItem(READ_KEY) !== null && sessionStorage.getItem(READ_KEY) === null
  } catch {
    return false
  }
}
