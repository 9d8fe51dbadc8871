import { type SessionUser, useSession } from './session.store'

/** Also named in session-start.ts, which removes it. */
const KEY = 'session-user'

/** Returns the user who was logged in when the server could last be reached; undefined if there is none. */
export function recallUser(): SessionUser | undefined {
  try {
    const user = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<SessionUser> | null
    return Number.isInteger(user?.user_id) ? (user as SessionUser) : undefined
  } catch (error) {
    console.info('The remembered user cannot be read', error)
    return undefined
  }
}

/**
 * Keeps the logged-in user on this device, so that the app opens without a network: name and picture, no secret. Ends
 * with the session.
 */
export function rememberSessionUser(): void {
  useSession.subscribe(({ status, user }, before) => {
    try {
      if (status === 'visitor') localStorage.removeItem(KEY)
      else if (user?.username !== undefined && user !== before.user)
        localStorage.setItem(KEY, JSON.stringify(user))
    } catch (error) {
      console.info('The user cannot be remembered', error)
    }
  })
}
