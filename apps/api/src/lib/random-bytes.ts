import { randomFillSync } from 'node:crypto'

/** Number of bytes requested from the system at once: the call costs more than the bytes. */
const BLOCK_BYTES = 4096
const block = Buffer.alloc(BLOCK_BYTES)
let used = BLOCK_BYTES

/** Returns a few random bytes that no other call gets, at most 4096. Meant for nonces and ids needed by the dozen. */
export function takeRandomBytes(count: number): Buffer {
  if (used + count > BLOCK_BYTES) {
    randomFillSync(block)
    used = 0
  }
  used += count
  return Buffer.from(block.subarray(used - count, used))
}
