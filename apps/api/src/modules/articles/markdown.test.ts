import { hostileHtml, hostileMarkdown } from '@wordhoard/reading-html/testing/hostile-html'
import { htmlFaults } from '@wordhoard/reading-html/testing/html-faults'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './markdown'

const origin = 'https://words.example'
const html = (source: string) => renderMarkdown(source, origin).html
const text = (source: string) => renderMarkdown(source, origin).text

const { window } = new JSDOM('')
const parser = new window.DOMParser()

/** Returns everything forbidden in a page made of this HTML, parsed as a browser would. */
function faultsIn(result: string): string[] {
  const { body } = parser.parseFromString(`<main>${result}</main>`, 'text/html')
  return htmlFaults(body.querySelectorAll('main *'), 'article')
}

/** Tests a random quarter of the sources in each run, or all of them in a full run. */
const part = Math.floor(Math.random() * 4)
const sources = [...hostileMarkdown, ...hostileHtml]
const tried = process.env.FULL ? sources : sources.filter((_, index) => index % 4 === part)

describe('hostile markdown', () => {
  it('leaves nothing that could run, even when its result is rendered again', () => {
    expect(hostileMarkdown.length).toBeGreaterThan(700)
    for (const source of tried) {
      const first = html(source)
      expect(faultsIn(first), source).toEqual([])
      const twice = html(first)
      expect(faultsIn(twice), source).toEqual([])
    }
  }, 180_000)

  it('is just as harmless in combinations', () => {
    const piece = fc.constantFrom(...hostileMarkdown)
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 2, maxLength: 6 }),
        fc.constantFrom('', ' ', '\n', '\n\n'),
        (pieces, gap) => {
          expect(faultsIn(html(pieces.join(gap)))).toEqual([])
        },
      ),
      { numRuns: process.env.FULL ? 150 : 40 },
    )
  })

  it('would be found by this test, whether an element, an attribute or an address', () => {
    expect(faultsIn('<p onclick="x">a</p>')).toEqual(['P onclick=x'])
    expect(faultsIn('<svg></svg>')).toEqual(['svg'])
    expect(faultsIn('<a href="javascript:x">a</a>')).toEqual(['A href=javascript:x'])
    expect(faultsIn('<a href="//evil.example">a</a>')).toHaveLength(1)
  })
})

describe('links', () => {
  const hrefOf = (url: string) => /<a href="([^"]*)"/.exec(html(`<a href="${url}">x</a>`))?.[1]

  it('to this site are kept as paths that open in a new tab without opener', () => {
    expect(html('[x](/word/5)')).toBe('<p><a href="/word/5" target="_blank" rel="noopener">x</a></p>')
    expect(hrefOf('https://words.example/article/3?a=1#b')).toBe('/article/3?a=1#b')
    expect(hrefOf('//words.example/articles')).toBe('/articles')
    expect(hrefOf('/qr/a&amp;b')).toBe('/qr/a&amp;b')
    expect(html('https://words.example/about')).toContain('<a href="/about" target="_blank"')
  })

  it('to other hosts lose their address, however it is written', () => {
    for (const url of [
      'https://evil.example',
      'http://evil.example/words.example',
      'http://words.example/',
      '//evil.example',
      '\\\\evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'https:evil.example',
      'https:/\\evil.example',
      'HTTPS://EVIL.EXAMPLE',
      'https://words.example@evil.example/',
      'https://words.example:8080/',
      'https://words.example.evil.example/',
      'https://user:secret@words.example/',
      'ftp://words.example/',
      'mailto:a@words.example',
      'tel:123',
      '#top',
      '',
    ]) {
      expect(html(`<a href="${url}">x</a>`), url).toMatch(/^(<p>)?<a>x<\/a>(<\/p>)?$/)
    }
    expect(html('http://evil.example/a')).toBe('<p><a>http://evil.example/a</a></p>')
  })

  it('can’t smuggle another host in their path', () => {
    expect(hrefOf('https://words.example//evil.example')).toBe('/evil.example')
    expect(hrefOf('/.//evil.example/x')).toBe('/evil.example/x')
    expect(hrefOf('/..//\\evil.example')).toBe('/evil.example')
  })
})

