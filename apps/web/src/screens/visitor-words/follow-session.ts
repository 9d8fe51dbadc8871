import { dropAllWords, dropPendingOfOthers } from '../../features/visitor-words/pending-words'
import { useSession } from '../../session/session.store'
import { saveWords } from './save-words'

/** How long to wait after a login, in ms: the tab with the login form saves and reports first. */
const DELAY_MS = 4000

let timer: ReturnType<typeof setTimeout> | undefined

/** Clears the words of visitors after a logout; after a login, saves what another tab or visit has left to save. */
export function followSession(): void {
  clearTimeout(timer)
  const { user, ended } = useSession.getState()
  if (ended === 'by-choice') dropAllWords()
  if (!user) return
  dropPendingOfOthers(user.user_id)
  timer = setTimeout(() => void saveWords(user.user_id), DELAY_MS)
}
