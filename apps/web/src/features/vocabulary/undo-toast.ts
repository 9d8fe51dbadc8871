import type { QueryClient } from '@tanstack/react-query'
import type { Undoing } from '../../device/outbox/word-change'
import { errorSentence } from '../../http/api-error'
import { toast } from '../../ui/overlays/toast.store'
import { undoMadeChange } from './make-change'
import { changeMessages } from './messages'
import { invalidateVocabulary } from './vocabulary.queries'

/** How a change is undone: an undo id of the server's, or more; null if it can't be. */
export type UndoStep = string | Undoing | null

/**
 * Reports a change in a toast and offers Undo.
 *
 * @param steps how the changes are undone, in the order in which they were made; without any, Undo isn't offered
 * @param onUndone called after the changes have been undone, before lists are refetched
 */
export function toastWithUndo(
  client: QueryClient,
  text: string,
  steps: readonly UndoStep[],
  onUndone?: () => void,
): void {
  const made = steps.filter((step) => step !== null).reverse()
  const undo = async () => {
    try {
      for (const step of made) await undoMadeChange(typeof step === 'string' ? { id: step } : step)
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
    ...(made.length > 0 && { action: { label: changeMessages.undo, onSelect: () => void undo() } }),
  })
}
