import type { QueryClient } from '@tanstack/react-query'
import { MAX_SELECTED } from '@wordhoard/contracts/fields/vocabulary-fields'
import { setWordState } from '@wordhoard/contracts/vocabulary'
import { errorSentence } from '../../http/api-error'
import { call } from '../../session/call'
import { toast } from '../../ui/overlays/toast.store'
import { changeMessages } from './messages'
import { toastWithUndo } from './undo-toast'
import { invalidateVocabulary } from './vocabulary.queries'

/**
 * Marks any number of words as known, in as many requests as it takes, and offers one Undo for all of them. If a request
 * fails, those before it stay, and can be undone.
 *
 * @param onMarked called with the words that were marked; returns a function that reverts what it shows
 */
export async function markKnown(
  client: QueryClient,
  spellIds: readonly number[],
  onMarked: (spellIds: readonly number[]) => () => void,
): Promise<void> {
  const undoIds: (string | null)[] = []
  let marked = 0
  let updated = 0
  try {
    while (marked < spellIds.length) {
      const spell_ids = spellIds.slice(marked, marked + MAX_SELECTED)
      const answer = await call(setWordState, { body: { spell_ids, state: 'known' } })
      undoIds.push(answer.undo_id)
      marked += spell_ids.length
      updated += answer.updated
    }
  } catch (error) {
    toast({ text: errorSentence(error), tone: 'error' })
  }
  if (marked > 0) {
    const restore = onMarked(spellIds.slice(0, marked))
    toastWithUndo(client, changeMessages.wordsMarked.known(updated), undoIds, restore)
  }
  await invalidateVocabulary(client)
}
