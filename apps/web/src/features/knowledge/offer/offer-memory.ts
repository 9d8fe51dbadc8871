import * as z from 'zod/mini'
import { readStoredValue, storeValue } from '../../../lib/stored-value'
import { useSession } from '../../../session/session.store'

/** Key under which it's kept whether to offer the word check: a user's id and a state. */
const KEY = 'word-check-offer'
/** `wanted`: little is known of the user. `declined`: they said “Not now”. `done`: their level is known. */
type OfferState = 'wanted' | 'declined' | 'done'

const storage = () => localStorage
const nameOf = (state: OfferState) => `${useSession.getState().user?.user_id} ${state}`
const is = (state: OfferState): boolean => readStoredValue(storage, KEY, z.string()) === nameOf(state)
const keep = (state: OfferState): void => storeValue(storage, KEY, nameOf(state))

/**
 * Remembers whether the user's level is known, so that screens can offer the word check from their first paint on, and
 * nothing moves later. “Not now” stays.
 */
export function rememberEstimate(isKnown: boolean): void {
  if (isKnown) keep('done')
  else if (!is('declined')) keep('wanted')
}

/** Remembers that the user doesn't want the word check now. They still find it in the first steps and on their profile. */
export function declineOffer(): void {
  if (!is('done')) keep('declined')
}

/** Returns whether to offer the word check to whoever is logged in. */
export const isOffered = (): boolean => is('wanted')
