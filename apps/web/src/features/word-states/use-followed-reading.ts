import { useCallback, useEffect, useState } from 'react'
import { useSession } from '../../session/session.store'
import type { EnterWords } from './read-text'
import { useWordStates } from './word-states.store'

function showAddFailure(error: unknown): void {
  console.warn('The code that follows reading did not arrive', error)
  const failure = { text: 'The words of this text were not added.', canRetry: true }
  useWordStates.setState({ phase: 'failed', failure })
}

/**
 * Follows the reading of a text for its signed-in reader; visitors have no words to draw.
 *
 * @param text plain; null while it is being taken from the page
 * @param enter enters its words; a constant for one text
 * @param isNew asks, when it begins, whether the text's words are still to be entered
 * @param onAdded remembers that they were, by the user's id
 * @returns tries again after a failure
 */
export function useFollowedReading(
  text: string | null,
  enter: EnterWords,
  isNew: (userId: number) => boolean,
  onAdded: (userId: number) => void,
): () => void {
  const userId = useSession((state) => (state.status === 'user' ? state.user?.user_id : undefined))
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt runs the effect anew.
  useEffect(() => {
    if (!text?.trim() || userId === undefined) return
    let isOver = false
    let letGo: (() => void) | undefined
    const follow = async () => {
      // Visitors need none of it.
      const { followReading } = await import('./read-text')
      if (isOver) return
      letGo = followReading({ text, enter, isNew: isNew(userId), onAdded: () => onAdded(userId) })
    }
    follow().catch(showAddFailure)
    return () => {
      isOver = true
      letGo?.()
    }
  }, [text, enter, userId, isNew, onAdded, attempt])
  return useCallback(() => setAttempt((count) => count + 1), [])
}
