import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/site/session-hint'
import { create } from 'zustand'

/** Who is signed in. All but the id arrive a moment after signing in. */
export interface SessionUser {
  user_id: number
  username?: string
  first_name?: string
  last_name?: string
  /** Null: drawn from the user's name. */
  avatarId?: string | null
}

interface SessionStore {
  /** `unknown`: there is a session by the look of it, and the server has not been reached yet. */
  status: 'unknown' | 'visitor' | 'user'
  user: SessionUser | undefined
  /** Why `unknown` lasts: the latest attempt to reach the server failed. */
  failure: Error | undefined
  /** How a session came to its end: by the person's wish in this tab, or because the server no longer knew it. */
  ended: 'by-choice' | 'lost' | undefined
  /** Whether the server has been asked to end the session. Background requests pause until it has answered. */
  isEnding: boolean
}

/** Whether this browser holds a session's cookie, by the readable one beside it. */
export function hasSessionHint(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SESSION_HINT_COOKIE}=`))
}

export const useSession = create<SessionStore>()(() => ({
  status: hasSessionHint() ? 'unknown' : 'visitor',
  user: undefined,
  failure: undefined,
  ended: undefined,
  isEnding: false,
}))

/** Whether somebody is, or may yet prove to be, signed in. */
export const isMaybeUser = (): boolean => useSession.getState().status !== 'visitor'

/** Takes over what has become known about the user, for the bars and menus. */
export function updateSessionUser(known: Partial<Omit<SessionUser, 'user_id'>>): void {
  useSession.setState(({ user }) => ({ user: user && { ...user, ...known } }))
}
