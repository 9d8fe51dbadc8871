import { createHmac, timingSafeEqual } from 'node:crypto'

const DAYS = 7
const PAYLOAD_BYTES = 14
const SIGNATURE_BYTES = 16

/** The game that a token is for. */
export interface GameKey {
  readonly sessionId: number
  readonly ordinal: number
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

  /** Signs a token that is valid for seven days after the session began. */
  sign({ sessionId, ordinal }: GameKey, userId: number, sessionBegan: Date): string {
    const payload = Buffer.alloc(PAYLOAD_BYTES)
    payload.writeUInt32BE(sessionId, 0)
    payload.writeUInt16BE(ordinal, 4)
    payload.writeUInt32BE(userId, 6)
    payload.writeUInt32BE(Math.floor(sessionBegan.getTime() / 1000) + DAYS * 24 * 3600, 10)
    return Buffer.concat([payload, this.#signature(payload)]).toString('base64url')
  }

  /** Returns the game of a token; undefined if it is forged, someone else's or expired. */
  read(token: string, userId: number, now: Date): GameKey | undefined {
    const bytes = Buffer.from(token, 'base64url')
    if (bytes.length !== PAYLOAD_BYTES + SIGNATURE_BYTES) return undefined
    const payload = bytes.subarray(0, PAYLOAD_BYTES)
    if (!timingSafeEqual(bytes.subarray(PAYLOAD_BYTES), this.#signature(payload))) return undefined
    if (payload.readUInt32BE(6) !== userId || payload.readUInt32BE(10) * 1000 < now.getTime())
      return undefined
    return { sessionId: payload.readUInt32BE(0), ordinal: payload.readUInt16BE(4) }
  }

  #signature(payload: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(payload).digest().subarray(0, SIGNATURE_BYTES)
  }
}
