import { hasKeptAnswers } from '../../features/knowledge/device/answers-key'
import { dropAllWords, dropPendingOfOthers } from '../../features/visitor-words/pending-words'
import { useSession } from '../../session/session.store'
import { saveWords } from './save-words'

/** How long to wait after a login, in ms: the tab with the login form saves and reports first. */
const DELAY_MS = 4000

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Clears the words of visitors after a logout; after a login, saves what another tab or visit has left to save, and takes
 * a word check along.
 */
export function followSession(): void {
  clearTimeout(timer)
  const { user, ended } = useSession.getState()
  if (ended === 'by-choice') dropAllWords()
  if (!user) return
  dropPendingOfOthers(user.user_id)
  if (hasKeptAnswers()) void takeCheckAlong(user.user_id)
  timer = setTimeout(() => void saveWords(user.user_id), DELAY_MS)
}

/** Few visitors take the word check, so its code is loaded for them only. */
async function takeCheckAlong(userId: number): Promise<void> {
  try {
    const { takeAnswersAlong } = await import('../word-check/take-answers-along')
    await takeAnswersAlong(userId)
  } catch (error) {
    console.warn('The word check could not be taken along', error)
  }
}
