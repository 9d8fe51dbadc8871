import { describe, expect, it } from 'vitest'
import { safeAddress } from './safe-address'

describe('safeAddress', () => {
  it.each(['https://example.org/a?b=c#d', 'http://example.org', 'mailto:ann@example.org', '/about'])(
    'keeps %s',
    (address) => {
      expect(safeAddress(address)).toBe(address)
    },
  )

  it.each([
    ...['javascript:pwned()', 'java\nscript:pwned()', '\u0001javascript:pwned()', 'JaVaScRiPt:pwned()'],
    ...['data:text/html,x', 'vbscript:x', 'file:///etc/passwd', 'blob:x', '//example.org', '/\\example.org'],
    ...['https:javascript:pwned()', 'https:///x', 'about', '#here', '', 'mailto:'],
  ])('refuses %j', (address) => {
    expect(safeAddress(address)).toBeUndefined()
  })

  it('encodes what would end an address in Markdown', () => {
    expect(safeAddress('https://a.test/b c<d>"e"`f`')).toBe('https://a.test/b%20c%3Cd%3E%22e%22%60f%60')
  })
})
