import type { HandlerInput } from '@wordhoard/contracts/endpoint'
import { isBlank } from '@wordhoard/contracts/fields/fields'
import type * as vocabulary from '@wordhoard/contracts/vocabulary'
import type { Item } from '@wordhoard/contracts/vocabulary'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import type { RunIdempotently } from '../../lib/idempotency/idempotency'
import { marks } from '../../lib/words/word-state-codes'
import type { Dictionary } from '../dictionary/open-dictionary'
import {
  deleteItems,
  itemOfUser,
  saveItem,
  updateMarks,
  updatePriorities,
  writeNote,
} from './change-words.queries'
import { changeInOrder, noteChanges } from './word-changes'
import { addItems } from './word-changes.queries'
import { presentItem } from './word-rows'
import { withLockedWords } from './words-lock'

/** The result of changing several words. */
interface Changed {
  readonly updated: number
  readonly undo_id: string | null
}

/** Returns a word of the actor's own vocabulary. Throws `item_not_found`. */
export async function getItem(pool: pg.Pool, actor: Actor, spellId: number): Promise<Item> {
  const item = await itemOfUser.fetchFirst(pool, { userId: actor.userId, spellId })
  if (!item) throw new AppError('item_not_found')
  return presentItem(item)
}

/**
 * Saves a word, whatever was done with it before, and notes when: a change from before that arrives later leaves it
 * alone. Throws `word_not_found`, and `item_exists` if it was already saved.
 */
export async function saveWord(
  pool: pg.Pool,
  dictionary: Dictionary,
  actor: Actor,
  spellId: number,
): Promise<Item> {
  const headword = dictionary.index.headwordOf(spellId)
  if (headword === undefined) throw new AppError('word_not_found')
  const item = await withLockedWords(pool, actor, async (client) => {
    await noteChanges(client, actor, [spellId])
    return saveItem.fetchFirst(client, { userId: actor.userId, spellId, headword })
  })
  if (!item) throw new AppError('item_exists')
  return presentItem(item)
}

/** Writes a note on a word; an empty one deletes it. Throws `item_not_found`. */
export async function updateNote(
  pool: pg.Pool,
  { userId }: Actor,
  spellId: number,
  text: string,
): Promise<{ note: string | null }> {
  const note = isBlank(text) ? null : text
  const changed = await writeNote.execute(pool, { userId, spellId, note })
  if (changed === 0) throw new AppError('item_not_found')
  return { note }
}

/** Sets the priority of words; 0 makes them ignored, any other value saves those that weren't saved. */
export function updatePriority(
  actor: Actor,
  { spell_ids, priority, given }: HandlerInput<typeof vocabulary.updatePriority>['body'],
  runIdempotently: RunIdempotently,
): Promise<Changed> {
  const mark = priority === 0 ? marks.ignored : marks.new
  return changeInOrder(actor, { spellIds: spell_ids, given }, runIdempotently, (client, spellIds, at) =>
    updatePriorities.fetchOne(client, { userId: actor.userId, spellIds, added: [], at, priority, mark }),
  )
}

/** Marks words as known, ignored, saved or merely met; adds those that aren't in the vocabulary if asked to. */
export function setState(
  actor: Actor,
  { spell_ids, state, adds, given }: HandlerInput<typeof vocabulary.setWordState>['body'],
  runIdempotently: RunIdempotently,
): Promise<Changed> {
  const { userId } = actor
  return changeInOrder(
    actor,
    { spellIds: spell_ids, given },
    runIdempotently,
    async (client, spellIds, at) => {
      const rows = adds ? await addItems.fetchAll(client, { userId, spellIds }) : []
      return updateMarks(state).fetchOne(client, {
        userId,
        spellIds,
        added: rows.map(({ spell_id }) => spell_id),
        at,
      })
    },
  )
}

/** Removes words from the vocabulary. */
export function removeWords(
  actor: Actor,
  { spell_ids, given }: HandlerInput<typeof vocabulary.removeWords>['body'],
  runIdempotently: RunIdempotently,
): Promise<Changed> {
  return changeInOrder(actor, { spellIds: spell_ids, given }, runIdempotently, (client, spellIds, at) =>
    deleteItems.fetchOne(client, { userId: actor.userId, spellIds, added: [], at }),
  )
}
