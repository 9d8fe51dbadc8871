import { createHash, randomInt } from 'node:crypto'
import type { HumanCheckAction } from '@wordhoard/contracts/accounts'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import { deriveSubkey } from '../../lib/derive-subkey'

/**
 * How much work a challenge takes. The client derives keys by PBKDF2 with `cost` rounds for 0, 1, 2 … until one has the
 * required prefix, which is that of a number drawn from `counters`. This third of a million rounds takes some tenths of
 * a second in a browser with Web Crypto, and about a second in JavaScript on a phone without it (plain http). The
 * server needs one derivation to make the challenge.
 */
export const difficulty = { cost: 1_000, counters: { from: 250, to: 375 } }

/** How long a challenge is valid, in seconds. */
export const CHALLENGE_SECONDS = 10 * 60

const ALGORITHM = 'PBKDF2/SHA-256'

const text = z.string().check(z.maxLength(200))

/** The widget's payload, sent as base64 of this JSON. Only our own signature makes any of it trustworthy. */
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

/** A valid solution; `id` is the same for every solution of one challenge. */
export interface SolvedChallenge {
  readonly id: Buffer
  readonly expiresAt: Date
}

/** Proof of work by altcha's protocol: version 2 of its challenges, which version 3 of the widget accepts. */
export class Altcha {
  readonly #secrets: { readonly hmacSignatureSecret: string; readonly hmacKeySignatureSecret: string }

  constructor(secret: string) {
    this.#secrets = {
      hmacSignatureSecret: deriveSubkey(secret, 'altcha challenge').toString('hex'),
      hmacKeySignatureSecret: deriveSubkey(secret, 'altcha solution').toString('hex'),
    }
  }

  /**
   * Creates a challenge for an action, which is part of the signed data.
   *
   * @returns JSON text for the widget's attribute `challenge`
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

  /** Returns the challenge that a widget's payload solves; undefined if it solves none of ours for this action. */
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
