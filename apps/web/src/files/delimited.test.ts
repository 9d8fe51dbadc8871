import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectSeparator, parseDelimited } from './delimited'

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
    expect(detectSeparator('Ada, Byron;7b\nAlan; 7b\nGrace, M.;7c')).toBe(';')
    expect(detectSeparator('a\tb\nc\td')).toBe('\t')
    expect(detectSeparator('one\ntwo\nthree')).toBeUndefined()
    expect(detectSeparator('')).toBeUndefined()
  })

  it('is judged by its beginning when it is long, without the last row, which is cut off', () => {
    expect(detectSeparator('word;meaning\n'.repeat(5_000))).toBe(';')
  })
})
