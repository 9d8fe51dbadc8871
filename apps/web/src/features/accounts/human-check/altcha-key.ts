import { pbkdf2Async } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { type DeriveKeyFunction, pbkdf2 as native } from 'altcha/lib'

/**
 * Derives the key for one attempt at a challenge (PBKDF2 with SHA-256), in the form altcha's `solveChallenge` expects.
 * Browsers offer Web Crypto on https and localhost only; on a plain-http network, such as a classroom's, the key is
 * computed in JavaScript instead.
 *
 * @throws Error for any other algorithm
 */
export const deriveKey: DeriveKeyFunction = async (parameters, salt, password) => {
  const { algorithm, cost, keyLength } = parameters
  if (algorithm !== 'PBKDF2/SHA-256') throw new Error(`The challenge uses the unknown algorithm ${algorithm}`)
  if (globalThis.crypto?.subtle) return native.deriveKey(parameters, salt, password)
  return { derivedKey: await pbkdf2Async(sha256, password, salt, { c: cost, dkLen: keyLength }) }
}
