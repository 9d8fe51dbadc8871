import * as z from 'zod/mini'
import { readStoredValue, storeValue } from '../../../lib/stored-value'

const KEY = 'word-check-offer'
const storage = () => localStorage

const offer = z.object({
  userId: z.number(),
  /** `wanted`: little is known of the user. `declined`: they said “Not now”. `done`: their level is known. */
  state: z.enum(['wanted', 'declined', 'done']),
})

const read = () => readStoredValue(storage, KEY, offer)

/**
 * Remembers whether a user's level is known, so that screens can offer the word check from their first paint on, and
 * nothing moves later. “Not now” stays.
 */
export function rememberEstimate(userId: number, isKnown: boolean): void {
  const last = read()
  const isDeclined = last?.userId === userId && last.state === 'declined'
  storeValue(storage, KEY, { userId, state: isKnown ? 'done' : isDeclined ? 'declined' : 'wanted' })
}

/** Remembers that a user doesn't want the word check now. They still find it in the first steps and on their profile. */
export function declineOffer(userId: number): void {
  const last = read()
  if (last?.userId === userId && last.state === 'done') return
  storeValue(storage, KEY, { userId, state: 'declined' })
}

/** Returns whether to offer the word check to a user. */
export function isOffered(userId: number): boolean {
  const last = read()
  return last?.userId === userId && last.state === 'wanted'
}
