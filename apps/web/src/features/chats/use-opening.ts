import { useEffect, useRef, useState } from 'react'
import type { LoadedThread } from './thread/use-thread'

/**
 * Up to where a chat was read when it was opened; that stays for as long as it is open. When unread messages reach
 * further up than what is loaded, they are loaded once, as far as that is a page or two.
 *
 * @param lastRead as the server has it; null: nothing was read, undefined: not known yet
 * @returns `unknown` until it can be told; undefined when there is more unread than is worth loading
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
