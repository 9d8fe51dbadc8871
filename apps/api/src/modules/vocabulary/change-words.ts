import { isBlank } from '@wordhoard/contracts/fields/fields'
import type { Item } from '@wordhoard/contracts/vocabulary'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { marks } from '../../lib/words/word-state-codes'
import type { Dictionary } from '../dictionary/open-dictionary'
import {
  deleteItems,
  itemOfUser,
  type Mark,
  saveItem,
  updateMarks,
  updatePriorities,
  writeNote,
} from './change-words.queries'
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
 * Saves a word, or promotes one that was only met. Throws `word_not_found`, and `item_exists` if it was already saved.
 */
export async function saveWord(
  pool: pg.Pool,
  dictionary: Dictionary,
  actor: Actor,
  spellId: number,
): Promise<Item> {
  const headword = dictionary.index.headwordOf(spellId)
  if (headword === undefined) throw new AppError('word_not_found')
  const item = await saveItem.fetchFirst(pool, { userId: actor.userId, spellId, headword })
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
  pool: pg.Pool,
  actor: Actor,
  { spell_ids: spellIds, priority }: { readonly spell_ids: readonly number[]; readonly priority: number },
): Promise<Changed> {
  const mark = priority === 0 ? marks.ignored : marks.new
  return withLockedWords(pool, actor, (client) =>
    updatePriorities.fetchOne(client, { userId: actor.userId, spellIds, priority, mark }),
  )
}

/** Marks words as known, ignored, saved or merely met. */
export function setState(
  pool: pg.Pool,
  actor: Actor,
  { spell_ids: spellIds, state }: { readonly spell_ids: readonly number[]; readonly state: Mark },
): Promise<Changed> {
  return withLockedWords(pool, actor, (client) =>
    updateMarks(state).fetchOne(client, { userId: actor.userId, spellIds }),
  )
}

/** Removes words from the vocabulary. */
export function removeWords(pool: pg.Pool, actor: Actor, spellIds: readonly number[]): Promise<Changed> {
  return withLockedWords(pool, actor, (client) =>
    deleteItems.fetchOne(client, { userId: actor.userId, spellIds }),
  )
}
