import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import {
  forgetText,
  removeAddedWords,
  restoreItems,
  restoreSpells,
  restoreVocabulary,
  takeUndoStep,
} from './undo.queries'
import { withLockedWords } from './words-lock'

/** The contents of an undo step, by kind; rows in PostgreSQL's JSON form. */
type Step =
  | { readonly kind: 'items'; readonly rows: ChangedItems }
  | {
      readonly kind: 'vocabulary'
      readonly rows: { readonly vocabulary: object | null; readonly spells: object[] }
    }

interface ChangedItems {
  readonly added: number[]
  readonly before: object[]
  /** Hash of the text that the words came from, in hexadecimal. */
  readonly text?: string
}

/**
 * Undoes a change of several words, once, within an hour. Throws `nothing_to_undo`.
 *
 * @returns the number of words restored
 */
export function undo(pool: pg.Pool, actor: Actor, id: string): Promise<{ restored: number }> {
  return withLockedWords(pool, actor, async (client) => {
    const step = (await takeUndoStep.fetchFirst(client, { id, userId: actor.userId })) as Step | undefined
    if (!step) throw new AppError('nothing_to_undo')
    const restored =
      step.kind === 'items'
        ? await undoItems(client, actor, step.rows)
        : await undoVocabulary(client, actor, step.rows)
    return { restored }
  })
}

async function undoItems(
  client: pg.PoolClient,
  { userId }: Actor,
  { added, before, text }: ChangedItems,
): Promise<number> {
  const restored = await restoreItems.execute(client, { userId, rows: JSON.stringify(before) })
  const taken = await removeAddedWords.execute(client, {
    userId,
    spellIds: added,
    onlyMet: text !== undefined,
  })
  if (text !== undefined) await forgetText.execute(client, { userId, hash: text })
  return restored + taken
}

async function undoVocabulary(
  client: pg.PoolClient,
  { userId }: Actor,
  { vocabulary, spells }: { readonly vocabulary: object | null; readonly spells: object[] },
): Promise<number> {
  if (vocabulary) {
    const made = await restoreVocabulary.execute(client, { userId, rows: JSON.stringify([vocabulary]) })
    // Another vocabulary has the name by now.
    if (made === 0) throw new AppError('nothing_to_undo')
  }
  return restoreSpells.execute(client, { userId, rows: JSON.stringify(spells) })
}
