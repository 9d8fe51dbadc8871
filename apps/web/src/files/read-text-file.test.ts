import { File } from 'node:buffer'
import { describe, expect, it } from 'vitest'
import { readTextFile } from './read-text-file'

const fileOf = (bytes: Uint8Array | string, name = 'x') =>
  new File([bytes], name) as unknown as globalThis.File

describe('readTextFile', () => {
  const read = (bytes: Uint8Array | string) => readTextFile(fileOf(bytes), 1_000, 'a list of words')
  const line = 'heron;цапля; café'

  it.each([
    ['UTF-8', new TextEncoder().encode(line)],
    ['UTF-16 little-endian', new Uint8Array(Buffer.from(`\uFEFF${line}`, 'utf16le'))],
    ['UTF-16 big-endian', new Uint8Array(Buffer.from(`\uFEFF${line}`, 'utf16le').swap16())],
  ])('decodes %s', async (_, bytes) => expect(await read(bytes)).toBe(line))

  it('decodes text of older spreadsheets', async () => {
    expect(await read(new Uint8Array(Buffer.from('café £5', 'latin1')))).toBe('café £5')
  })

  it('refuses files that are too large or not text', async () => {
    await expect(read('x'.repeat(1_001))).rejects.toThrow('too large to be a list of words')
    await expect(read(Uint8Array.of(80, 75, 3, 4, 0, 0, 255))).rejects.toThrow('isn’t a text file')
  })
})
