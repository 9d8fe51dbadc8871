import { File } from 'node:buffer'
import { zipBytes } from '@wordhoard/testkit/files/book-files'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FileProblem } from './file-problem'
import { readZipEntries } from './zip'

const fileOf = (bytes: Uint8Array | string, name = 'x') =>
  new File([bytes], name) as unknown as globalThis.File
const packed = zipBytes

describe('readZipEntries', () => {
  it('returns what was packed', async () => {
    const parts = fc.dictionary(fc.stringMatching(/^[a-zé/]{1,12}$/), fc.string({ maxLength: 400 }), {
      maxKeys: 6,
    })
    await fc.assert(
      fc.asyncProperty(parts, async (texts) => {
        const entries = await readZipEntries(fileOf(packed(texts)))
        const found: Record<string, string> = {}
        for (const { name, read } of entries) found[name] = new TextDecoder().decode(await read())
        expect(found).toEqual({ ...texts })
      }),
      { numRuns: 40 },
    )
  })

  it('rejects files that are not zip files or are truncated', async () => {
    const whole = packed({ a: 'The tide was low.' })
    await expect(readZipEntries(fileOf(''))).rejects.toThrow(FileProblem)
    await expect(readZipEntries(fileOf('The tide was low.'.repeat(50)))).rejects.toThrow('cut off')
    for (const length of [1, whole.length - 1, whole.length >> 1]) {
      await expect(readZipEntries(fileOf(whole.subarray(0, length)))).rejects.toThrow(FileProblem)
    }
  })

  it('never unpacks more bytes than announced, because a few bytes can become gigabytes', async () => {
    const bytes = packed({ a: 'x'.repeat(100_000) })
    const directory = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    bytes.writeUInt32LE(10, directory + 24)
    const [entry] = await readZipEntries(fileOf(bytes))
    await expect(entry?.read()).rejects.toThrow('damaged')
  })

  it('reports a damaged directory', async () => {
    const bytes = packed({ a: 'x' })
    bytes.writeUInt32LE(0, bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2])))
    await expect(readZipEntries(fileOf(bytes))).rejects.toThrow('damaged')
  })
})
