import * as z from 'zod/mini'
import { readStoredValue, storeValue } from '../../lib/stored-value'
import { forgetLookups } from './looked-up-words'
import { readStoredKeys, VISITOR_KEY } from './stored-keys'
import { isCurrent, type VisitorWords, visitorWord } from './stored-words'
import { forgetWords, readMarked } from './visitor-words.store'

/** One call to make for an account: save a word, count a look-up, or store the meaning that was chosen for it. */
const pendingCall = z.object({
  /** Unique among an account's calls. */
  id: z.string(),
  kind: z.enum(['save', 'count', 'choose']),
  word: visitorWord,
})
export type PendingCall = z.infer<typeof pendingCall>

const pending = z.object({ calls: z.array(pendingCall), at: z.number() })

/** Returns the key of the calls that an account still has to make. */
export const keyOfPending = (userId: number): string => `${VISITOR_KEY}:${userId}`

/** Removes the calls of other accounts, when somebody logs in. */
export function dropPendingOfOthers(userId: number): void {
  for (const key of readStoredKeys()) {
    if (key !== VISITOR_KEY && key !== keyOfPending(userId)) localStorage.removeItem(key)
  }
}

/** Removes all words from this device, after a logout. */
export function dropAllWords(): void {
  unstored.clear()
  for (const key of readStoredKeys()) localStorage.removeItem(key)
  forgetLookups()
  forgetWords()
}

/** Calls that the browser doesn't store, by account. */
const unstored = new Map<number, PendingCall[]>()

/** Returns the calls that an account still has to make, words to save first. */
export function readPending(userId: number, now = Date.now()): PendingCall[] {
  const stored = readStoredValue(() => localStorage, keyOfPending(userId), pending)
  if (stored && isCurrent(stored.at, now)) return stored.calls
  if (stored) storeValue(() => localStorage, keyOfPending(userId), undefined)
  return unstored.get(userId) ?? []
}

function storePending(userId: number, calls: PendingCall[]): void {
  const value = calls.length > 0 ? { calls, at: Date.now() } : undefined
  storeValue(() => localStorage, keyOfPending(userId), value)
  unstored.delete(userId)
  if (readPending(userId).length !== calls.length) unstored.set(userId, calls)
}

/** Removes a call that has been made, or that can't be. */
export function removePending(userId: number, id: string): void {
  storePending(
    userId,
    readPending(userId).filter((one) => one.id !== id),
  )
}

function callsFor({ words, lookups, place, at }: VisitorWords): PendingCall[] {
  const call = (kind: PendingCall['kind'], word: PendingCall['word'], index: number): PendingCall => ({
    id: `${at}-${kind}-${index}`,
    kind,
    word,
  })
  const isMarked = ({ spellId }: PendingCall['word']) => words.some((word) => word.spellId === spellId)
  // The panel that is opened again counts its own look-up.
  const isOpen = ({ spellId }: PendingCall['word']) => spellId === place.selection?.spellId
  const met = [...words, ...lookups.filter((word) => !isMarked(word))]
  return [
    ...words.map((word, index) => call('save', word, index)),
    ...met.flatMap((word, index) =>
      isOpen(word) || word.sentence === '' ? [] : [call('count', word, index)],
    ),
    ...words.flatMap((word, index) => (word.definitionId === undefined ? [] : [call('choose', word, index)])),
  ]
}

/**
 * Hands the words marked on this device over to the account that has just logged in here, once.
 *
 * @returns the words with the place to return to; undefined if there are none
 */
export function claimWords(userId: number): VisitorWords | undefined {
  dropPendingOfOthers(userId)
  const marked = readMarked()
  forgetWords()
  forgetLookups()
  if (marked) storePending(userId, [...readPending(userId), ...callsFor(marked)])
  return marked
}
