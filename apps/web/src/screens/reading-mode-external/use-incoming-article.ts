import type { ExternalMessage } from '@wordhoard/contracts/external-message'
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
    let isBusy = false
    const takeOver = async (message: ExternalMessage) => {
      // The extension goes on posting until it has its answer.
      if (isBusy) return
      isBusy = true
      try {
        const reader = await import('./take-over')
        // It has arrived either way: the same again would be no better.
        acknowledge()
        if (!reader.takeOver(message)) setArrival('unreadable')
      } catch (error) {
        console.error('The article could not be taken over', error)
        setArrival('unreadable')
      } finally {
        isBusy = false
      }
    }
    const stop = listenForArticle((received) => {
      if (received) void takeOver(received)
      else setArrival('unreadable')
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isWaiting])

  return arrival
}
