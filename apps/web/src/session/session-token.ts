import { ACCESS_TOKEN_SECONDS, type Session } from '@wordhoard/contracts/sessions'

/** Seconds before its expiry at which a token is no longer sent, to allow for slow clocks and networks. */
const EXPIRY_MARGIN_SECONDS = 30

interface StoredToken {
  value: string
  /** Time in ms by this device's clock. */
  expiresAt: number
}

// Kept in this variable only, where other scripts, tabs and later visits can't read it.
let accessToken: StoredToken | undefined
let generation = 0

/** Returns the number of logins and logouts so far. Results of work begun under another number must be discarded. */
export const sessionGeneration = (): number => generation

/** Stores the token of a new session, or removes it on logout. */
export function beginToken(session: Session | undefined): void {
  generation += 1
  accessToken = undefined
  if (session) renewToken(session)
}

/** Stores the next token of the current session. */
export function renewToken(session: Session): void {
  accessToken = {
    value: session.access_token,
    expiresAt: Date.now() + (ACCESS_TOKEN_SECONDS - EXPIRY_MARGIN_SECONDS) * 1000,
  }
}

/** Returns the access token; undefined when there is none, or when it has nearly expired. */
export function freshToken(): string | undefined {
  return accessToken && Date.now() < accessToken.expiresAt ? accessToken.value : undefined
}

/** Discards a token that the server refused, unless a newer one has replaced it. */
export function dropToken(refused: string | undefined): void {
  if (accessToken?.value === refused) accessToken = undefined
}
