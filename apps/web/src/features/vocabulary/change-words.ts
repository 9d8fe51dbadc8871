import type { QueryClient } from '@tanstack/react-query'
import { KNOWN_SCORE, priorityName, type WordState } from '@wordhoard/contracts/fields/vocabulary-fields'
import * as vocabulary from '@wordhoard/contracts/vocabulary'
import { callOrKeep } from '../../device/outbox/call-or-keep'
import { ApiError } from '../../http/api-error'
import { call } from '../../session/call'
import { toast } from '../../ui/overlays/toast.store'
import { makeChange } from './make-change'
import { changeMessages } from './messages'
import { toastWithUndo } from './undo-toast'
import { invalidateVocabulary, vocabularyQueries } from './vocabulary.queries'
import { newItem } from './waiting-changes'

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
  const { spellId, headword } = word
  const { queryKey } = vocabularyQueries.item(spellId)
  const change = { kind: 'save', spellIds: [spellId], names: [headword] } as const
  try {
    const { answer: item } = await callOrKeep('word', change, () =>
      call(vocabulary.saveWord, { params: { spell_id: spellId } }),
    )
    client.setQueryData(queryKey, (before) => item ?? itemOfState(word, before, 'new'))
    onChange(word, item?.state ?? 'new')
    toast({ text: changeMessages.saved, tone: 'success', duration: 3000 })
  } catch (error) {
    const isAlreadySaved =
      error instanceof ApiError && error.status === 400 && error.detail === 'Item already exists'
    if (isAlreadySaved) toast({ text: changeMessages.alreadySaved })
    else showFailure(error)
  }
  await invalidateVocabulary(client)
}

/** Returns a word's item as it will be once the server knows of a change. */
function itemOfState(
  { spellId, headword }: ActionWord,
  before: vocabulary.Item | undefined,
  state: WordState,
): vocabulary.Item {
  return { ...(before ?? newItem(spellId, headword)), state }
}

/** Predicts the state of a word once it has a priority, as the server will compute it. */
function stateForPriority({ repeat_count, score }: vocabulary.Item, priority: number): WordState {
  if (priority === 0) return 'ignored'
  if (score >= KNOWN_SCORE) return 'known'
  return repeat_count > 0 ? 'learning' : 'new'
}

/** Sets the priority of a word in the vocabulary. */
export async function rankWord({ client, word, onChange = ignoreChange }: WordAction, priority: number) {
  const { spellId, headword } = word
  try {
    const change = { kind: 'priority', spellIds: [spellId], names: [headword], priority } as const
    const { updated, undoing, isKept } = await makeChange(change)
    if (updated === 0) {
      toast({ text: changeMessages.saveBeforeRanking(headword) })
      return
    }
    const { queryKey } = vocabularyQueries.item(spellId)
    const item = client.getQueryData(queryKey)
    const state = item ? stateForPriority(item, priority) : priority === 0 ? 'ignored' : 'new'
    if (item) client.setQueryData(queryKey, { ...item, priority, state })
    const shown = onChange(word, state)
    const restore = isKept ? restoreItem(client, word, item, shown) : shown
    toastWithUndo(client, changeMessages.priorityOfWord(headword, priorityName(priority)), [undoing], restore)
  } catch (error) {
    showFailure(error)
  }
  await invalidateVocabulary(client)
}

/** Marks a word as known, ignored or to be learnt; adds it when it is not in the vocabulary. */
export async function markWord(
  { client, word, onChange = ignoreChange }: WordAction,
  state: keyof typeof changeMessages.markedWord,
): Promise<void> {
  const { spellId, headword } = word
  try {
    const change = { kind: 'state', spellIds: [spellId], names: [headword], state, adds: true } as const
    const { undoing, isKept } = await makeChange(change)
    const { queryKey } = vocabularyQueries.item(spellId)
    const item = client.getQueryData(queryKey)
    if (isKept) client.setQueryData(queryKey, itemOfState(word, item, state))
    const shown = onChange(word, state)
    const restore = isKept ? restoreItem(client, word, item, shown) : shown
    toastWithUndo(client, changeMessages.markedWord[state](headword), [undoing], restore)
  } catch (error) {
    showFailure(error)
  }
  await invalidateVocabulary(client)
}

/** Returns a function that shows a word as it was before a change that is kept: in its item and wherever it's shown. */
function restoreItem(
  client: QueryClient,
  { spellId }: ActionWord,
  item: vocabulary.Item | undefined,
  restore: () => void,
): () => void {
  return () => {
    const { queryKey } = vocabularyQueries.item(spellId)
    if (item) client.setQueryData(queryKey, item)
    else void client.resetQueries({ queryKey, exact: true })
    restore()
  }
}
