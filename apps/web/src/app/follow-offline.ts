import { useSession } from '../session/session.store'
import { watchKept } from '../shell/offline/watch-kept'
import { watchOnline } from '../shell/offline/watch-online'
import { OfflineLine } from './layout/offline/offline-line'
import { setOfflineLine } from './layout/offline/offline-notice'

/** When the saved words are kept, in ms: pages and texts come first. */
const WORDS_AFTER_MS = 15_000

/** Starts to follow the connection and what is kept on this device. */
export function followOffline(): void {
  setOfflineLine(OfflineLine)
  watchOnline()
  watchKept()
  setTimeout(keepWords, WORDS_AFTER_MS)
}

function keepWords(): void {
  if (useSession.getState().status !== 'user') return
  import('../screens/on-this-device/keep-words-daily')
    .then(({ keepWordsDaily }) => keepWordsDaily())
    .catch((error: unknown) => console.info('The saved words could not be kept', error))
}
