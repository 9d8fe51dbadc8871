/** Key under which it's kept whether to offer the word check: a user's id and one of these states. */
const KEY = 'word-check-offer'
/** `wanted`: little is known of the user. `declined`: they said “Not now”. `done`: their level is known. */
type OfferState = 'wanted' | 'declined' | 'done'

// One word, not a schema: the reader's first screen asks for it.
const is = (userId: number, state: OfferState): boolean => {
  try {
    return localStorage.getItem(KEY) === `${userId} ${state}`
  } catch {
    return false
  }
}

function keep(userId: number, state: OfferState): void {
  try {
    localStorage.setItem(KEY, `${userId} ${state}`)
  } catch (error) {
    console.info('The browser stores nothing:', error)
  }
}

/**
 * Remembers whether a user's level is known, so that screens can offer the word check from their first paint on, and
 * nothing moves later. “Not now” stays.
 */
export function rememberEstimate(userId: number, isKnown: boolean): void {
  if (isKnown) keep(userId, 'done')
  else if (!is(userId, 'declined')) keep(userId, 'wanted')
}

/** Remembers that a user doesn't want the word check now. They still find it in the first steps and on their profile. */
export function declineOffer(userId: number): void {
  if (!is(userId, 'done')) keep(userId, 'declined')
}

/** Returns whether to offer the word check to a user. */
export const isOffered = (userId: number): boolean => is(userId, 'wanted')
