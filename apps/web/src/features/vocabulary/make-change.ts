import { callOrKeep } from '../../device/outbox/call-or-keep'
import { sendWordChange, type UndoableChange, type Undoing } from '../../device/outbox/word-change'

/** What became of a change of words. */
export interface MadeChange {
  readonly updated: number
  /** How it's undone; null if nothing was changed. */
  readonly undoing: Undoing | null
  /** Whether it's kept on this device until the server can be reached. */
  readonly isKept: boolean
}

/** Changes words, or keeps the change on this device while the server can't be reached. */
export async function makeChange(change: UndoableChange): Promise<MadeChange> {
  const made = await callOrKeep('word', change, (key) => sendWordChange(change, { key }))
  if (made.answer) {
    const { updated, undo_id } = made.answer
    return { updated, undoing: undo_id === null ? null : { id: undo_id }, isKept: false }
  }
  const { keptAs: key, givenAt } = made
  return { updated: change.spellIds.length, undoing: { key, change, givenAt }, isKept: true }
}

/**
 * Undoes a change of words, or keeps its undo on this device while the server can't be reached. A change that was kept is
 * sent before, with its own key, so that it doesn't matter whether it has arrived.
 */
export async function undoMadeChange(undoing: Undoing): Promise<void> {
  const change = { kind: 'undo', of: undoing } as const
  await callOrKeep('word', change, (key) => sendWordChange(change, { key }))
}
