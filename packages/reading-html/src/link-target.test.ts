import { describe, expect, it } from 'vitest'
import { linkTarget } from './link-target'

const origin = 'https://words.example'
const target = (href: string) => linkTarget(href, origin)

describe('linkTarget', () => {
  it('returns a path for a link to this site', () => {
    expect(target('/about?a=1#b')).toBe('/about?a=1#b')
    expect(target('https://words.example/word/3')).toBe('/word/3')
    expect(target('//words.example/word/3')).toBe('/word/3')
    expect(target('7')).toBe('/article/7')
  })

  it('returns undefined for other hosts, other protocols and invalid addresses', () => {
    for (const href of [
      'https://example.org/',
      '//example.org/x',
      '\\\\example.org',
      'https://words.example.evil/',
      'https://a:b@words.example/',
      'http://words.example/',
      'javascript:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      'mailto:a@example.org',
      'https://',
      '#top',
      ' ',
    ]) {
      expect(target(href), href).toBeUndefined()
    }
  })

  it('never returns a path that names another host', () => {
    expect(target('https://words.example//example.org/x')).toBe('/example.org/x')
  })
})
