import type { Session } from '@wordhoard/contracts/sessions'
import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/site/session-hint'
import { useSession } from './session.store'
import { notifyTabs } from './session-channel'
import { beginToken, renewToken } from './session-token'

/** Forgets the session in this tab and the others. */
export function forgetSession(ended: 'by-choice' | 'lost' | undefined): void {
  const wasUser = useSession.getState().status === 'user'
  leaveSession(ended)
  // The server deletes both cookies; if its answer is lost, the readable one must not keep promising a session.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
  document.cookie = `${SESSION_HINT_COOKIE}=; path=/; max-age=0; samesite=strict`
  if (wasUser) notifyTabs({ kind: 'ended', ...(ended === 'by-choice' && { byChoice: true }) })
}

/** Works like `forgetSession`, but for this tab only: another tab has ended the session. */
export function leaveSession(ended: 'by-choice' | 'elsewhere' | 'lost' | undefined): void {
  beginToken(undefined)
  useSession.setState({ status: 'visitor', user: undefined, failure: undefined, ended, isEnding: false })
  removeSharedItem()
}

/** Removes what was shared and still waits (files/shared-item.ts): it belongs to the one who leaves. */
function removeSharedItem(): void {
  try {
    indexedDB.deleteDatabase('shared')
  } catch (error) {
    console.info('The browser forbids storage', error)
  }
}

/** Stores a session that has just begun in this tab, and notifies the other tabs. */
export function beginSession(session: Session): void {
  beginToken(session)
  setUser(session.user_id)
  notifyTabs({ kind: 'began', userId: session.user_id })
}

/** Stores a renewed session. It may belong to another user, who has logged in in another tab. */
export function takeSession(session: Session): void {
  const before = useSession.getState().user?.user_id
  if (before !== undefined && before !== session.user_id) beginToken(session)
  else renewToken(session)
  setUser(session.user_id)
}

function setUser(userId: number): void {
  useSession.setState(({ user }) => ({
    status: 'user',
    user: user?.user_id === userId ? user : { user_id: userId },
    failure: undefined,
    ended: undefined,
  }))
}
