import { createCipheriv } from 'node:crypto'
import type { OfflineAnswers } from '@wordhoard/contracts/offline/offline-sessions'
import { takeRandomBytes } from '../../../lib/random-bytes'

/**
 * Seals the answers of a session by a new key (AES-256-GCM), in the layout that browsers expect: nonce, content, tag.
 * The device gets the key with them, so this keeps answers out of sight, not from somebody who looks for them.
 */
export function sealAnswers(answers: OfflineAnswers): { readonly key: string; readonly answers: string } {
  const key = takeRandomBytes(32)
  const nonce = takeRandomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = [nonce, cipher.update(JSON.stringify(answers), 'utf8'), cipher.final(), cipher.getAuthTag()]
  return { key: key.toString('base64url'), answers: Buffer.concat(sealed).toString('base64url') }
}
