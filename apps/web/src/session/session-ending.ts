import { logout } from '@wordhoard/contracts/sessions'
import { call } from './call'
import { useSession } from './session.store'
import { underWay } from './session-calls'
import { notifyTabs } from './session-channel'
import { refreshSettled } from './session-refresh'
import { forgetSession } from './session-state'

/** Maximum time in ms to wait for the answers to calls that were sent before the session is ended. */
const MAX_ANSWER_MS = 1000

/**
 * Ends the session on the server, then in this browser.
 *
 * @throws ApiError when the server didn't end it; the session then continues.
 */
export async function signOut(): Promise<void> {
  await refreshSettled()
  await endSession(() => call(logout, {}, { endsSession: true }))
}

/**
 * Makes a call that ends the session on the server, then ends it here. Before, it waits for the answers to calls that
 * were sent, for at most a second. Meanwhile other calls and background requests wait, because the server would refuse
 * them.
 *
 * @param end makes the call, with `endsSession`
 * @throws what the call throws; the session then continues
 */
export async function endSession(end: () => Promise<unknown>): Promise<void> {
  useSession.setState({ isEnding: true })
  notifyTabs({ kind: 'ending' })
  await Promise.race([Promise.all(underWay), new Promise((done) => setTimeout(done, MAX_ANSWER_MS))])
  try {
    await end()
  } catch (error) {
    useSession.setState({ isEnding: false })
    notifyTabs({ kind: 'goes-on' })
    throw error
  }
  forgetSession('by-choice')
}
