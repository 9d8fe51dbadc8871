import type { QueryClient } from '@tanstack/react-query'
import { importWords } from '@wordhoard/contracts/vocabulary'
import { errorSentence } from '../../http/api-error'
import { call } from '../../session/call'
import { toast } from '../../ui/overlays/toast.store'
import { changeMessages } from './messages'
import { toastWithUndo } from './undo-toast'
import { invalidateVocabulary } from './vocabulary.queries'

/**
 * Saves several words in one request and offers Undo.
 *
 * @param texts words as the dictionary spells them
 * @param onSaved called at once with the newly saved words; returns a function that reverts the change
 */
export async function saveWords(
  client: QueryClient,
  texts: readonly string[],
  onSaved: (spellIds: readonly number[]) => () => void,
): Promise<void> {
  try {
    const body = { words: texts.map((text) => ({ text })) }
    const { recognised, added, undo_id } = await call(importWords, { body })
    const restore = onSaved(recognised.flatMap(({ spell_id, is_saved }) => (is_saved ? [] : [spell_id])))
    toastWithUndo(client, changeMessages.wordsSaved(added), [undo_id], restore)
  } catch (error) {
    toast({ text: errorSentence(error), tone: 'error' })
  }
  await invalidateVocabulary(client)
}
