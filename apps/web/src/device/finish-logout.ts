import { logout } from '@wordhoard/contracts/sessions'
import { send } from '../http/http-send'
import { watchReach } from '../http/reach'
import { useSession } from '../session/session.store'
import { LOGOUT_PENDING_KEY } from './logout-pending'

/** Ends on the server a session that was ended on this device without a network, as soon as there is one. */
export function finishLogout(): void {
  let isSending = false
  let isAskedAgain = false
  const finish = async () => {
    isAskedAgain = isSending
    if (isSending || localStorage.getItem(LOGOUT_PENDING_KEY) === null) return
    // Whoever has logged in since has replaced the session.
    if (useSession.getState().status === 'user') return stop()
    isSending = true
    try {
      await send(logout, {})
      stop()
    } catch (error) {
      console.info('The logout is tried again later', error)
    } finally {
      isSending = false
    }
    // The network came back before this call had failed.
    if (isAskedAgain) await finish()
  }
  const now = () => void finish()
  const unsubscribe = useSession.subscribe(({ status }) => status === 'user' && stop())
  const stop = () => {
    localStorage.removeItem(LOGOUT_PENDING_KEY)
    window.removeEventListener('online', now)
    unsubscribe()
    stopReach()
  }
  window.addEventListener('online', now)
  // A server that was away comes back without an event of the browser's.
  const stopReach = watchReach((isReached) => isReached && now())
  now()
}
