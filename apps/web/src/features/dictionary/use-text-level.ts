import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useOnline } from '../../shell/offline/use-online'
import type { CountedText } from './estimate-level'
import { isConnectionExpensive } from './prefetch/connection'

/** Delay before the sample is fetched, in ms, so that the words on the screen come first on the network. */
const headStart = 1200

/**
 * Estimates the level of a text, with its uncertainty, from a sample of its words: `undefined` while it is being
 * estimated, `null` when it can't be, such as without a network; then it's estimated once there is one. The entries fetched for it serve later taps.
 */
export function useTextLevel(sample: CountedText | null): string | null | undefined {
  const client = useQueryClient()
  const isOnline = useOnline()
  const [level, setLevel] = useState<string | null | undefined>(() =>
    isConnectionExpensive() ? null : undefined,
  )
  useEffect(() => {
    if (!sample || isConnectionExpensive()) return
    const abort = new AbortController()
    const estimate = async () => {
      const { estimateTextLevel } = await import('./estimate-level')
      setLevel(await estimateTextLevel(client, sample, abort.signal))
    }
    const timer = setTimeout(
      () => {
        estimate().catch((error: unknown) => {
          if (abort.signal.aborted) return
          console.info('The level of the text cannot be estimated:', error)
          setLevel(null)
        })
      },
      isOnline ? headStart : 0,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [client, sample, isOnline])
  return level
}
