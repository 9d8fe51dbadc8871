import * as z from 'zod/mini'
import { readStoredValue, storeValue } from '../../lib/stored-value'

const KEY = 'registrationCode'
/** How long a tab remembers that it has sent a code, in ms. */
const MAX_AGE_MS = 30 * 60_000

const sentCode = z.object({ email: z.string(), at: z.number() })
const storage = () => sessionStorage

/**
 * Returns the address to which this tab has sent a code; undefined if there is none. Phones may reload a tab while its
 * user looks for the code in another app.
 */
export function readSentCode(now = Date.now()): string | undefined {
  const sent = readStoredValue(storage, KEY, sentCode)
  return sent && now >= sent.at && now - sent.at < MAX_AGE_MS ? sent.email : undefined
}

/** Remembers the address to which a code was sent; undefined once it is used or wrong. */
export function storeSentCode(email: string | undefined, now = Date.now()): void {
  storeValue(storage, KEY, email === undefined ? undefined : { email, at: now })
}
