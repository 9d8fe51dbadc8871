/**
 * Returns whether an account belongs to an operator: its address is in `OPERATOR_EMAILS`. An account has only an address
 * that its owner has confirmed with a code; a wanted address is not stored with it. Demo accounts, whose password is
 * public, can't be named there (env.ts).
 *
 * @param email null for an account without an address
 */
export function isOperatorAddress(operatorEmails: ReadonlySet<string>, email: string | null): boolean {
  return email !== null && operatorEmails.has(email.toLowerCase())
}
