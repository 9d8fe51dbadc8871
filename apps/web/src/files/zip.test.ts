import { File } from 'node:buffer'
import { zipBytes } from '@wordhoard/testkit/files/book-files'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDelimited, separatorOf } from './delimited'
import { FileProblem } from './file-problem'
import { textOfFile } from './text-of-file'
import { zipEntries } from './zip'

const fileOf = (bytes: Uint8Array | string, name = 'x') =>
  new File([bytes], name) as unknown as globalThis.File
const packed = zipBytes

describe('zipEntries', () => {
  it('returns what was packed', async () => {
    const parts = fc.dictionary(fc.stringMatching(/^[a-zé/]{1,12}$/), fc.string({ maxLength: 400 }), {
      maxKeys: 6,
    })
    await fc.assert(
      fc.asyncProperty(parts, async (texts) => {
        const entries = await zipEntries(fileOf(packed(texts)))
        const found: Record<string, string> = {}
        for (const { name, read } of entries) found[name] = new TextDecoder().decode(await read())
        expect(found).toEqual({ ...texts })
      }),
      { numRuns: 40 },
    )
  })

  it('rejects files that are not zip files or are truncated', async () => {
    const whole = packed({ a: 'The tide was low.' })
    await expect(zipEntries(fileOf(''))).rejects.toThrow(FileProblem)
    await expect(zipEntries(fileOf('The tide was low.'.repeat(50)))).rejects.toThrow('cut off')
    for (const length of [1, whole.length - 1, whole.length >> 1]) {
      await expect(zipEntries(fileOf(whole.subarray(0, length)))).rejects.toThrow(FileProblem)
    }
  })

  it('never unpacks more bytes than announced, because a few bytes can become gigabytes', async () => {
    const bytes = packed({ a: 'x'.repeat(100_000) })
    const directory = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    bytes.writeUInt32LE(10, directory + 24)
    const [entry] = await zipEntries(fileOf(bytes))
    await expect(entry?.read()).rejects.toThrow('damaged')
  })

  it('reports a damaged directory', async () => {
    const bytes = packed({ a: 'x' })
    bytes.writeUInt32LE(0, bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2])))
    await expect(zipEntries(fileOf(bytes))).rejects.toThrow('damaged')
  })
})

describe('delimited text', () => {
  const field = fc.string({ unit: fc.constantFrom('a', 'é', ' ', ',', ';', '"', '\n', '\r\n', '\t', '|') })
  const write = (rows: readonly (readonly string[])[], separator: string) =>
    rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator)).join('\n')

  it('survives the round trip, whatever its fields contain', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(field, { minLength: 1, maxLength: 4 })),
        fc.constantFrom(',', ';', '\t', '|'),
        (rows, separator) => {
          const shown = rows.filter((row) => row.some((text) => text.trim() !== ''))
          expect(parseDelimited(write(rows, separator), separator)).toEqual(shown)
        },
      ),
    )
  })

  it.each([
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['"a"rest,b', [['a', 'b']]],
    ['5" pipe,b', [['5" pipe', 'b']]],
    ['"never closed, b\nc', [['never closed, b\nc']]],
    ['\n \n,\n', []],
    ['', []],
  ])('%j is parsed as intended', (text, rows) => {
    expect(parseDelimited(text, ',')).toEqual(rows)
  })

  it('is split by the separator that gives all rows the same length', () => {
    expect(separatorOf('Ada, Byron;7b\nAlan; 7b\nGrace, M.;7c')).toBe(';')
    expect(separatorOf('a\tb\nc\td')).toBe('\t')
    expect(separatorOf('one\ntwo\nthree')).toBeUndefined()
    expect(separatorOf('')).toBeUndefined()
  })

  it('is judged by its beginning when it is long, without the last row, which is cut off', () => {
    expect(separatorOf('word;meaning\n'.repeat(5_000))).toBe(';')
  })
})

describe('textOfFile', () => {
  const read = (bytes: Uint8Array | string) => textOfFile(fileOf(bytes), 1_000, 'a list of words')
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
    await expect(read(Uint8Array.of(80, 75, 3, 4, 0, 0, 255))).rejects.toThrow('not a text file')
  })
})
