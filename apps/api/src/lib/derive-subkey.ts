import { hkdfSync } from 'node:crypto'

/**
 * Derives a key for one purpose from the installation's single secret (HKDF, RFC 5869). A leaked subkey reveals nothing
 * about the others.
 *
 * @param label names the purpose; must be unique
 * @returns 32 bytes
 */
export function deriveSubkey(secret: string, label: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', label, 32))
}
