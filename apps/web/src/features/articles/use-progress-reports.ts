import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { fetchOnce } from '../../ui/fetch-once'
import { useTouchedOrAfter } from '../../ui/use-touched-or-after'

/** How long the code of reports waits for a sign of use, in ms. */
const LOAD_AFTER_MS = 3000

const code = fetchOnce(() => import('./progress-reports'))

/**
 * Reports how long a logged-in reader spends on an article in a visible tab and how far they are. Reports twice a
 * minute, when the tab is hidden and when the article is left, once the reader has done something or stayed a moment.
 *
 * @param isWanted false for visitors
 * @returns a function that takes the share of the text that has been read, 0 to 1
 */
export function useProgressReports(id: number, isWanted: boolean): (share: number) => void {
  const share = useRef<number | null>(null)
  const opened = useRef({ id, openedAt: 0, wasVisible: false })
  const client = useQueryClient()
  const isDue = useTouchedOrAfter(LOAD_AFTER_MS)
  useEffect(() => {
    if (!isWanted) return
    const wasVisible = document.visibilityState === 'visible'
    opened.current = { id, openedAt: performance.now(), wasVisible }
  }, [id, isWanted])
  useEffect(() => {
    if (!isWanted || !isDue) return
    const { openedAt, wasVisible } = opened.current
    let stop: (() => void) | undefined
    // The share at which the article was left, perhaps for another one and before the code had loaded.
    let left: number | null | undefined
    const shareRead = () => (left === undefined ? share.current : left)
    const start = async () => {
      const { startProgressReports } = await code.fetch()
      stop = startProgressReports({ id, openedAt, wasVisible, share: shareRead, client })
      if (left !== undefined) stop()
    }
    start().catch((error: unknown) => console.info('The progress cannot be reported:', error))
    return () => {
      left = share.current
      stop?.()
    }
  }, [id, isWanted, isDue, client])
  return useCallback((now: number) => {
    share.current = now
  }, [])
}
