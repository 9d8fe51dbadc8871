import { readPending } from '../../features/visitor-words/pending-words'
import { type OnSaved, savePendingWords } from '../../features/visitor-words/save-pending'
import { invalidateVocabulary } from '../../features/vocabulary/vocabulary.queries'
import { queryClient } from '../../shell/query-client'
import { onWordChange } from '../reading-mode/on-word-change'

/**
 * Saves the words that an account took along from before it was logged in, and shows them as saved everywhere.
 *
 * @returns once the words are saved, or can't be; look-ups and meanings may follow
 */
export function saveWords(userId: number): Promise<void> {
  return new Promise((resolve) => {
    const onSaved: OnSaved = (words) => {
      for (const word of words) onWordChange(word, 'new')
      void invalidateVocabulary(queryClient)
      resolve()
    }
    if (readPending(userId).length > 0) void savePendingWords(userId, onSaved)
    else resolve()
  })
}
