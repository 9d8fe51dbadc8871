import { MAX_READING_SECONDS, reportReading } from '@wordhoard/contracts/goals'
import { useEffect } from 'react'
import { ActiveTime, watchActiveTime } from '../../features/articles/active-time'
import { timeZone } from '../../lib/time-zone'
import { call } from '../../session/call'
import { useSession } from '../../session/session.store'

/** Time between two reports, in ms. */
const INTERVAL_MS = 60_000
/** Time that is worth a report, in ms. */
const MIN_MS = 1000

/**
 * Counts the time that a logged-in reader spends on a text of their own towards their goal. Reports once a minute, when
 * the tab is hidden and when the text is left.
 */
export function useReadingTime(isUser: boolean): void {
  useEffect(() => {
    if (!isUser) return
    const time = new ActiveTime(performance.now(), document.visibilityState === 'visible')
    const report = async (keepalive: boolean) => {
      // After a logout, in this tab or another, there is nobody to report for.
      if (useSession.getState().status !== 'user') return
      const taken = time.take(performance.now(), MAX_READING_SECONDS * 1000)
      if (taken < MIN_MS) return time.putBack(taken)
      try {
        await call(reportReading, { body: { seconds: taken / 1000, tz: timeZone() } }, { keepalive })
      } catch (error) {
        // The next report includes this one.
        time.putBack(taken)
        console.info('The reading time was not reported:', error)
      }
    }
    const stop = watchActiveTime(time, INTERVAL_MS, (keepalive) => void report(keepalive))
    return () => {
      stop()
      void report(true)
    }
  }, [isUser])
}
