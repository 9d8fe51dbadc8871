import type { QueryClient } from '@tanstack/react-query'
import { undoChange } from '@wordhoard/contracts/reading/text-words'
import { errorSentence } from '../../http/api-error'
import { call } from '../../session/call'
import { toast } from '../../ui/overlays/toast.store'
import { changeMessages } from './messages'
import { invalidateVocabulary } from './vocabulary.queries'

/**
 * Reports a change in a toast and offers Undo.
 *
 * @param undoIds undo ids of the changes, in the order in which they were made; without any, Undo isn't offered
 * @param onUndone called after the changes have been undone, before lists are refetched
 */
export function toastWithUndo(
  client: QueryClient,
  text: string,
  undoIds: readonly (string | null)[],
  onUndone?: () => void,
): void {
  const ids = undoIds.filter((id) => id !== null).reverse()
  const undo = async () => {
    try {
      for (const id of ids) await call(undoChange, { params: { id } })
      onUndone?.()
      toast({ text: changeMessages.undone, tone: 'success' })
    } catch (error) {
      toast({ text: errorSentence(error), tone: 'error' })
    }
    await invalidateVocabulary(client)
  }
  toast({
    text,
    tone: 'success',
    ...(ids.length > 0 && { action: { label: changeMessages.undo, onSelect: () => void undo() } }),
  })
}
