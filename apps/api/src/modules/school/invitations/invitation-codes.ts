import { randomInt } from 'node:crypto'
import { CODE_LETTERS, INVITATION_CODE_LENGTH } from '@wordhoard/contracts/invitations'

/**
 * Returns a random code out of 18⁸, about eleven thousand million, so that it can't be guessed; attempts are limited
 * too.
 */
export function newInvitationCode(): string {
  return Array.from(
    { length: INVITATION_CODE_LENGTH },
    () => CODE_LETTERS[randomInt(CODE_LETTERS.length)],
  ).join('')
}

/** Formats a code for printing and reading out, in two groups. */
export function formatCode(code: string): string {
  const half = INVITATION_CODE_LENGTH / 2
  return `${code.slice(0, half)}-${code.slice(half)}`
}
