import type { WordState } from '@wordhoard/contracts/fields/vocabulary-fields'
import { currentUserId, readEntries } from './entries'
import type { UndoableChange } from './word-change'

/** What changes that wait to be sent make of a word. */
export interface WaitingWord {
  readonly spellId: number
  /** The word as it's shown; undefined if it isn't known. */
  readonly name: string | undefined
  /** Null if the word is removed; undefined if only its priority changes. */
  readonly state: WordState | null | undefined
  readonly priority: number | undefined
  /** A note that waits to be sent; undefined if there is none. */
  readonly note: string | null | undefined
}

/** Returns what the changes that wait to be sent make of words, by id. */
export async function readWaitingWords(): Promise<ReadonlyMap<number, WaitingWord>> {
  const words = new Map<number, WaitingWord>()
  const userId = currentUserId()
  if (userId === undefined) return words
  const changes = new Map<string, UndoableChange>()
  for (const { key, content, refusal } of await readEntries(userId, 'word')) {
    if (refusal !== null) continue
    if (content.kind !== 'undo') changes.set(key, content)
    else if ('key' in content.of) changes.delete(content.of.key)
  }
  for (const change of changes.values()) {
    for (const [at, spellId] of change.spellIds.entries())
      words.set(spellId, describeWord(change, spellId, change.names[at]))
  }
  for (const { content, refusal } of await readEntries(userId, 'note')) {
    const { spellId, name, note } = content
    const written = note.trim() === '' ? null : note
    if (refusal === null)
      words.set(spellId, { ...(words.get(spellId) ?? unchanged(spellId, name)), note: written })
  }
  return words
}

/** A word of which nothing waits. */
const unchanged = (spellId: number, name: string | undefined): WaitingWord => ({
  spellId,
  name,
  state: undefined,
  priority: undefined,
  note: undefined,
})

function describeWord(change: UndoableChange, spellId: number, name: string | undefined): WaitingWord {
  const word = unchanged(spellId, name)
  if (change.kind === 'save') return { ...word, state: 'new' }
  if (change.kind === 'state') return { ...word, state: change.state }
  if (change.kind === 'remove') return { ...word, state: null }
  return change.priority === 0
    ? { ...word, state: 'ignored', priority: 0 }
    : { ...word, priority: change.priority }
}
