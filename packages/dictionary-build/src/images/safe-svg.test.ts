import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeSvg } from './safe-svg'

const picture = (inner: string) => `<svg id="emoji" viewBox="0 0 72 72" onload="x()">${inner}</svg>`
const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72">'

describe('safeSvg', () => {
  it('drops comments, ids, classes, handlers and unnecessary digits', () => {
    const source = picture(
      '<!-- a --> <g id="line"><path class="c" onclick="y()" d="M1.23456,2Z"/></g>\n<g id="empty"/>',
    )
    expect(safeSvg(source)).toBe(`${HEAD}<g><path d="M1.234,2Z"/></g></svg>`)
  })

  it.each([
    ['a script', '<script>x()</script>'],
    ['a style', '<style>*{}</style>'],
    ['another picture', '<image href="http://x/"/>'],
    ['a foreign element', '<foreignObject/>'],
    ['a reference in a fill', '<path fill="url(#a)"/>'],
    ['text', 'hello'],
    ['a tag that is not closed', '<path d="M1"'],
  ])('refuses %s', (_, inner) => {
    expect(() => safeSvg(picture(inner))).toThrow()
  })

  it('never lets a reference or handler through', () => {
    const part = fc.constantFrom(
      '<',
      '>',
      '/',
      'g',
      'script',
      ' onload=',
      '"',
      "'",
      'href',
      '<!--',
      '-->',
      '<?',
      ' d="1"',
      '&',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        let out = ''
        try {
          out = safeSvg(picture(parts.join('')))
        } catch (error) {
          expect(error).toBeInstanceOf(Error)
        }
        expect(out).not.toMatch(/<script|onload|href|<!|<\?/)
      }),
    )
  })
})
