import { describe, expect, it } from 'vitest'
import { completeAddress } from './link-address'

describe('completeAddress', () => {
  it.each([
    ['example.org', 'https://example.org'],
    [' www.example.org/a?b#c ', 'https://www.example.org/a?b#c'],
    ['http://example.org', 'http://example.org'],
    ['ann@example.org', 'mailto:ann@example.org'],
    ['mailto:ann@example.org', 'mailto:ann@example.org'],
    ['/about', '/about'],
  ])('completes %j', (typed, address) => {
    expect(completeAddress(typed)).toBe(address)
  })

  it.each(['', 'about us', 'javascript:pwned()', 'data:text/html,x', '//example.org', 'file:///x'])(
    'refuses %j',
    (typed) => {
      expect(completeAddress(typed)).toBeUndefined()
    },
  )
})
