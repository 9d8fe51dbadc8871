import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Solves a challenge (JSON text) as the ALTCHA widget does; returns its token. */
export async function solveAltcha(challenge: string): Promise<string> {
  const { parameters, signature } = JSON.parse(challenge) as Challenge
  const solution = await solveChallenge({ challenge: { parameters }, deriveKey })
  return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }))
}
