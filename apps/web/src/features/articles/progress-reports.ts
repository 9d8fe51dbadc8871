import type { QueryClient } from '@tanstack/react-query'
import { MAX_PROGRESS_SECONDS, reportProgress } from '@wordhoard/contracts/articles'
import { isNotFound } from '../../http/api-error'
import { fetchAgain } from '../../lib/fetch-again'
import { timeZone } from '../../lib/time-zone'
import { call } from '../../session/call'
import { ActiveTime, watchActiveTime } from './active-time'
import { isDeleted } from './deleted-articles'

/** Time between two reports, in ms. */
const INTERVAL = 30_000

const OWN_PROFILE = ['profile', 'mine']

/** Whether the first steps may be shown, one of which is to read an article. */
function hasFirstSteps(client: QueryClient): boolean {
  const profile = client.getQueryData<{ onboarding_stage: string }>(OWN_PROFILE)
  return profile?.onboarding_stage !== 'completed'
}

interface ReadArticle {
  readonly id: number
  /** When the article was opened, as `performance.now()`: the time since then counts as well. */
  readonly openedAt: number
  /** Whether the tab was visible then. */
  readonly wasVisible: boolean
  /** Returns the share of the text that has been read, 0 to 1; null while it isn't known. */
  readonly share: () => number | null
  readonly client: QueryClient
}

/**
 * Reports how long and how far somebody reads an article, twice a minute and when the tab is hidden.
 *
 * @returns a function that reports once more and stops
 */
export function startProgressReports({ id, openedAt, wasVisible, share, client }: ReadArticle): () => void {
  const time = new ActiveTime(openedAt, wasVisible)
  time.show(document.visibilityState === 'visible', performance.now())
  let reported: number | null = null
  let isGone = false

  const report = async (keepalive = false) => {
    const position = share() ?? reported
    if (position === null || isGone || isDeleted(id)) return
    const taken = time.take(performance.now(), MAX_PROGRESS_SECONDS * 1000)
    if (taken < 1000 && position === reported) return time.putBack(taken)
    const before = reported
    reported = position
    try {
      const body = { seconds: taken / 1000, position, tz: timeZone() }
      await call(reportProgress, { params: { id }, body }, { keepalive })
      // When this is the last report, what it changes may be on the screen already: the article as an assignment of a
      // class, or the home page with the goal, what to read on and the first steps.
      for (const queryKey of [
        ['assignments'],
        ['articles', 'unfinished'],
        ['learn', 'goal'],
        ...(hasFirstSteps(client) ? [OWN_PROFILE] : []),
      ])
        void fetchAgain(client, queryKey)
    } catch (error) {
      // The next report includes this one, unless the article is gone.
      isGone = isNotFound(error)
      reported = before
      time.putBack(taken)
      console.info('The progress was not reported:', error)
    }
  }
  const stop = watchActiveTime(time, INTERVAL, (keepalive) => void report(keepalive))
  return () => {
    stop()
    void report(true)
  }
}
