import * as z from 'zod/mini'
import { readStoredValue, storeValue } from '../../../lib/stored-value'

const keyOf = (owner: number, spellId: number): string => `noteDraft:${owner}:${spellId}`

/** Returns a note that was typed but not saved; undefined if there is none. */
export function readNoteDraft(owner: number, spellId: number): string | undefined {
  return readStoredValue(() => localStorage, keyOf(owner, spellId), z.string())
}

/** Stores a note that is being typed; `undefined` removes it. */
export function storeNoteDraft(owner: number, spellId: number, text: string | undefined): void {
  storeValue(() => localStorage, keyOf(owner, spellId), text)
}
