import { createHmac, timingSafeEqual } from 'node:crypto'
import { type ReminderKind, reminderKinds } from '@wordhoard/contracts/goals'
import { deriveSubkey } from '../../lib/derive-subkey'

/** The reminder that a link stops. */
export interface LinkedReminder {
  readonly userId: number
  readonly kind: ReminderKind
}

const CONTENT_BYTES = 5
const MAC_BYTES = 16

/**
 * Creates and reads links that stop a kind of reminder. They work without a login and never expire, and are signed
 * against forgery. They hold no address, which would otherwise end up in logs.
 */
export class ReminderLinks {
  readonly #key: Buffer
  readonly #publicUrl: string

  constructor(secret: string, publicUrl: string) {
    this.#key = deriveSubkey(secret, 'links in reminders')
    this.#publicUrl = publicUrl
  }

  /** Returns the address of the page that stops a reminder. */
  stopUrl({ userId, kind }: LinkedReminder): string {
    const content = Buffer.alloc(CONTENT_BYTES)
    content.writeUInt8(reminderKinds.indexOf(kind))
    content.writeUInt32BE(userId, 1)
    const token = Buffer.concat([content, this.#mac(content)]).toString('base64url')
    return `${this.#publicUrl}/reminder-mail/${token}/stop`
  }

  /** Reads a link's token; returns undefined if it isn't ours. */
  read(token: string): LinkedReminder | undefined {
    const bytes = Buffer.from(token, 'base64url')
    if (bytes.length !== CONTENT_BYTES + MAC_BYTES || bytes.toString('base64url') !== token) return undefined
    const content = bytes.subarray(0, CONTENT_BYTES)
    if (!timingSafeEqual(bytes.subarray(CONTENT_BYTES), this.#mac(content))) return undefined
    const kind = reminderKinds[content.readUInt8()]
    return kind && { kind, userId: content.readUInt32BE(1) }
  }

  #mac(content: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(content).digest().subarray(0, MAC_BYTES)
  }
}
