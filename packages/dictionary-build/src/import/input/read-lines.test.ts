import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLines } from './read-lines'

async function* pieces(chunks: readonly Uint8Array[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield Buffer.from(chunk)
}

async function linesOf(chunks: readonly Uint8Array[], longest?: number) {
  const lines: string[] = []
  let overlong = 0
  let end = 0
  for await (const batch of readLines(pieces(chunks), 0, longest)) {
    for (const line of batch.lines) lines.push(line.toString('latin1'))
    overlong += batch.overlong
    end = batch.end
  }
  return { lines, overlong, end }
}

describe('readLines', () => {
  it('returns the same lines however the stream is split', async () => {
    const piece = fc
      .uint8Array({ maxLength: 12 })
      .map((bytes) => bytes.map((byte) => (byte % 5 === 0 ? 10 : byte)))
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (chunks) => {
        const whole = Buffer.concat(chunks.map((chunk) => Buffer.from(chunk)))
        const expected = whole
          .toString('latin1')
          .split('\n')
          .filter((line) => line !== '')
        const { lines, end } = await linesOf(chunks)
        expect(lines).toEqual(expected)
        expect(end).toBe(whole.length)
      }),
    )
  })

  it('skips lines that are too long, without buffering them', async () => {
    const long = Buffer.alloc(50, 'x')
    const chunks = [Buffer.from('a\n'), long, long, Buffer.from('\nb\n'), Buffer.alloc(101, 'y')]
    expect(await linesOf(chunks, 99)).toMatchObject({ lines: ['a', 'b'], overlong: 2 })
  })

  it('returns the end of each batch, from which reading can resume', async () => {
    const text = Buffer.from('one\ntwo\nthree\n')
    const ends: number[] = []
    for await (const { end } of readLines(pieces([text.subarray(0, 6), text.subarray(6)]), 100))
      ends.push(end)
    expect(ends).toEqual([104, 114])
  })
})
