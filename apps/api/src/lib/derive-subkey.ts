import { hkdfSync } from 'node:crypto'

/**
 * A key for one purpose, from the installation's one secret: what leaks of one tells nothing about another (HKDF,
 * RFC 5869).
 *
 * @param label names the purpose; never used for two
 * @returns 32 bytes
 */
export function deriveSubkey(secret: string, label: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', label, 32))
}