describe('an article', () => {
  it('has typographic quotation marks, dashes and symbols', () => {
    expect(text(`"It's late" -- he said... 'No' (c) +-2`)).toBe('“It’s late” – he said… ‘No’ © ±2')
    expect(html('`"code" -- ...`')).toBe('<p><code>&quot;code&quot; -- ...</code></p>')
  })

  it('keeps headings, lists, tables, quotations and code', () => {
    expect(
      html('## A\n\n> b\n\n1. c\n\n| d |\n|---|\n| e |\n\n```js\nf < 1\n\n g\n```\n\n---').replaceAll(
        '\n<',
        '<',
      ),
    ).toBe(
      '<h2>A</h2><blockquote><p>b</p></blockquote><ol><li>c</li></ol><table><thead><tr><th>d</th></tr></thead>' +
        '<tbody><tr><td>e</td></tr></tbody></table><pre><code>f &lt; 1\n\n g</code></pre><hr>',
    )
  })

  it('loads images lazily and without a referrer', () => {
    expect(html('![A "cat"](https://example.org/a.png)')).toBe(
      '<p><img loading="lazy" decoding="async" referrerpolicy="no-referrer" alt="A &quot;cat&quot;" src="https://example.org/a.png"></p>',
    )
    expect(html('<img src="//example.org/a.png" width=40 height="9999999" style="x" class="y" id="z">')).toBe(
      '<p><img loading="lazy" decoding="async" referrerpolicy="no-referrer" width="40" alt="" src="https://example.org/a.png"></p>',
    )
    for (const src of [
      'http://example.org/a.png',
      '/api/users/me',
      'a.png',
      'data:image/svg+xml;base64,AA==',
    ]) {
      expect(html(`x <img src="${src}">`), src).toBe('<p>x</p>')
    }
  })

  it('looks as it did in the reader from which it was saved', () => {
    const reader =
      '<h2># 1</h2><p>a <span class="bold">b</span> *c* <span class="italic code">d</span><br>\u00a0\u00a0e</p><ul><li>f<ul><li>g</li></ul></li></ul>'
    expect(html(reader).replaceAll('\n<', '<')).toBe(
      '<h2># 1</h2><p>a <strong>b</strong> *c* <code><em>d</em></code><br>\u00a0\u00a0e</p><ul><li>f<ul><li>g</li></ul></li></ul>',
    )
  })

  it('leaves out what its source page hid', () => {
    expect(
      text('<p>a<span style="display:none">b</span><span class="mw-editsection">[edit]</span></p>'),
    ).toBe('a')
  })

  it('has empty lines between blocks in its plain text, and no breaks in words with inline tags', () => {
    expect(text('# A\n\nb\nc  \nd\n\n* e\n  * f\n\n| g | h |\n|---|---|\n| i | |')).toBe(
      'A\n\nb c\nd\n\ne\n\nf\n\ng\n\nh\n\ni',
    )
    expect(text('un<b>happy</b> a<img src="https://a.example/a.png">b')).toBe('unhappy a b')
    expect(text('<div>a<section>b<p>c</p>d</section></div><dl><dt>e<dd>f</dl>')).toBe(
      'a\n\nb\n\nc\n\nd\n\ne\n\nf',
    )
    expect(text('```\na\n  b\n```')).toBe('a\n  b')
  })

  it('is unchanged when its HTML is rendered again', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '# ',
            '* ',
            '> ',
            'word ',
            '**',
            '`',
            '\n',
            '\n\n',
            '<p>',
            '</div>',
            '<li>',
            '<b>',
            '|',
            '&lt;',
            '![a](https://a.example/b)',
          ),
        ),
        (pieces) => {
          const first = html(pieces.join(''))
          expect(html(first.replace(/\n+/g, ' ')).replace(/\s+/g, '')).toBe(first.replace(/\s+/g, ''))
        },
      ),
      { numRuns: 300, examples: [[['</div>', '# ']]] },
    )
  })

  it('is refused with too many costly HTML elements, but not for being long', () => {
    for (const source of [
      '<br>'.repeat(11_000),
      '<x>a</x>'.repeat(1_100),
      '<b-x>a</b-x>'.repeat(1_100),
      '<!--a-->'.repeat(1_100),
      `<div>${'</p>'.repeat(11_000)}`,
      `${Array.from({ length: 50 }, (_, index) => `<b a${index}>`).join('')}${'<p>'.repeat(300)}`,
    ]) {
      expect(() => html(source), source.slice(0, 20)).toThrow('too many elements')
    }
    const prose = `<p>${'word '.repeat(20)}<i>word</i></p>`
    expect(text(prose.repeat(5_100))).toMatch(/^word/)
    expect(text('<p>a <!-- b --> < 3 <o:p>c</o:p></p>'.repeat(50))).toMatch(/^a < 3 c/)
  })

  it('is refused when nested too deeply', () => {
    for (const tag of ['<div>', '<b>', '<blockquote>', '<x>', '<span/>']) {
      expect(() => html(tag.repeat(5_000))).toThrow(RangeError)
    }
    expect(text(`${'<div>'.repeat(300)}x`)).toBe('x')
    expect(text('<p>a<br><li>b'.repeat(3_000)).length).toBeGreaterThan(5_000)
  })
})
