import { useEffect, useRef, useState } from 'react'
import type { LoadedThread } from './use-thread'

/** Messages that are loaded to find the first unread one. */
const MOST_UNREAD = 100

/**
 * Up to where a chat was read when it was opened; that stays for as long as it is open. When unread messages reach
 * further up than what is loaded, more is loaded once.
 *
 * @param lastRead as the server has it; null: nothing was read, undefined: not known yet
 * @returns `unknown` until it can be told; undefined when there is more unread than is worth loading
 */
export function useOpening(
  { thread, loadOlder }: LoadedThread,
  lastRead: number | null | undefined,
): number | undefined | 'unknown' {
  const [opening, setOpening] = useState<number | undefined | 'unknown'>('unknown')
  const stage = useRef<'waiting' | 'loading' | 'done'>('waiting')
  const isKnown = thread.isLoaded && lastRead !== undefined

  useEffect(() => {
    if (!isKnown || stage.current !== 'waiting') return
    const readUpTo = lastRead ?? 0
    const { items, hasOlder } = thread
    const isCovered = () => !hasOlder || (items[0]?.message.id ?? 0) <= readUpTo
    // Who was never here begins at the newest message, unless all of it is new and short.
    if (isCovered() || lastRead === null) {
      stage.current = 'done'
      setOpening(isCovered() ? readUpTo : undefined)
      return
    }
    stage.current = 'loading'
    void loadOlder(MOST_UNREAD)
      .then(() => setOpening(readUpTo))
      .finally(() => {
        stage.current = 'done'
      })
  }, [isKnown, lastRead, thread, loadOlder])

  const isBeyond =
    typeof opening === 'number' && thread.hasOlder && (thread.items[0]?.message.id ?? 0) > opening
  return isBeyond ? undefined : opening
}
