// @vitest-environment jsdom
import { hostileHtml, hostileMarkdown } from '@wordhoard/reading-html/testing/hostile-html'
import { htmlFaults } from '@wordhoard/reading-html/testing/html-faults'
import { describe, expect, it } from 'vitest'
import { fragmentToHtml, sanitise, sanitiseArticle, sanitiseToHtml } from './sanitise'

describe('sanitising', () => {
  it('keeps headings, lists, tables, quotations and code', () => {
    const kept =
      '<h2>Gulls</h2><p>One.</p><ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol><blockquote><p>d</p></blockquote>' +
      '<pre>e\n  f</pre><hr><table><tbody><tr><th>g</th><td>h</td></tr></tbody></table><dl><dt>i</dt><dd>j</dd></dl>'
    expect(sanitiseToHtml(kept)).toBe(kept.replace('<li>a<ul>', '<li><p>a</p><ul>'))
  })

  it('turns formatting into spans of the same look and links into their text', () => {
    expect(
      sanitiseToHtml(
        '<p><b>a</b> <em>b</em> <code>c</code>x<sup>2</sup> <a href="https://example.org">d</a></p>',
      ),
    ).toBe(
      '<p><span class="bold">a</span> <span class="italic">b</span> <span class="code">c</span>x<span class="superscript">2</span> d</p>',
    )
  })

  it('leaves its own output unchanged', () => {
    const once = sanitiseToHtml(
      '<p><b><i>a</i></b> &lt;b&gt; <u>c</u></p><p>d<br>e</p><p><img src="https://x.test/a.png" alt="f"></p>',
    )
    expect(sanitiseToHtml(once)).toBe(once)
  })

  it('strips all attributes but those of images', () => {
    expect(
      sanitiseToHtml('<p id="a" class="b" style="color:red" onclick="c()" lang="de" data-x="1">d</p>'),
    ).toBe('<p>d</p>')
    expect(
      sanitiseToHtml(
        '<p><img src="https://x.test/a.png" alt="b" width="20" height="10" onerror="c()" srcset="d" style="e"></p>',
      ),
    ).toBe(
      '<p><img loading="lazy" decoding="async" referrerpolicy="no-referrer" alt="b" width="20" height="10" src="https://x.test/a.png"></p>',
    )
  })

  it.each([
    'http://x.test/a.png',
    'javascript:alert(1)',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PHA+',
    'file:///C:/a.png',
    'blob:https://x.test/1',
  ])('removes an image from %s', (src) => {
    expect(sanitiseToHtml(`<p>a<img src="${src}" alt="b"></p>`)).toBe('<p>a</p>')
  })

  it.each(hostileHtml)('makes %s harmless', (attack) => {
    const html = sanitiseToHtml(`<p>before</p>${attack}`)
    expect(html).toContain('before')
    expect(html).not.toMatch(
      /<(script|style|svg|math|iframe|object|embed|base|meta|template|form|input|noscript)/i,
    )
    expect(html).not.toMatch(/<[^>]*\son\w+\s*=/i)
  })

  it('reads Google Docs: takes emphasis from styles and ignores its bold wrapper', () => {
    const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:700">Bold</span><span style="font-style:italic"> slant</span></p><br><p><span style="font-weight:400">plain</span></p></b>`
    expect(sanitiseToHtml(html)).toBe(
      '<p><span class="bold">Bold</span><span class="italic"> slant</span></p><p>plain</p>',
    )
  })

  it('reads Word: builds lists from its paragraphs and drops its clutter', () => {
    const entry = (level: number, marker: string, text: string) =>
      `<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`
    const html = `<html xmlns:o="urn:x"><head><style><!-- p.Mso{mso-x:y} --></style><!--[if gte mso 9]><xml>a</xml><![endif]--></head><body><!--StartFragment--><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Title</b><o:p></o:p></p>${entry(1, '·', 'one')}${entry(2, 'o', 'two')}${entry(1, '·', 'three')}<p class=MsoNormal><o:p>&nbsp;</o:p></p>${entry(1, '1.', 'four')}<!--EndFragment--></body></html>`
    expect(sanitiseToHtml(html)).toBe(
      '<p><span class="bold">Title</span></p><ul><li><p>one</p><ul><li>two</li></ul></li><li>three</li></ul><ol><li>four</li></ol>',
    )
  })

  it('makes paragraphs of loose text, divs and double line breaks', () => {
    expect(sanitiseToHtml('a <i>b</i><div>c<div>d</div></div>e<br><br>f<br>g')).toBe(
      '<p>a <span class="italic">b</span></p><p>c</p><p>d</p><p>e</p><p>f<br>g</p>',
    )
  })

  it('removes hidden parts and Wikipedia’s edit links', () => {
    expect(
      sanitiseToHtml(
        '<h2>A<span class="mw-editsection">[edit]</span></h2><p>b<span style="display:none">c</span></p>',
      ),
    ).toBe('<h2>A</h2><p>b</p>')
  })

  it('joins the wrapped lines of a plain-text page', () => {
    const line = 'It was a wet evening in March, and the last ferry had already gone when the\n'
    const html = sanitiseToHtml(`<pre>CHAPTER I\n\n${line.repeat(30)}end.\n</pre>`)
    expect(html).toMatch(/^<h2>CHAPTER I<\/h2><p>It was .* the It was .* end\.<\/p>$/)
  })

  it('returns nothing for a frameset', () => {
    expect(sanitiseToHtml('<frameset><frame src="https://x.test/"></frameset>')).toBe('')
  })

  it('survives deep nesting and malformed markup', () => {
    expect(sanitiseToHtml(`${'<div><b>'.repeat(240)}x`)).toContain('x')
    expect(sanitiseToHtml('<p>a<<b>c</p')).toContain('a')
  })
})

describe('the HTML of an article', () => {
  const shown = (html: string) => fragmentToHtml(sanitiseArticle(html))

  it('keeps links within this site, opened in a new tab, and only the text of others', () => {
    expect(shown('<p><a href="/about" onclick="x()" class="y" target="_self">One</a></p>')).toBe(
      '<p><a href="/about" target="_blank" rel="noopener">One</a></p>',
    )
    for (const href of ['https://example.org/', '//example.org', 'javascript:x()', '']) {
      expect(shown(`<p><a href="${href}">Two <b>bold</b></a></p>`), href).toBe(
        '<p><a>Two <span class="bold">bold</span></a></p>',
      )
    }
  })

  it('is sanitised like any other HTML', () => {
    expect(shown('<p>a<script>x()</script><img src="x" onerror="x()"></p><style>p {}</style>')).toBe(
      '<p>a</p>',
    )
  })
})

/** With FULL set all samples are tried; otherwise a different sixteenth in each run. */
const part = Math.floor(Math.random() * 16)
const tried = hostileMarkdown.filter((_, index) => process.env.FULL || index % 16 === part)

describe('the server’s hostile samples', () => {
  it('are harmless in the browser too, even when the result is sanitised again', () => {
    for (const source of tried) {
      for (const clean of [sanitise, sanitiseArticle]) {
        const once = clean(source)
        expect(htmlFaults(once.querySelectorAll('*'), 'reader'), source).toEqual([])
        const twice = clean(fragmentToHtml(once))
        expect(htmlFaults(twice.querySelectorAll('*'), 'reader'), source).toEqual([])
      }
    }
  }, 180_000)
})
