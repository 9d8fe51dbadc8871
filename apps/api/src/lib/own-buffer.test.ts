import { expect, it } from 'vitest'
import { ownBuffer } from './own-buffer'

it.each(['', 'a naïve café', 'x'.repeat(5000)])('copies “%s” to memory that nothing else shares', (text) => {
  for (const copy of [ownBuffer(text), ownBuffer(Buffer.from(text))]) {
    expect(copy.toString()).toBe(text)
    expect(copy.buffer.byteLength).toBe(copy.length)
  }
})
