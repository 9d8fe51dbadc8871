import { logout } from '@wordhoard/contracts/sessions'
import { send } from '../http/http-send'
import { useSession } from '../session/session.store'
import { LOGOUT_PENDING_KEY } from './logout-pending'

/** Ends on the server a session that was ended on this device without a network, as soon as there is one. */
export function finishLogout(): void {
  const finish = async () => {
    if (localStorage.getItem(LOGOUT_PENDING_KEY) === null) return
    // Whoever has logged in since has replaced the session.
    if (useSession.getState().status === 'user') return stop()
    try {
      await send(logout, {})
      stop()
    } catch (error) {
      console.info('The logout is tried again later', error)
    }
  }
  const now = () => void finish()
  const unsubscribe = useSession.subscribe(({ status }) => status === 'user' && stop())
  const stop = () => {
    localStorage.removeItem(LOGOUT_PENDING_KEY)
    window.removeEventListener('online', now)
    unsubscribe()
  }
  window.addEventListener('online', now)
  now()
}
