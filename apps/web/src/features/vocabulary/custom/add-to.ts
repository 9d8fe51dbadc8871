import { addSpells, copyVocabulary } from '@wordhoard/contracts/custom-vocabulary'
import { MAX_SELECTED } from '@wordhoard/contracts/fields/vocabulary-fields'
import { ApiError } from '../../../http/api-error'
import { call } from '../../../session/call'
import { addToMessages } from './add-to-messages'

/** What to add to a vocabulary: words, or the content of another vocabulary. */
export type AddToSource = { readonly spellIds: readonly number[] } | { readonly copyFrom: number }

/** Result of the dialog. */
export interface AddedTo {
  readonly id: number
  readonly name: string
  /** Number of words that were not in it before. */
  readonly added: number
}

/**
 * Adds the words of a source to one of the user's vocabularies.
 *
 * @returns how many were not in it before.
 * @throws ApiError when the server refuses.
 */
export async function addTo(source: AddToSource, vocabularyId: number): Promise<number> {
  if ('copyFrom' in source) {
    const { added } = await call(copyVocabulary, { body: { from_id: source.copyFrom, to_id: vocabularyId } })
    return added
  }
  let sum = 0
  for (let from = 0; from < source.spellIds.length; from += MAX_SELECTED) {
    const spell_ids = source.spellIds.slice(from, from + MAX_SELECTED)
    sum += (await call(addSpells, { body: { voc_id: vocabularyId, spell_ids } })).added
  }
  return sum
}

/** Returns why words were not added: the server's message, else the error's own, else a default. */
export function addToFailure(error: unknown): string {
  if (error instanceof ApiError) return error.detail
  return (error instanceof Error && error.message) || addToMessages.failed
}
