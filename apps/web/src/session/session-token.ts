import { ACCESS_TOKEN_SECONDS, type Session } from '@wordhoard/contracts/sessions'

/** Seconds before its end at which a token is no longer sent: clocks and networks are slow. */
const MARGIN = 30

interface HeldToken {
  value: string
  /** By this device's clock, ms. */
  until: number
}

// In this variable only: nothing that other scripts, tabs or later visits could read.
let held: HeldToken | undefined
let signing = 0

/** Counts signings in and out: what was begun under another number must not be applied. */
export const sessionGeneration = (): number => signing

/** Takes the token of a session just begun, or none. */
export function beginToken(session: Session | undefined): void {
  signing += 1
  held = undefined
  if (session) renewToken(session)
}

/** Takes the next token of the session that goes on. */
export function renewToken(session: Session): void {
  held = { value: session.access_token, until: Date.now() + (ACCESS_TOKEN_SECONDS - MARGIN) * 1000 }
}

/** The access token; undefined when there is none, or when it has (nearly) run out. */
export function freshToken(): string | undefined {
  return held && Date.now() < held.until ? held.value : undefined
}

/** The token that a call was refused with is worth nothing; one that came since stays. */
export function dropToken(refused: string | undefined): void {
  if (held?.value === refused) held = undefined
}
