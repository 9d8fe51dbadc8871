import { createCipheriv, createDecipheriv } from 'node:crypto'
import { takeRandomBytes } from '../../../lib/random-bytes'

const NONCE_BYTES = 12
/** Ids of the word and of the meaning, four bytes each. */
const PLAIN_BYTES = 8
const TAG_BYTES = 16
const extensions = { audio: '.wav', image: '.svg' } as const
type MediaKind = keyof typeof extensions

/**
 * Names of the sounds and pictures of games: the word they belong to, encrypted and signed (AES-256-GCM). Each has its
 * own nonce, so that a name reveals nothing, not even that two belong to the same word.
 */
export class MediaNames {
  readonly #key: Buffer

  /** @param key 32 bytes, used for nothing else */
  constructor(key: Buffer) {
    this.#key = key
  }

  /**
   * Returns a new name for a sound or picture of a word.
   *
   * @param definitionId the meaning in which the word is spoken; 0 for its usual pronunciation
   */
  seal(kind: MediaKind, spellId: number, definitionId = 0): string {
    const nonce = takeRandomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(kind))
    const plain = Buffer.alloc(PLAIN_BYTES)
    plain.writeUInt32BE(spellId)
    plain.writeUInt32BE(definitionId, 4)
    const sealed = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    return sealed.toString('base64url') + extensions[kind]
  }

  /** Returns what a name stands for; undefined if we didn't make it. */
  open(name: string): { kind: MediaKind; spellId: number; definitionId: number } | undefined {
    const kind = (Object.keys(extensions) as MediaKind[]).find((each) => name.endsWith(extensions[each]))
    if (!kind) return undefined
    const bytes = Buffer.from(name.slice(0, -extensions[kind].length), 'base64url')
    if (bytes.length !== NONCE_BYTES + PLAIN_BYTES + TAG_BYTES) return undefined
    const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(kind)).setAuthTag(bytes.subarray(-TAG_BYTES))
    try {
      const plain = Buffer.concat([
        decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)),
        decipher.final(),
      ])
      return { kind, spellId: plain.readUInt32BE(), definitionId: plain.readUInt32BE(4) }
    } catch {
      // The authentication tag is wrong, so the name isn't ours.
      return undefined
    }
  }
}

/** Returns a new address of a word's sound (in a meaning, if one is given) or picture. */
export function mediumAddress(
  names: MediaNames,
  kind: MediaKind,
  spellId: number,
  definitionId?: number,
): string {
  return `/api/games/media/${names.seal(kind, spellId, definitionId)}`
}
