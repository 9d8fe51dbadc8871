import { expect, it } from 'vitest'
import { parseWordFrequencies } from './word-frequencies'

it('reads the frequency of a word from its place in a packed list', () => {
  const text = (word: string) => {
    const bytes = Buffer.from(word)
    return Buffer.concat([Buffer.from([0xa0 + bytes.length]), bytes])
  }
  const long = Buffer.from('x'.repeat(40))
  const packed = Buffer.concat([
    Buffer.from([0x94, 0x81]),
    text('format'),
    text('cB'),
    Buffer.from([0x91]),
    text('the'),
    Buffer.from([0x90]),
    Buffer.from([0xdc, 0, 2]),
    text('naïve'),
    Buffer.from([0xd9, long.length]),
    long,
  ])
  expect([...parseWordFrequencies(packed)]).toEqual([
    ['the', 9],
    ['naïve', 8.98],
    ['x'.repeat(40), 8.98],
  ])
})
