import { isLogoutPending } from '../device/logout-pending'
import { watchReach } from '../http/reach'
import { useSession } from '../session/session.store'

/** How long after the page was loaded the device's own work begins, in ms. */
const START_AFTER_MS = 6_000

/**
 * Starts the device's own work for users who are logged in: sending what waits, and making ready what is needed without a
 * network. After a logout, removes what is theirs. Visitors load no code.
 */
export function watchDevice(): void {
  let isStarted = false
  const start = () => {
    if (isStarted || !useSession.getState().user) return
    isStarted = true
    setTimeout(() => void startWork(), START_AFTER_MS)
  }
  const startWork = async () => {
    try {
      const [{ startDevice }, { reportRefused }, { preloadMenus }] = await Promise.all([
        import('../device/start-device'),
        import('./report-refused'),
        import('../ui/overlays/menu'),
      ])
      preloadMenus()
      reportRefused()
      startDevice()
    } catch (error) {
      console.info('The device will be looked after later', error)
      // Without a network its code may not be there.
      const stop = watchReach((isReached) => {
        if (!isReached) return
        stop()
        void startWork()
      })
    }
  }
  useSession.subscribe(({ ended }, before) => {
    start()
    if ((ended === 'by-choice' || ended === 'elsewhere') && before.user) {
      load(async () => (await import('./logout/leave-device')).leaveDevice())
    }
  })
  start()
  if (isLogoutPending()) load(async () => (await import('../device/finish-logout')).finishLogout())
}

function load(work: () => Promise<void>): void {
  work().catch((error: unknown) => console.warn('The device could not be looked after', error))
}
