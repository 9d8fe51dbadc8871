import { useEffect } from 'react'

/** Delay before the unread count is fetched, in ms. */
const UNREAD_COUNT_DELAY_MS = 4_000
/** Delay before the stream of messages is opened, in ms. A visit of a few seconds needs only the count. */
const STREAM_DELAY_MS = 10_000

const load = () => import('../features/chats/start')

/**
 * Fetches the unread count once the page has settled, and later starts listening for new messages. No first screen
 * needs this code; the chats' own screens start it at once.
 */
export function usePreloadChats(): void {
  useEffect(() => {
    const runLater = (ms: number, work: (chats: Awaited<ReturnType<typeof load>>) => void) =>
      setTimeout(() => {
        load().then(work, (error: unknown) =>
          console.info('The code of the chats could not be loaded', error),
        )
      }, ms)
    const timers = [
      runLater(UNREAD_COUNT_DELAY_MS, ({ startChats }) => startChats()),
      runLater(STREAM_DELAY_MS, ({ startListening }) => startListening()),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])
}
