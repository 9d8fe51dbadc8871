import type { GivenTime } from '@wordhoard/contracts/fields/given-time'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import type { RunIdempotently } from '../../lib/idempotency/idempotency'
import { timeOfCall } from '../../lib/late/given-time'
import { lastChange, takeChanges } from './word-changes.queries'
import { lockWords } from './words-lock'

interface WordsToChange {
  readonly spellIds: readonly number[]
  /** When the change was made, if it had to wait for the network. */
  readonly given: GivenTime | undefined
}

/**
 * Makes a change of words by hand once, with those of the words that haven't been changed since: what is done on two
 * devices is merged word by word, and the later change wins.
 *
 * @throws AppError `too_late`
 */
export function changeInOrder<T>(
  actor: Actor,
  { spellIds, given }: WordsToChange,
  runIdempotently: RunIdempotently,
  work: (client: pg.PoolClient, spellIds: readonly number[], at: Date) => Promise<T>,
): Promise<T> {
  const at = timeOfCall(given, new Date())
  return runIdempotently(async (client) => {
    await lockWords(client, actor)
    return work(client, await noteChanges(client, actor, spellIds, { at, isLate: given !== undefined }), at)
  })
}

/** When a change was made. */
export interface TimeOfChange {
  readonly at: Date
  /** Whether it had to wait for the network. */
  readonly isLate: boolean
}

/** Notes when words were changed by hand, by default now, and returns those that weren't changed after that. */
export async function noteChanges(
  client: pg.PoolClient,
  { userId }: Actor,
  spellIds: readonly number[],
  { at, isLate }: TimeOfChange = { at: new Date(), isLate: false },
): Promise<number[]> {
  if (spellIds.length === 0) return []
  const taken = await takeChanges.fetchAll(client, { userId, spellIds, at, isLate })
  return taken.map(({ spell_id }) => spell_id)
}

/** Returns whether a learner has removed a word from their vocabulary after some time. */
export async function isRemovedAfter(
  client: pg.PoolClient,
  word: { readonly userId: number; readonly spellId: number },
  at: Date,
): Promise<boolean> {
  const last = await lastChange.fetchFirst(client, word)
  return last !== undefined && last.id === null && last.changed_at > at
}
