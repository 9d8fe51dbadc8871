import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_NAME_LENGTH, plainName } from './plain-name'

describe('a user-chosen name in a mail', () => {
  it.each([
    ['Hill School', 'Hill School'],
    ['St. Mary’s C.E. School (Leeds)', 'St. Mary’s C.E. School (Leeds)'],
    ['Year 7.2 – Ms O’Neill', 'Year 7.2 – Ms O’Neill'],
    ['Школа №5', 'Школа №5'],
    ['Win at https://evil.example/x?a=1 now', 'Win at now'],
    ['Visit evil.com/win today', 'Visit today'],
    ['www.evil', ''],
    ['Ask boss@evil.example', 'Ask'],
    ['ｅｖｉｌ．ｃｏｍ', ''],
    ['evil。com', ''],
    ['ev\u200bil.c\u00adom', ''],
    ['xn--80ak6aa92e.xn--p1ai', ''],
    ['javascript:alert(1) tel:+44123 mailto:x', ''],
    ['//evil', ''],
    ['10.0.0.1/x', ''],
    ['http://[::1]/x data:text/html,x', ''],
    ['evil.भारत', ''],
    ['One\r\nTwo\tThree', 'One Two Three'],
    ['Years 7/8, set: A', 'Years 7/8, set: A'],
  ])('%j becomes %j', (name, read) => {
    expect(plainName(name)).toBe(read)
  })

  it('is cut between words if possible', () => {
    expect(plainName('The Old School of the Three Long Rivers and Hills')).toBe(
      'The Old School of the Three Long Rivers…',
    )
    expect(plainName('x'.repeat(100))).toBe(`${'x'.repeat(MAX_NAME_LENGTH - 1)}…`)
    expect(plainName('👩‍🏫'.repeat(30)).isWellFormed()).toBe(true)
  })

  it('never contains anything that a mail program turns into a link', () => {
    const part = fc.constantFrom(
      'evil',
      '.',
      '．',
      'com',
      '://',
      'http',
      '@',
      ' ',
      '/',
      '\u200b',
      'www',
      'a',
      ':',
      '\\',
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof(part, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 20 }),
        (parts) => {
          const name = plainName(parts.join(''))
          expect(name.normalize('NFKC')).not.toMatch(/@|\/\/|www\.\S|\p{L}[.。]\p{L}{2,}|\p{Cf}|\n/iu)
          expect([...name].length).toBeLessThanOrEqual(MAX_NAME_LENGTH)
          expect(plainName(name)).toBe(name)
        },
      ),
    )
  })
})
