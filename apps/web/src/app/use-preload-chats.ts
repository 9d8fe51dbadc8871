import { useEffect } from 'react'

/** ms after the page has loaded; a browser without idle callbacks waits as long. */
const AT_REST = 4_000
/** ms. A visit of a few seconds needs no open stream, only the number. */
const STAYS = 10_000

const load = () => import('../features/chats/start')

/**
 * Asks for what is unread once the page has come to rest, and listens from then on to what comes. No first screen needs
 * this code; the chats themselves begin at once.
 */
export function usePreloadChats(): void {
  useEffect(() => {
    const soon = (ms: number, work: (chats: Awaited<ReturnType<typeof load>>) => void) =>
      setTimeout(() => {
        load().then(work, (error: unknown) => console.info('The code of the chats did not arrive', error))
      }, ms)
    const timers = [
      soon(AT_REST, ({ startChats }) => startChats()),
      soon(STAYS, ({ startListening }) => startListening()),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])
}
