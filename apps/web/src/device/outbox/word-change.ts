import type { AnswerOf } from '@wordhoard/contracts/endpoint'
import type { GivenTime } from '@wordhoard/contracts/fields/given-time'
import { undoChange } from '@wordhoard/contracts/reading/text-words'
import { type changed, removeWords, setWordState, updatePriority } from '@wordhoard/contracts/vocabulary'
import type * as z from 'zod/mini'
import { call } from '../../session/call'

interface WordsOfChange {
  readonly spellIds: readonly number[]
  /** The words as they are shown, as far as they are known. */
  readonly names: readonly string[]
}

/** A change of words that can be undone. */
export type UndoableChange = WordsOfChange &
  (
    | { readonly kind: 'save' }
    | {
        readonly kind: 'state'
        readonly state: 'known' | 'ignored' | 'new'
        /** Whether words that aren't in the vocabulary are added. */
        readonly adds: boolean
      }
    | { readonly kind: 'priority'; readonly priority: number }
    | { readonly kind: 'remove' }
  )

/** What is undone: a change that the server knows by its undo id, or one that may not have been sent yet. */
export type Undoing =
  | { readonly id: string }
  | { readonly key: string; readonly change: UndoableChange; readonly givenAt: number }

/** A change of words by hand, or its undo. */
export type WordChange = UndoableChange | { readonly kind: 'undo'; readonly of: Undoing }

export type Changed = z.infer<typeof changed>

interface SendingOptions {
  /** Idempotency key. */
  readonly key: string
  /** When it was done, by the device's clock. */
  readonly givenAt?: number
  /** Returns what tells the server when it was done; by default nothing does, which means now. */
  readonly timesOf?: (givenAt: number) => { readonly given?: GivenTime }
}

const timesOfNow = (): { readonly given?: GivenTime } => ({})

/** Sends a change of words. It has one effect however often it's sent with the same key. */
export async function sendWordChange(change: WordChange, options: SendingOptions): Promise<Changed> {
  const { key, givenAt = 0, timesOf = timesOfNow } = options
  const idempotent = { idempotencyKey: key }
  // Before the first call, whose answer may set the clock.
  const times = timesOf(givenAt)
  if (change.kind === 'undo') {
    const id = 'id' in change.of ? change.of.id : await findUndoId(change.of, timesOf)
    if (id === null) return { updated: 0, undo_id: null }
    const { given: query = {} } = times
    const { restored }: AnswerOf<typeof undoChange> = await call(
      undoChange,
      { params: { id }, query },
      idempotent,
    )
    return { updated: restored, undo_id: null }
  }
  const words = { spell_ids: [...change.spellIds], ...times }
  if (change.kind === 'remove') return call(removeWords, { body: words }, idempotent)
  if (change.kind === 'priority') {
    return call(updatePriority, { body: { ...words, priority: change.priority } }, idempotent)
  }
  const body =
    change.kind === 'save'
      ? { ...words, state: 'new' as const, adds: true }
      : { ...words, state: change.state, ...(change.adds && { adds: true }) }
  return call(setWordState, { body }, idempotent)
}

/** Returns the undo id of a change: sends it again, which has no effect, and gets the first answer. */
async function findUndoId(
  { key, change, givenAt }: Extract<Undoing, { readonly key: string }>,
  timesOf: NonNullable<SendingOptions['timesOf']>,
): Promise<string | null> {
  return (await sendWordChange(change, { key, timesOf, givenAt })).undo_id
}
