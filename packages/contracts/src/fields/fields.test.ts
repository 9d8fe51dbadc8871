import { describe, expect, it } from 'vitest'
import { isBlank, sanitisedLine, storable, visibleText } from './fields'

const name = visibleText({ most: 20, required: 'Name is required' })
const note = visibleText({ most: 20, lines: true })
const problems = (schema: typeof name, text: unknown) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? []

const blanks = [
  '',
  '   ',
  '\u200b\u200c\u200d\u2060\ufeff',
  '\u00ad',
  '\u034f\u180e\ufe0f',
  '\u3164\uffa0\u115f',
  '\u2800',
  '\u{e0061}\u{e007f}',
  '\0',
  '\u0007\u202e',
  '\u00a0\u3000\u2029',
]

describe('visibleText', () => {
  it('refuses a required text that shows nothing', () => {
    for (const blank of blanks) {
      expect(isBlank(blank), JSON.stringify(blank)).toBe(true)
      expect(problems(name, blank), JSON.stringify(blank)).toEqual(['Name is required'])
    }
    for (const text of ['x', '.', '🦉', '👩‍👩‍👧‍👦', 'é', 'שלום', '한', 'ไทย', '\u{1fae8}'])
      expect(isBlank(text)).toBe(false)
    expect(problems(name, undefined)).toEqual(['Name is required'])
    expect(note.parse(' \u200b ')).toBe('')
  })

  it('refuses characters that can’t be stored, or that reorder or hide the text around them', () => {
    for (const broken of ['a\0b', 'a\ud800', '\udc00a', 'a\u0007', 'a\u001b[2J', 'a\u202eb', 'a\u2066b']) {
      expect(problems(name, broken), JSON.stringify(broken)).toEqual(['Must not contain control characters'])
      expect(problems(note, broken), JSON.stringify(broken)).toHaveLength(1)
    }
  })

  it('removes invisible characters that come with pasted text', () => {
    expect(name.parse(' \ufeffsoft\u00adly\u200b ')).toBe('softly')
    expect(name.parse('two\tparts\r\nhere')).toBe('two parts here')
    expect(note.parse('one\r\ntwo\u2028three\n')).toBe('one\ntwo\nthree')
  })

  it('keeps every script, emoji and flag as typed, and measures the length without the surrounding spaces', () => {
    const england = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'
    for (const text of ['🦉📚', england, 'کتاب\u200cخانه', 'ז׳\u200f (7)', '\uf8ff', 'a  b']) {
      expect(name.parse(text)).toBe(text)
    }
    expect(name.parse(` ${'x'.repeat(20)} `)).toHaveLength(20)
    expect(problems(name, 'x'.repeat(21))).toEqual(['At most 20 characters'])
  })
})

describe('text taken from other programs', () => {
  it('is cleaned of everything that a user couldn’t type', () => {
    expect(sanitisedLine.parse(' a\0b \ud800\u202ec\u0007\r\nd ')).toBe('ab \ufffdc d')
    expect(sanitisedLine.parse('\0\u200b')).toBe('')
  })

  it('loses only what can’t be stored, if it must stay as it was', () => {
    expect(storable.parse(' a\0b\r\n\u202ec\ud800\u200b ')).toBe(' ab\r\n\u202ec\ufffd\u200b ')
  })
})
