import type { QueryClient } from '@tanstack/react-query'
import { MAX_SELECTED } from '@wordhoard/contracts/fields/vocabulary-fields'
import { errorSentence } from '../../http/api-error'
import { toast } from '../../ui/overlays/toast.store'
import { makeChange } from './make-change'
import { changeMessages } from './messages'
import { toastWithUndo, type UndoStep } from './undo-toast'
import { invalidateVocabulary } from './vocabulary.queries'

/**
 * Marks any number of words as known, in as many requests as it takes, and offers one Undo for all of them. If a request
 * fails, those before it stay, and can be undone.
 *
 * @param onMarked called with the words that were marked; returns a function that reverts what it shows
 */
export async function markKnown(
  client: QueryClient,
  allIds: readonly number[],
  onMarked: (spellIds: readonly number[]) => () => void,
): Promise<void> {
  const steps: UndoStep[] = []
  let marked = 0
  let updated = 0
  try {
    while (marked < allIds.length) {
      const spellIds = allIds.slice(marked, marked + MAX_SELECTED)
      const change = { kind: 'state', spellIds, names: [], state: 'known', adds: false } as const
      const made = await makeChange(change)
      steps.push(made.undoing)
      marked += spellIds.length
      updated += made.updated
    }
  } catch (error) {
    toast({ text: errorSentence(error), tone: 'error' })
  }
  if (marked > 0) {
    const restore = onMarked(allIds.slice(0, marked))
    toastWithUndo(client, changeMessages.wordsMarked.known(updated), steps, restore)
  }
  await invalidateVocabulary(client)
}
