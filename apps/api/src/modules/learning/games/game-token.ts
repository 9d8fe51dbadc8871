import { createHmac, timingSafeEqual } from 'node:crypto'
import { WAITING_DAYS } from '@wordhoard/contracts/fields/given-time'
import { DAY_MS } from '@wordhoard/learning/days'

/** How long games can be played, in days after their session began. */
export const PLAYABLE_DAYS = 7
const PAYLOAD_BYTES = 14
const SIGNATURE_BYTES = 16

/** The game that a token is for. */
export interface GameKey {
  readonly sessionId: number
  readonly ordinal: number
}

/** What a token says: its game, and until when answers may be given. */
export interface SignedGame extends GameKey {
  readonly playableUntil: Date
}

/**
 * Signs and reads tokens of games, which contain the game, its owner and its expiry with a keyed hash (HMAC-SHA-256).
 * The right answer stays on the server.
 */
export class GameTokens {
  readonly #key: Buffer

  /** @param key used for nothing else */
  constructor(key: Buffer) {
    this.#key = key
  }

  /** Signs a token for answers given within seven days after the session began. */
  sign({ sessionId, ordinal }: GameKey, userId: number, sessionBegan: Date): string {
    const payload = Buffer.alloc(PAYLOAD_BYTES)
    payload.writeUInt32BE(sessionId, 0)
    payload.writeUInt16BE(ordinal, 4)
    payload.writeUInt32BE(userId, 6)
    payload.writeUInt32BE(Math.floor((sessionBegan.getTime() + PLAYABLE_DAYS * DAY_MS) / 1000), 10)
    return Buffer.concat([payload, this.#signature(payload)]).toString('base64url')
  }

  /**
   * Returns the game of a token; undefined if it is forged, someone else's, or so old that no answer may arrive any
   * more, not even one that was given in time and had to wait for the network.
   */
  read(token: string, userId: number, now: Date): SignedGame | undefined {
    const bytes = Buffer.from(token, 'base64url')
    if (bytes.length !== PAYLOAD_BYTES + SIGNATURE_BYTES) return undefined
    const payload = bytes.subarray(0, PAYLOAD_BYTES)
    if (!timingSafeEqual(bytes.subarray(PAYLOAD_BYTES), this.#signature(payload))) return undefined
    const playableUntil = new Date(payload.readUInt32BE(10) * 1000)
    if (payload.readUInt32BE(6) !== userId) return undefined
    if (now.getTime() - playableUntil.getTime() > WAITING_DAYS * DAY_MS) return undefined
    return { sessionId: payload.readUInt32BE(0), ordinal: payload.readUInt16BE(4), playableUntil }
  }

  #signature(payload: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(payload).digest().subarray(0, SIGNATURE_BYTES)
  }
}
