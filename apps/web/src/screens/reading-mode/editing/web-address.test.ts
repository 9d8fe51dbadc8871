import { describe, expect, it } from 'vitest'
import { webAddressOf } from './web-address'

describe('webAddressOf', () => {
  it.each([
    ['https://example.org', 'https://example.org'],
    ['  http://example.org/a/story?x=1#end\n', 'http://example.org/a/story?x=1#end'],
    ['www.example.org/story', 'https://www.example.org/story'],
    ['HTTPS://Example.org/Ä', 'HTTPS://Example.org/Ä'],
  ])('finds %j', (text, address) => expect(webAddressOf(text)).toBe(address))

  it.each([
    '',
    'e.g.',
    'example.org',
    'https://',
    'https://localhost',
    'See https://example.org',
    'https://example.org and more',
    'https://example.org\nhttps://example.com',
    'ftp://example.org',
    'javascript:alert(1)',
    `https://example.org/${'x'.repeat(2_000)}`,
  ])('finds none in %j', (text) => expect(webAddressOf(text)).toBeUndefined())
})
