// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { blocksOfParsed } from './parsed-article'
import { fragmentToHtml, sanitiseArticle } from './sanitise'

function parseHtml(html: string): Element {
  const page = document.implementation.createHTMLDocument('')
  page.body.innerHTML = `<article>${html}</article>`
  return page.body.firstElementChild!
}

const html = (fragment: DocumentFragment | undefined) => fragment && fragmentToHtml(fragment)

describe('blocksOfParsed', () => {
  it.each([
    '<h2>The harbour</h2>\n<p>The <em>gulls</em> were <strong>loud</strong>, x<sup>2</sup> &lt;b&gt; &amp; “so”.</p>\n',
    '<p>See <a href="/about" target="_blank" rel="noopener">another page</a>, <a>a site</a> and <a><em>more</em></a>.</p>',
    '<div><p>a</p>\n<div>b<br><br>c</div></div>\n<hr>\n<ul><li>d<ul><li>e</li></ul></li></ul>',
    '<table><thead><tr><th>f</th></tr></thead><tbody><tr><td></td><td>g</td></tr></tbody></table>',
    '<p><img loading="lazy" decoding="async" referrerpolicy="no-referrer" width="20" alt="h" src="https://x.test/a.png"></p>',
    '<pre><code>i\n  j</code></pre>\n<p><small>k</small> <mark>l</mark> <kbd>m</kbd></p>',
    `<pre>${'const n = 1\n'.repeat(20)}</pre>`,
  ])('returns the same blocks as the sanitiser for %s', (text) => {
    expect(html(blocksOfParsed(parseHtml(text)))).toBe(html(sanitiseArticle(text)))
  })

  it('copies only the elements that the reader allows, whatever the page has become', () => {
    const changed =
      '<p onclick="o()" style="color:red">a<script>p()</script><font size="2">b</font></p><iframe src="//q.test"></iframe>' +
      '<p><a href="javascript:r()">c</a><img src="x" onerror="s()"><svg><a href="/t">d</a></svg></p><form><p>e</p></form>'
    const blocks = blocksOfParsed(parseHtml(changed))!
    expect(
      [...blocks.querySelectorAll('*')].flatMap((element) => [
        element.localName,
        ...element.getAttributeNames(),
      ]),
    ).toEqual(['p', 'p', 'a', 'p'])
  })

  it.each(['nextSibling', 'firstChild', 'nodeType', 'tagName', 'getAttribute'])(
    'leaves an article to the sanitiser if a form’s field shadows its %s',
    (name) => {
      const form = `<input name="${name}" form="f"><p>a</p><form id="f"><input name="${name}"></form>`
      expect(blocksOfParsed(parseHtml(form))).toBeUndefined()
      expect(html(sanitiseArticle(form))).toBe('<p>a</p>')
    },
  )

  it('leaves an article to the sanitiser if it holds a plain-text page', () => {
    expect(blocksOfParsed(parseHtml(`<pre>${'A line of a tale.\n'.repeat(120)}</pre>`))).toBeUndefined()
  })
})
