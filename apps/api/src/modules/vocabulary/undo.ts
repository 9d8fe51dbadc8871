import type { GivenTime } from '@wordhoard/contracts/fields/given-time'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import type { RunIdempotently } from '../../lib/idempotency/idempotency'
import { timeOfCall } from '../../lib/late/given-time'
import {
  forgetText,
  removeAddedWords,
  restoreItems,
  restoreSpells,
  restoreVocabulary,
  takeUndoStep,
} from './undo.queries'
import { noteChanges, type TimeOfChange } from './word-changes'
import { lockWords } from './words-lock'

/** The contents of an undo step, by kind; rows in PostgreSQL's JSON form. */
type Step =
  | { readonly kind: 'items'; readonly rows: ChangedItems }
  | {
      readonly kind: 'vocabulary'
      readonly rows: { readonly vocabulary: object | null; readonly spells: object[] }
    }

interface ChangedItems {
  readonly added: number[]
  readonly before: readonly { readonly spell_id: number }[]
  /** Hash of the text that the words came from, in hexadecimal. */
  readonly text?: string
  /** When words were changed by hand; steps of the version before don't say it. */
  readonly at?: string
}

interface StepToUndo {
  readonly id: string
  /** When it was undone, if that had to wait for the network. */
  readonly given?: GivenTime | undefined
}

/**
 * Undoes a change of several words, once, within an hour. Words that were changed after it was undone stay as they are.
 * Throws `nothing_to_undo` and `too_late`.
 *
 * @returns the number of words restored
 */
export function undo(
  actor: Actor,
  { id, given }: StepToUndo,
  runIdempotently: RunIdempotently,
): Promise<{ restored: number }> {
  const at = timeOfCall(given, new Date())
  return runIdempotently(async (client) => {
    await lockWords(client, actor)
    const step = (await takeUndoStep.fetchFirst(client, { id, userId: actor.userId, at })) as Step | undefined
    if (!step) throw new AppError('nothing_to_undo')
    const restored =
      step.kind === 'items'
        ? await undoItems(client, actor, step.rows, { at, isLate: given !== undefined })
        : await undoVocabulary(client, actor, step.rows)
    return { restored }
  })
}

async function undoItems(
  client: pg.PoolClient,
  actor: Actor,
  { added, before, text, at: changedAt }: ChangedItems,
  { at, isLate }: TimeOfChange,
): Promise<number> {
  const { userId } = actor
  // The device's clock may have been set in between, but nothing is undone before it's done.
  const time = { at: new Date(Math.max(at.getTime(), Date.parse(changedAt ?? '') || 0)), isLate }
  const changed = before.map(({ spell_id }) => spell_id)
  // Words that a text brought were not changed by hand.
  const own = text === undefined ? [...changed, ...added] : changed
  const unchanged = new Set(await noteChanges(client, actor, own, time))
  const rows = before.filter(({ spell_id }) => unchanged.has(spell_id))
  const restored = await restoreItems.execute(client, { userId, rows: JSON.stringify(rows) })
  const taken = await removeAddedWords.execute(client, {
    userId,
    spellIds: text === undefined ? added.filter((id) => unchanged.has(id)) : added,
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
