import type { Item } from '@wordhoard/contracts/vocabulary'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import type { Dictionary } from '../dictionary/open-dictionary'
import {
  deleteItems,
  itemOfUser,
  type Mark,
  saveItem,
  updateMarks,
  updatePriorities,
} from './change-words.queries'
import { marks, presentItem } from './word-rows'
import { withLockedWords } from './words-lock'

/** What a change of several words answers. */
interface Changed {
  readonly updated: number
  readonly undo_id: string | null
}

/** A word of the own vocabulary. Throws `item_not_found`. */
export async function getItem(pool: pg.Pool, actor: Actor, spellId: number): Promise<Item> {
  const item = await itemOfUser.fetchFirst(pool, { userId: actor.userId, spellId })
  if (!item) throw new AppError('item_not_found')
  return presentItem(item)
}

/** Saves a word; one that was only met is promoted. Throws `word_not_found`, or `item_exists` the second time. */
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

/** Sets the priority of words; 0 puts them aside, any other one saves those that were not. */
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

/** Takes words out of the vocabulary. */
export function removeWords(pool: pg.Pool, actor: Actor, spellIds: readonly number[]): Promise<Changed> {
  return withLockedWords(pool, actor, (client) =>
    deleteItems.fetchOne(client, { userId: actor.userId, spellIds }),
  )
}
