import { useEffect, useRef, useState } from 'react'
import type { LoadedThread } from './thread/use-thread'

/**
 * Returns the id of the last message that had been read when the chat was opened (0 for none); it stays the same while
 * the chat is open. If the unread messages reach further up than what is loaded, loads them once, unless there are 100
 * or more.
 *
 * @param lastRead read mark on the server; null: nothing was read, undefined: not known yet
 * @returns `unknown` until it is known; undefined when the unread messages are too many or can't be loaded
 */
export function useOpening(
  { thread, loadBackTo }: LoadedThread,
  lastRead: number | null | undefined,
): number | undefined | 'unknown' {
  const [opening, setOpening] = useState<number | undefined | 'unknown'>('unknown')
  const hasBegun = useRef(false)
  const isKnown = thread.isLoaded && lastRead !== undefined

  useEffect(() => {
    if (!isKnown || hasBegun.current) return
    hasBegun.current = true
    const readUpTo = lastRead ?? 0
    const { items, hasOlder } = thread
    if (!hasOlder || (items[0]?.message.id ?? 0) <= readUpTo) setOpening(readUpTo)
    else void loadBackTo(readUpTo).then((isThere) => setOpening(isThere ? readUpTo : undefined))
  }, [isKnown, lastRead, thread, loadBackTo])

  return opening
}
