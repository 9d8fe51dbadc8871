import type { ExternalMessage } from '@wordhoard/contracts/reading/external-message'
import { useEffect, useState } from 'react'
import { acknowledge, listenForArticle } from '../../features/external/incoming-message'

/** Time, in ms, after which something has gone wrong: the extension posts twice a second. */
const patience = 12_000

/** `late`: nothing has come for a while. `unreadable`: something has, with no text in it, or far too much. */
export type Arrival = 'waiting' | 'late' | 'unreadable'

/** Waits for an article of the browser extension, while `isWaiting`, and takes it over into the session. */
export function useIncomingArticle(isWaiting: boolean): Arrival {
  const [arrival, setArrival] = useState<Arrival>('waiting')

  useEffect(() => {
    if (!isWaiting) return
    setArrival('waiting')
    const timer = setTimeout(() => setArrival((now) => (now === 'waiting' ? 'late' : now)), patience)
    // One at a time; of those that come meanwhile the newest, since the extension goes on posting until it is answered.
    let isBusy = false
    let next: ExternalMessage | null = null
    const takeOver = async (message: ExternalMessage): Promise<boolean> => {
      try {
        const reader = await import('./take-over')
        // It has arrived either way: the same again would be no better.
        acknowledge()
        return reader.takeOver(message)
      } catch (error) {
        console.error('The article could not be taken over', error)
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
        if (await takeOver(current)) break
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
