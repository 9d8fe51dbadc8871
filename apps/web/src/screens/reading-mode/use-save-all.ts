import { useQueryClient } from '@tanstack/react-query'
import type { TextWord } from '@wordhoard/contracts/vocabulary'
import { useCallback } from 'react'
import { saveWords } from '../../features/vocabulary/save-words'
import type { WordChange } from '../../features/word-states/text-words'

/**
 * Saves the words of a text by one request.
 *
 * @param apply shows words as what they have become; answers how to take that back
 */
export function useSaveAll(
  apply: (changes: readonly WordChange[]) => () => void,
): (words: readonly TextWord[]) => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    (words) =>
      saveWords(
        client,
        words.map(({ spell_lower }) => spell_lower),
        (spellIds) => apply(spellIds.map((spellId) => ({ spellId, state: 'new' }))),
      ),
    [client, apply],
  )
}
