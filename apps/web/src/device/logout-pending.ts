/** Says that a session was ended on this device only, and that the server is still to be told. */
export const LOGOUT_PENDING_KEY = 'logoutPending'

/** Returns whether the server is still to be told of a logout. */
export function isLogoutPending(): boolean {
  try {
    return localStorage.getItem(LOGOUT_PENDING_KEY) !== null
  } catch {
    return false
  }
}
