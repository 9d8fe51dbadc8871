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

describe('a packed file', () => {
  it('gives back what was packed into it', async () => {
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

  it('is none of any other bytes, nor of a part of itself', async () => {
    const whole = packed({ a: 'The tide was low.' })
    await expect(zipEntries(fileOf(''))).rejects.toThrow(FileProblem)
    await expect(zipEntries(fileOf('The tide was low.'.repeat(50)))).rejects.toThrow('cut off')
    for (const length of [1, whole.length - 1, whole.length >> 1]) {
      await expect(zipEntries(fileOf(whole.subarray(0, length)))).rejects.toThrow(FileProblem)
    }
  })

  it('does not unpack to more than it said: a few bytes can become gigabytes', async () => {
    const bytes = packed({ a: 'x'.repeat(100_000) })
    const directory = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    bytes.writeUInt32LE(10, directory + 24)
    const [entry] = await zipEntries(fileOf(bytes))
    await expect(entry?.read()).rejects.toThrow('damaged')
  })

  it('whose directory is damaged says so', async () => {
    const bytes = packed({ a: 'x' })
    bytes.writeUInt32LE(0, bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2])))
    await expect(zipEntries(fileOf(bytes))).rejects.toThrow('damaged')
  })
})

describe('a table in a text', () => {
  const field = fc.string({ unit: fc.constantFrom('a', 'é', ' ', ',', ';', '"', '\n', '\r\n', '\t', '|') })
  const write = (rows: readonly (readonly string[])[], separator: string) =>
    rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator)).join('\n')

  it('has the fields that were written into it, whatever stands in them', () => {
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
  ])('%j is read as it is meant', (text, rows) => {
    expect(parseDelimited(text, ',')).toEqual(rows)
  })

  it('has the separator by which its rows are alike', () => {
    expect(separatorOf('Ada, Byron;7b\nAlan; 7b\nGrace, M.;7c')).toBe(';')
    expect(separatorOf('a\tb\nc\td')).toBe('\t')
    expect(separatorOf('one\ntwo\nthree')).toBeUndefined()
    expect(separatorOf('')).toBeUndefined()
  })

  it('that is long is judged by its beginning, its last row being cut off there', () => {
    expect(separatorOf('word;meaning\n'.repeat(5_000))).toBe(';')
  })
})

describe('the text of a file', () => {
  const read = (bytes: Uint8Array | string) => textOfFile(fileOf(bytes), 1_000, 'a list of words')
  const line = 'heron;цапля; café'

  it.each([
    ['UTF-8', new TextEncoder().encode(line)],
    ['UTF-16 little-endian', new Uint8Array(Buffer.from(`\uFEFF${line}`, 'utf16le'))],
    ['UTF-16 big-endian', new Uint8Array(Buffer.from(`\uFEFF${line}`, 'utf16le').swap16())],
  ])('in %s is read as it was written', async (_, bytes) => expect(await read(bytes)).toBe(line))

  it('of an older spreadsheet is read as it was written', async () => {
    expect(await read(new Uint8Array(Buffer.from('café £5', 'latin1')))).toBe('café £5')
  })

  it('is refused when it is too large, or no text', async () => {
    await expect(read('x'.repeat(1_001))).rejects.toThrow('too large to be a list of words')
    await expect(read(Uint8Array.of(80, 75, 3, 4, 0, 0, 255))).rejects.toThrow('not a text file')
  })
})
