import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expandEmptyTags, withoutStyles } from './inert-markup'

/** Does the same with regular expressions, which take quadratic time for unclosed elements or tags. */
const slowly = (text: string) =>
  text
    .replace(/<(style|script)\b[^>]*?(?:\/>|>[\s\S]*?<\/\1\s*>)/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s"'/])(style|on[a-z]+)(\s*=)/gi, '$1data-$2$3'))

describe('inert markup', () => {
  it('has no styles and scripts, but keeps what only resembles them', () => {
    expect(withoutStyles('a<style type="text/css">b{}</STYLE >c<script src="d"/>e<styled>f</styled>')).toBe(
      'ace<styled>f</styled>',
    )
    expect(withoutStyles('a<style>b<p style="c" onclick=d>e')).toBe(
      'a<style>b<p data-style="c" data-onclick=d>e',
    )
  })

  it('equals the result of the regular expressions', () => {
    const piece = fc.constantFrom(
      ...[
        '<style',
        '<script',
        '</style',
        '</SCRIPT ',
        '>',
        '/>',
        '<p',
        ' style=',
        '"onx =',
        '<',
        'a',
        ' ',
        '/',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join('')
        expect(withoutStyles(text)).toBe(slowly(text))
      }),
      { numRuns: 2_000 },
    )
  })

  it('has an end tag for each self-closed element', () => {
    expect(expandEmptyTags('<a id="b"/><br/><Div/>c<p x="/">d</p><pre/>')).toBe(
      '<a id="b"></a><br/><Div></Div>c<p x="/">d</p><pre/>',
    )
  })
})
