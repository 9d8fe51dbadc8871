import { isReachable } from '../../http/reach'
import { storeWaiting } from '../../kept/keep'
import { isStoredSince } from '../../kept/kept-items'
import { markWordsKept, wordsKeptAt } from '../../kept/kept-marker'
import type { KeptSource } from '../../kept/kept-source'
import { useSession } from '../../session/session.store'
import { keepSavedWords } from './keep-vocabulary'
import { onThisDeviceMessages } from './messages'

/** Time after which the words are fetched again, in ms. */
const INTERVAL_MS = 12 * 60 * 60_000

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Returns whether data cost the user money or time. */
function isDataExpensive(): boolean {
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {}
  return saveData === true || effectiveType.endsWith('2g')
}

/** Keeps the logged-in user's saved words on this device, at most twice a day; marks them once they're stored. */
export async function keepWordsDaily(): Promise<void> {
  const userId = useSession.getState().user?.user_id
  if (userId === undefined || typeof indexedDB === 'undefined') return
  if (!isReachable() || isDataExpensive()) return
  if (Date.now() - wordsKeptAt(userId) < INTERVAL_MS) return
  const source: KeptSource = { kind: 'words', title: onThisDeviceMessages.words }
  const startedAt = Date.now()
  const abort = new AbortController()
  const stop = useSession.subscribe(({ user }) => user?.user_id !== userId && abort.abort())
  try {
    await keepSavedWords({ source, onProgress: () => undefined, signal: abort.signal })
    await storeWaiting()
    // Storing may have failed, in part or before: then they're fetched again next time.
    const isStored = await isStoredSince(userId, source, startedAt)
    if (isStored && !abort.signal.aborted) markWordsKept(userId)
  } finally {
    stop()
  }
}
