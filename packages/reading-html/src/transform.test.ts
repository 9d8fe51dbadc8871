// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { articleHtml } from './article-html'
import { readerBlocks } from './reader-blocks'
import { articleRules, browserText } from './rules'
import { hostileHtml, hostileMarkdown } from './testing/hostile-html'
import { htmlFaults } from './testing/html-faults'

const linkOrigin = 'https://words.example'

function parse(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument('')
  body.innerHTML = html
  return body
}

/** Returns the HTML as stored for an article. */
const stored = (html: string) =>
  articleHtml(parse(html), articleRules('server', linkOrigin)).html.replaceAll('\n', '')

/** Returns the HTML as shown by the reader. */
function showInBrowser(html: string, rules = articleRules('browser', linkOrigin)): string {
  const body = parse('')
  body.append(readerBlocks(parse(html), rules, document))
  return body.innerHTML
}

/** Source trees with their expected stored and shown HTML. */
const examples: readonly (readonly [what: string, source: string, stored: string, shown: string])[] = [
  [
    'formatting',
    '<p><b>a</b> <cite>b</cite> <small>c</small></p>',
    '<p><strong>a</strong> <cite>b</cite> <small>c</small></p>',
    '<p><span class="bold">a</span> <span class="italic">b</span> c</p>',
  ],
  [
    'containers',
    '<main><section>a<p>b</p></section></main>',
    '<div><div>a<p>b</p></div></div>',
    '<p>a</p><p>b</p>',
  ],
  ['text without a block', 'a<p>b</p>c', '<p>a</p><p>b</p><p>c</p>', '<p>a</p><p>b</p><p>c</p>'],
  ['line breaks in a row', '<div>a<br><br>b</div>', '<div>a<br><br>b</div>', '<p>a</p><p>b</p>'],
  [
    'blocks within a line',
    '<b>a<p>b</p></b>',
    '<p><strong>a</strong></p><p><strong>b</strong></p>',
    '<p>a</p><p>b</p>',
  ],
  [
    'lists in lists',
    '<ul><li>a</li><ul><li>b</li></ul></ul>',
    '<ul><li>a</li><ul><li>b</li></ul></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  [
    'links within this site and to others',
    '<p><a href="/a?b#c">a</a><a href="https://other.example/">b</a></p>',
    '<p><a href="/a?b#c" target="_blank" rel="noopener">a</a><a>b</a></p>',
    '<p><a href="/a?b#c" target="_blank" rel="noopener">a</a><a>b</a></p>',
  ],
  ['text as it was typed', '<pre>a\n  <div>b</div></pre>', '<pre>a  <div>b</div></pre>', '<pre>a\n  b</pre>'],
  [
    'rules',
    '<p>a</p><hr><ul><li>b</li><hr></ul>',
    '<p>a</p><hr><ul><li>b</li><hr></ul>',
    '<p>a</p><hr><ul><li>b<hr></li></ul>',
  ],
  ['form feeds', '<p>a\f b</p>', '<p>a b</p>', '<p>a b</p>'],
]

/** All hostile texts in full runs; otherwise a random quarter of them. */
const part = Math.floor(Math.random() * 4)
const tried = [...hostileMarkdown, ...hostileHtml].filter(
  (_, index) => process.env.FULL || index % 4 === part,
)

describe('the transform', () => {
  it.each(examples)('writes %s for storing and for reading', (_, source, inArticle, inReader) => {
    expect(stored(source)).toBe(inArticle)
    expect(showInBrowser(source)).toBe(inReader)
  })

  it('shows a stored article as it would show its source', () => {
    for (const [, source] of examples.filter(([what]) => !/blocks within|form feeds/.test(what))) {
      expect(showInBrowser(stored(source)), source).toBe(showInBrowser(source).replace('\n', ''))
    }
  })

  it('removes links where texts must have none', () => {
    expect(showInBrowser('<p><a href="/a">a <b>b</b></a></p>', browserText)).toBe(
      '<p>a <span class="bold">b</span></p>',
    )
  })

  it('leaves out hidden elements, wherever they are', () => {
    const hidden = '<div class="mw-editsection">hidden</div>'
    for (const source of [
      `<p>a</p>${hidden}`,
      `<dl>${hidden}<dt>a</dt></dl>`,
      `<ul><li>a</li>${hidden}</ul>`,
    ]) {
      expect(stored(source)).not.toContain('hidden')
      expect(showInBrowser(source)).not.toContain('hidden')
    }
    expect(showInBrowser('<pre><i class="mw-editsection">hidden</i></pre>')).toBe('')
  })

  it('returns the plain text of an article along with its HTML', () => {
    const source = '<h2>a</h2><p>b<br>c <img src="https://x.example/d.png">e</p><pre>f\n  g</pre>'
    expect(articleHtml(parse(source), articleRules('server', linkOrigin)).text).toBe('a\n\nb\nc e\n\nf\n  g')
  })

  it('lets nothing active through, even without a sanitiser', () => {
    for (const source of tried) {
      // Forms whose fields shadow their properties are left to the sanitiser.
      const body = parse(source)
      if (body.querySelector('form [name]')) continue
      const html = stored(source)
      expect(htmlFaults(parse(html).querySelectorAll('*'), 'article'), source).toEqual([])
      const blocks = readerBlocks(body, articleRules('browser', linkOrigin), document)
      expect(htmlFaults(blocks.querySelectorAll('*'), 'reader'), source).toEqual([])
    }
  }, 60_000)
})
