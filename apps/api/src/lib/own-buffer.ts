/**
 * Copies bytes or text to memory of their own. Node cuts small buffers out of shared blocks of 8 KB, and a kept one
 * keeps its whole block: caches of small answers would take several times what they count.
 */
export function ownBuffer(source: Buffer | string): Buffer {
  if (typeof source === 'string') {
    const copy = Buffer.allocUnsafeSlow(Buffer.byteLength(source))
    copy.write(source)
    return copy
  }
  const copy = Buffer.allocUnsafeSlow(source.length)
  source.copy(copy)
  return copy
}
