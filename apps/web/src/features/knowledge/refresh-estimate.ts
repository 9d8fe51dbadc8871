import { getMyUserInfo } from '@wordhoard/contracts/my-profile'
import { call } from '../../session/call'
import { updateSessionUser, useSession } from '../../session/session.store'
import { rememberEstimate } from './offer/offer-memory'

/** Learns at which level the user is now, which also decides when translations are shown. */
export async function refreshEstimate(userId: number): Promise<void> {
  try {
    const { estimated_level, show_translations } = await call(getMyUserInfo, {})
    if (useSession.getState().user?.user_id !== userId) return
    updateSessionUser({ show_translations })
    rememberEstimate(estimated_level !== null)
  } catch (error) {
    console.info('The level could not be fetched', error)
  }
}
