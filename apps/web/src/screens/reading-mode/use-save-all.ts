import { useQueryClient } from '@tanstack/react-query'
import type { TextWord } from '@wordhoard/contracts/reading/text-words'
import { useCallback } from 'react'
import { saveWords } from '../../features/vocabulary/save-words'
import type { WordChange } from '../../features/word-states/text-words'

/**
 * Returns a function that saves the words of a text in one request.
 *
 * @param apply shows the words' new states; returns a function that reverts them
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
