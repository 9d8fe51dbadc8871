import type { ShowTranslations } from '@wordhoard/contracts/fields/language-fields'
import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/site/session-hint'
import { create } from 'zustand'

/** The logged-in user. All fields but the id arrive a moment after the login. */
export interface SessionUser {
  user_id: number
  username?: string
  first_name?: string
  last_name?: string
  /** Null if the avatar is drawn from the user's name. */
  avatarId?: string | null
  /** The language into which words are translated (BCP 47); null if they haven't said. */
  first_language?: string | null
  show_translations?: ShowTranslations
}

interface SessionStore {
  /** `unknown`: there seems to be a session, but the server hasn't been reached yet. */
  status: 'unknown' | 'visitor' | 'user'
  user: SessionUser | undefined
  /** Why the status is still `unknown`: the latest attempt to reach the server failed. */
  failure: Error | undefined
  /** How the session ended: the user logged out in this tab or another, or the server no longer knew the session. */
  ended: 'by-choice' | 'elsewhere' | 'lost' | undefined
  /** True while the server is being asked to end the session. Background requests pause until it answers. */
  isEnding: boolean
}

/** Returns true if this browser has a session cookie, judging by the readable one beside it. */
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

/** Returns true if the user is, or may turn out to be, logged in. */
export const isUserOrUnknown = (): boolean => useSession.getState().status !== 'visitor'

/** Updates what is known about the user, for the bars and menus. */
export function updateSessionUser(known: Partial<Omit<SessionUser, 'user_id'>>): void {
  useSession.setState(({ user }) => ({ user: user && { ...user, ...known } }))
}
