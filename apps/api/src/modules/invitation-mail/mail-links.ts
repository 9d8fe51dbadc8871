import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { deriveSubkey } from '../../lib/derive-subkey'

/** The invitation that a link belongs to: its school and its recipient. */
export interface MailedInvitation {
  readonly schoolId: number
  /** SHA-256 of the recipient's address. */
  readonly addressHash: Buffer
}

const ID_BYTES = 4
const HASH_BYTES = 32
const MAC_BYTES = 16

/**
 * Creates and reads links in invitation mails. They work without an account and never expire. They are signed against
 * forgery, and leave out the address, which would otherwise end up in logs.
 */
export class MailLinks {
  readonly #key: Buffer
  readonly #publicUrl: string

  constructor(secret: string, publicUrl: string) {
    this.#key = deriveSubkey(secret, 'links in invitation mails')
    this.#publicUrl = publicUrl
  }

  /** Returns the addresses of the pages for opting out and for reporting an invitation. */
  linksFor(schoolId: number, email: string): { readonly stop: string; readonly report: string } {
    const id = Buffer.alloc(ID_BYTES)
    id.writeUInt32BE(schoolId)
    const content = Buffer.concat([id, addressHashOf(email)])
    const token = Buffer.concat([content, this.#mac(content)]).toString('base64url')
    const page = `${this.#publicUrl}/invitation-mail/${token}`
    return { stop: `${page}/stop`, report: `${page}/report` }
  }

  /** Reads a link's token; returns undefined if it isn't ours. */
  read(token: string): MailedInvitation | undefined {
    const bytes = Buffer.from(token, 'base64url')
    const length = ID_BYTES + HASH_BYTES
    if (bytes.length !== length + MAC_BYTES || bytes.toString('base64url') !== token) return undefined
    const content = bytes.subarray(0, length)
    if (!timingSafeEqual(bytes.subarray(length), this.#mac(content))) return undefined
    return { schoolId: content.readUInt32BE(), addressHash: content.subarray(ID_BYTES) }
  }

  #mac(content: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(content).digest().subarray(0, MAC_BYTES)
  }
}

/**
 * Returns the hash that identifies an address without storing it. It stays valid when the installation's secret is
 * replaced.
 */
export function addressHashOf(email: string): Buffer {
  return createHash('sha256').update(email).digest()
}
