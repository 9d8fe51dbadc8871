import { randomFillSync } from 'node:crypto'

/** The system is asked for so many at once: a call costs it more than the bytes do. */
const BLOCK = 4096
const block = Buffer.alloc(BLOCK)
let used = BLOCK

/** A few random bytes that nobody has been given before, for nonces and ids by the dozen. At most 4096. */
export function fewRandomBytes(count: number): Buffer {
  if (used + count > BLOCK) {
    randomFillSync(block)
    used = 0
  }
  used += count
  return Buffer.from(block.subarray(used - count, used))
}
