import { describe, expect, it } from 'vitest'
import { originPattern, serverOrigin } from './server-address'

describe('server address', () => {
  it.each([
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    [' https://Words.Example.org/reading-mode?x#y ', 'https://words.example.org'],
    ['words.example.org', 'https://words.example.org'],
    ['words.example.org:8443', 'https://words.example.org:8443'],
    ['localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1:3000/', 'http://127.0.0.1:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['https://example.org:443', 'https://example.org'],
  ])('%j has the origin %s', (typed, origin) => {
    expect(serverOrigin(typed)).toBe(origin)
  })

  it.each([
    '',
    '  ',
    'two words',
    'javascript:alert(1)',
    'javascript://example.org/%0aalert(1)',
    'ftp://example.org',
    'chrome://settings',
    'file:///etc/passwd',
    'https://user:secret@example.org',
    'https://',
  ])('%j is not a valid server address', (typed) => {
    expect(serverOrigin(typed)).toBe(null)
  })

  it('turns into a match pattern, without a port for Firefox', () => {
    expect(originPattern('http://127.0.0.1:3000', 'chrome')).toBe('http://127.0.0.1:3000/*')
    expect(originPattern('http://127.0.0.1:3000', 'firefox')).toBe('http://127.0.0.1/*')
    expect(originPattern('https://example.org', 'chrome')).toBe('https://example.org/*')
  })
})
