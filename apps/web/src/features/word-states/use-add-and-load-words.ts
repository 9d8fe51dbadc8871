import { useCallback, useEffect, useState } from 'react'
import { useSession } from '../../session/session.store'
import { textWordsMessages } from './messages'
import type { EnterWords } from './read-text'
import { noStates, useWordStates } from './word-states.store'

function showAddFailure(error: unknown): void {
  console.warn('The code that adds the words of a text could not be loaded:', error)
  const failure = { text: textWordsMessages.notAdded, canRetry: true }
  useWordStates.setState({ phase: 'failed', failure })
}

/**
 * Adds a text's words to the vocabulary of the logged-in reader and loads their states. Does nothing for visitors, who
 * have no vocabulary.
 *
 * @param text plain text; null while it is being extracted from the page
 * @param enter adds its words; must not change for the same text
 * @param isNew checks at the start whether the text's words still have to be added
 * @param onAdded remembers that they were added for the user with this id
 * @returns a function that tries again after a failure
 */
export function useAddAndLoadWords(
  text: string | null,
  enter: EnterWords,
  isNew: (userId: number) => boolean,
  onAdded: (userId: number) => void,
): () => void {
  const userId = useSession((state) => (state.status === 'user' ? state.user?.user_id : undefined))
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must run the effect again.
  useEffect(() => {
    if (text === null || userId === undefined) return
    if (!text.trim()) {
      // Without English words there is nothing to load, and what waits for it goes on.
      useWordStates.setState({ ...noStates, phase: 'ready' })
      return () => useWordStates.setState(noStates)
    }
    let isStopped = false
    let stop: (() => void) | undefined
    const start = async () => {
      // Loaded on demand: visitors don't need it.
      const { addAndLoadWords } = await import('./read-text')
      if (isStopped) return
      stop = addAndLoadWords({ text, enter, isNew: isNew(userId), onAdded: () => onAdded(userId) })
    }
    start().catch(showAddFailure)
    return () => {
      isStopped = true
      stop?.()
    }
  }, [text, enter, userId, isNew, onAdded, attempt])
  return useCallback(() => setAttempt((count) => count + 1), [])
}
