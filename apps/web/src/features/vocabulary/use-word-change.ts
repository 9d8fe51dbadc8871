import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { priorityName } from '@wordhoard/contracts/fields/vocabulary-fields'
import type { MainVocabularyPage } from '@wordhoard/contracts/vocabulary'
import { errorSentence } from '../../http/api-error'
import { toast } from '../../ui/overlays/toast.store'
import { makeChange } from './make-change'
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
    mutationFn: ({ spellIds, change }: ChangeOfWords) => {
      const words = { spellIds, names: namesOf(client, spellIds) }
      return makeChange(
        change.kind === 'state' ? { ...words, ...change, adds: false } : { ...words, ...change },
      )
    },
    onSuccess: async ({ updated, undoing }, { change }) => {
      onDone()
      toastWithUndo(client, sentence(change, updated), [undoing])
      await invalidateVocabulary(client)
    },
    onError: (error) => toast({ text: errorSentence(error), tone: 'error' }),
  })
}

/** Returns words as the lists on screen show them, as far as they do. */
function namesOf(client: QueryClient, spellIds: readonly number[]): string[] {
  const shown = new Map<number, string>()
  for (const [, page] of client.getQueriesData<MainVocabularyPage>({ queryKey: ['vocabulary', 'main'] }))
    for (const { spell_id, spell_lower } of page?.vocabulary ?? []) shown.set(spell_id, spell_lower)
  return spellIds.map((id) => shown.get(id) ?? '')
}

function sentence(change: WordChange, count: number): string {
  if (count === 0) return changeMessages.wordsGone
  if (change.kind === 'remove') return changeMessages.wordsRemoved(count)
  if (change.kind === 'state') return changeMessages.wordsMarked[change.state](count)
  return changeMessages.priorityOfWords(count, priorityName(change.priority))
}
