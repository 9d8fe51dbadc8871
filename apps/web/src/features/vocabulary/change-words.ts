import type { QueryClient } from '@tanstack/react-query'
import { KNOWN_SCORE, priorityName, type WordState } from '@wordhoard/contracts/fields/vocabulary-fields'
import * as vocabulary from '@wordhoard/contracts/vocabulary'
import { ApiError, errorSentence } from '../../http/api-error'
import { call } from '../../session/call'
import { toast } from '../../ui/overlays/toast.store'
import { changeMessages } from './messages'
import { toastWithUndo } from './undo-toast'
import { invalidateVocabulary, vocabularyQueries } from './vocabulary.queries'

/** A word as the actions in this file identify it. */
export interface ActionWord {
  readonly spellId: number
  readonly headword: string
}

/**
 * Called at once when a word's state changes, so that texts can show it; returns a function that reverts the change.
 */
export type OnWordChange = (word: ActionWord, state: WordState | null) => () => void

interface WordAction {
  readonly client: QueryClient
  readonly word: ActionWord
  readonly onChange?: OnWordChange | undefined
}

const ignoreChange: OnWordChange = () => () => undefined

function showFailure(error: unknown): void {
  console.info('The word was not changed:', error)
  toast({ text: changeMessages.failed, tone: 'error' })
}

/** Saves a word; a word that was only met becomes new. */
export async function saveWord({ client, word, onChange = ignoreChange }: WordAction): Promise<void> {
  const { spellId } = word
  try {
    const item = await call(vocabulary.saveWord, { params: { spell_id: spellId } })
    client.setQueryData(vocabularyQueries.item(spellId).queryKey, item)
    onChange(word, item.state)
    toast({ text: changeMessages.saved, tone: 'success', duration: 3000 })
  } catch (error) {
    const isAlreadySaved =
      error instanceof ApiError && error.status === 400 && error.detail === 'Item already exists'
    if (isAlreadySaved) toast({ text: changeMessages.alreadySaved })
    else showFailure(error)
  }
  await invalidateVocabulary(client)
}

/** Predicts the state of a word once it has a priority, as the server will compute it. */
function stateForPriority({ repeat_count, score }: vocabulary.Item, priority: number): WordState {
  if (priority === 0) return 'ignored'
  if (score >= KNOWN_SCORE) return 'known'
  return repeat_count > 0 ? 'learning' : 'new'
}

/** Sets the priority of a word in the vocabulary. */
export async function rankWord({ client, word, onChange = ignoreChange }: WordAction, priority: number) {
  const { spellId } = word
  try {
    const body = { spell_ids: [spellId], priority }
    const { updated, undo_id } = await call(vocabulary.updatePriority, { body })
    if (updated === 0) {
      toast({ text: changeMessages.saveBeforeRanking(word.headword) })
      return
    }
    const { queryKey } = vocabularyQueries.item(spellId)
    const item = client.getQueryData(queryKey)
    const state = item ? stateForPriority(item, priority) : priority === 0 ? 'ignored' : 'new'
    if (item) client.setQueryData(queryKey, { ...item, priority, state })
    const restore = onChange(word, state)
    const text = changeMessages.priorityOfWord(word.headword, priorityName(priority))
    toastWithUndo(client, text, [undo_id], restore)
  } catch (error) {
    showFailure(error)
  }
  await invalidateVocabulary(client)
}

/** Removes a word that was saved only in order to mark it. */
async function undoMarking(client: QueryClient, { spellId }: ActionWord, restore: () => void): Promise<void> {
  try {
    await call(vocabulary.removeWords, { body: { spell_ids: [spellId] } })
    restore()
  } catch (error) {
    toast({ text: errorSentence(error), tone: 'error' })
  }
  await invalidateVocabulary(client)
}

/** Marks a word as known, ignored or to be learnt; saves it first when it is not in the vocabulary. */
export async function markWord(
  { client, word, onChange = ignoreChange }: WordAction,
  state: keyof typeof changeMessages.markedWord,
): Promise<void> {
  const spell_ids = [word.spellId]
  const text = changeMessages.markedWord[state](word.headword)
  try {
    const { updated, undo_id } = await call(vocabulary.setWordState, { body: { spell_ids, state } })
    if (updated > 0) toastWithUndo(client, text, [undo_id], onChange(word, state))
    else {
      await call(vocabulary.saveWord, { params: { spell_id: word.spellId } })
      if (state !== 'new') await call(vocabulary.setWordState, { body: { spell_ids, state } })
      const restore = onChange(word, state)
      toast({
        text,
        action: { label: changeMessages.undo, onSelect: () => void undoMarking(client, word, restore) },
      })
    }
  } catch (error) {
    showFailure(error)
  }
  await invalidateVocabulary(client)
}
