import { randomInt } from 'node:crypto'
import { CODE_LETTERS, INVITATION_CODE_LENGTH } from '@wordhoard/contracts/invitations'

/** A code nobody can guess: 18⁸, about eleven thousand million; tries are limited besides. */
export function newInvitationCode(): string {
  return Array.from(
    { length: INVITATION_CODE_LENGTH },
    () => CODE_LETTERS[randomInt(CODE_LETTERS.length)],
  ).join('')
}

/** As it is printed and read out: two groups. */
export function formatCode(code: string): string {
  const half = INVITATION_CODE_LENGTH / 2
  return `${code.slice(0, half)}-${code.slice(half)}`
}
