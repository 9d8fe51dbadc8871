import { useMutation, useQueryClient } from '@tanstack/react-query'
import { priorityName } from '@wordhoard/contracts/fields/vocabulary-fields'
import { removeWords, setWordState, updatePriority } from '@wordhoard/contracts/vocabulary'
import { errorSentence } from '../../http/api-error'
import { call } from '../../session/call'
import { toast } from '../../ui/overlays/toast.store'
import { changeMessages } from './messages'
import { toastWithUndo } from './undo-toast'
import { invalidateVocabulary } from './vocabulary.queries'

/** Changes that can be applied to several words of the main vocabulary at once. */
export type WordChange =
  | { readonly kind: 'priority'; readonly priority: number }
  | { readonly kind: 'state'; readonly state: 'known' | 'ignored' }
  | { readonly kind: 'remove' }

interface ChangeOfWords {
  readonly spellIds: readonly number[]
  readonly change: WordChange
}

/**
 * Changes several words in one request, reports it with an Undo, and refetches the vocabulary.
 *
 * @param onDone called after a successful change
 */
export function useWordChange(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ spellIds, change }: ChangeOfWords) => {
      const spell_ids = [...spellIds]
      if (change.kind === 'remove') return call(removeWords, { body: { spell_ids } })
      if (change.kind === 'state') return call(setWordState, { body: { spell_ids, state: change.state } })
      return call(updatePriority, { body: { spell_ids, priority: change.priority } })
    },
    onSuccess: async ({ updated, undo_id }, { change }) => {
      onDone()
      toastWithUndo(client, sentence(change, updated), [undo_id])
      await invalidateVocabulary(client)
    },
    onError: (error) => toast({ text: errorSentence(error), tone: 'error' }),
  })
}

function sentence(change: WordChange, count: number): string {
  if (count === 0) return changeMessages.wordsGone
  if (change.kind === 'remove') return changeMessages.wordsRemoved(count)
  if (change.kind === 'state') return changeMessages.wordsMarked[change.state](count)
  return changeMessages.priorityOfWords(count, priorityName(change.priority))
}
