import { useCallback, useEffect, useState } from 'react'
import { useSession } from '../../lib/session.store'
import { type EnterWords, followReading } from './read-text'

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
    return followReading({ text, enter, isNew: isNew(userId), onAdded: () => onAdded(userId) })
  }, [text, enter, userId, isNew, onAdded, attempt])
  return useCallback(() => setAttempt((count) => count + 1), [])
}
