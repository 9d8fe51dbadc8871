import { ACCESS_TOKEN_SECONDS, type Session } from '@wordhoard/contracts/sessions'

/** Seconds before its expiry at which a token is no longer sent, to allow for slow clocks and networks. */
const MARGIN = 30

interface HeldToken {
  value: string
  /** Time in ms by this device's clock. */
  until: number
}

// Kept in this variable only, where other scripts, tabs and later visits can't read it.
let held: HeldToken | undefined
let signing = 0

/** Returns the number of logins and logouts so far. Results of work begun under another number must be discarded. */
export const sessionGeneration = (): number => signing

/** Stores the token of a new session, or removes it on logout. */
export function beginToken(session: Session | undefined): void {
  signing += 1
  held = undefined
  if (session) renewToken(session)
}

/** Stores the next token of the current session. */
export function renewToken(session: Session): void {
  held = { value: session.access_token, until: Date.now() + (ACCESS_TOKEN_SECONDS - MARGIN) * 1000 }
}

/** Returns the access token; undefined when there is none, or when it has nearly expired. */
export function freshToken(): string | undefined {
  return held && Date.now() < held.until ? held.value : undefined
}

/** Discards a token that the server refused, unless a newer one has replaced it. */
export function dropToken(refused: string | undefined): void {
  if (held?.value === refused) held = undefined
}
