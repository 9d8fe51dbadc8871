import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { returnPath } from './auth-return'

const to = (from: string) => returnPath(`?from=${encodeURIComponent(from)}`)

describe('returnPath', () => {
  it('returns an address of this site, with query and fragment', () => {
    expect(to('/word/12?context=a%20b#sense')).toBe('/word/12?context=a%20b#sense')
  })

  it('returns the home page when there is no address', () => {
    expect(returnPath('')).toBe('/')
    expect(to('')).toBe('/')
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    ' //evil.example',
    'evil.example',
  ])('returns the home page instead of %j', (from) => {
    expect(to(from)).toBe('/')
  })

  it.each(['/login', '/login/', '/registration?from=/me', '/forgot-password'])(
    'does not return to %s',
    (from) => {
      expect(to(from)).toBe('/')
    },
  )

  it('never leaves the site, whatever the address', () => {
    const hostile = fc.string({
      unit: fc.constantFrom('/', '\\', '.', '\t', '\n', '@', ':', 'a', '%2f', '?', '#', ' ', '\u0000'),
    })
    fc.assert(
      fc.property(hostile, (from) => {
        const path = to(`/${from}`)
        expect(path).toMatch(/^\/(?![/\\])/)
        expect(new URL(path, 'https://site.example').origin).toBe('https://site.example')
      }),
      { numRuns: 5000 },
    )
  })
})
