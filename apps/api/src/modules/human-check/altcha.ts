import { createHash, randomInt } from 'node:crypto'
import type { HumanCheckAction } from '@wordhoard/contracts/accounts'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import { deriveSubkey } from '../../lib/derive-subkey'

/**
 * How much work a challenge is: keys are derived by PBKDF2 with `cost` rounds for 0, 1, 2 … until one has the asked
 * beginning, which is that of a number drawn from `counters`. The third of a million rounds are some tenths of a second
 * where the browser has Web Crypto, about a second in JavaScript on a phone where it has none (plain http), and for the
 * server one derivation when it makes the challenge.
 */
export const difficulty = { cost: 1_000, counters: { from: 250, to: 375 } }

/** A challenge that nobody has solved by then is worth nothing. */
export const CHALLENGE_SECONDS = 10 * 60

const ALGORITHM = 'PBKDF2/SHA-256'

const text = z.string().check(z.maxLength(200))

/** What the widget hands over: base64 of this as JSON. Only our own signature makes any of it true. */
const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(ALGORITHM),
      nonce: text,
      salt: text,
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: text,
      keySignature: text,
      expiresAt: z.number(),
      data: z.strictObject({ action: text }),
    }),
    signature: text,
  }),
  solution: z.object({ counter: z.number(), derivedKey: text }),
})

/** A solution that holds; `id` is the same for every solution of one challenge. */
export interface SolvedChallenge {
  readonly id: Buffer
  readonly expiresAt: Date
}

/** Proof of work by altcha's protocol (version 2 of its challenges, what the widget of version 3 takes). */
export class Altcha {
  readonly #secrets: { readonly hmacSignatureSecret: string; readonly hmacKeySignatureSecret: string }

  constructor(secret: string) {
    this.#secrets = {
      hmacSignatureSecret: deriveSubkey(secret, 'altcha challenge').toString('hex'),
      hmacKeySignatureSecret: deriveSubkey(secret, 'altcha solution').toString('hex'),
    }
  }

  /**
   * A new challenge for an action, which is part of what is signed.
   *
   * @returns JSON text as the widget's attribute `challenge` takes it
   */
  async challenge(action: HumanCheckAction, now = Date.now()): Promise<string> {
    const challenge = await createChallenge({
      algorithm: ALGORITHM,
      cost: difficulty.cost,
      counter: randomInt(difficulty.counters.from, difficulty.counters.to),
      deriveKey,
      data: { action },
      expiresAt: Math.floor(now / 1000) + CHALLENGE_SECONDS,
      ...this.#secrets,
    })
    return JSON.stringify(challenge)
  }

  /** The challenge that a widget's payload solves; undefined when it solves none of ours for this action. */
  async checkSolution(action: HumanCheckAction, token: string): Promise<SolvedChallenge | undefined> {
    const given = payload.safeParse(fromBase64Json(token))
    if (!given.success) return undefined
    const { challenge, solution } = given.data
    const result = await verifySolution({
      challenge: challenge as Challenge,
      solution,
      deriveKey,
      ...this.#secrets,
    })
    if (!result.verified || challenge.parameters.data.action !== action) return undefined
    return {
      id: createHash('sha256').update(challenge.signature).digest(),
      expiresAt: new Date(challenge.parameters.expiresAt * 1000),
    }
  }
}

function fromBase64Json(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
