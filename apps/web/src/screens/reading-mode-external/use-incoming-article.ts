import type { ExternalMessage } from '@wordhoard/contracts/reading/external-message'
import { useEffect, useState } from 'react'
import { acknowledge, listenForArticle } from '../../features/external/incoming-message'

/** Time in ms after which something must have gone wrong, because the extension posts twice a second. */
const ARRIVAL_TIMEOUT_MS = 12_000

/** `overdue`: nothing has arrived for a while. `unreadable`: a message had no text in it, or far too much. */
export type Arrival = 'waiting' | 'overdue' | 'unreadable'

/** Waits for an article from the browser extension while `isWaiting`, and opens it in the reader. */
export function useIncomingArticle(isWaiting: boolean): Arrival {
  const [arrival, setArrival] = useState<Arrival>('waiting')

  useEffect(() => {
    if (!isWaiting) return
    setArrival('waiting')
    const timer = setTimeout(
      () => setArrival((now) => (now === 'waiting' ? 'overdue' : now)),
      ARRIVAL_TIMEOUT_MS,
    )
    // Handles one message at a time, then the newest of the others: the extension keeps posting until it gets an
    // answer.
    let isBusy = false
    let next: ExternalMessage | null = null
    const openArticle = async (message: ExternalMessage): Promise<boolean> => {
      try {
        const reader = await import('./open-in-reader')
        // Acknowledged even if unreadable, because posting it again wouldn't help.
        acknowledge()
        return reader.openInReader(message)
      } catch (error) {
        console.error('The article could not be opened in the reader', error)
        return false
      }
    }
    const receive = async (message: ExternalMessage) => {
      next = message
      if (isBusy) return
      isBusy = true
      while (next) {
        const current: ExternalMessage = next
        next = null
        if (await openArticle(current)) break
        setArrival('unreadable')
      }
      isBusy = false
    }
    const stop = listenForArticle((received) => {
      if (received) void receive(received)
      else setArrival('unreadable')
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isWaiting])

  return arrival
}
