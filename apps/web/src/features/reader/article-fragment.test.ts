// @vitest-environment jsdom
import fixtures from 'dompurify-fixtures/test/fixtures/expect.js'
import { describe, expect, it } from 'vitest'
import { articleFragment } from './article-fragment'
import { fragmentToHtml } from './sanitise'

const shown = (html: string) => fragmentToHtml(articleFragment(html))

/** Markup that two parsers may read differently, or that changes when it is read a second time. */
const mutating = [
  '<svg><p><style><g title="</style><img src=x onerror=x()>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=x()&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=x()>',
  '<noscript><p title="</noscript><img src=x onerror=x()>">',
  '<template><img src=x onerror=x()></template><xmp><img src=x onerror=x()></xmp>',
  '<a href="java\nscript:x()">a</a><a href="data:text/html,x">b</a><a href="//example.org">c</a>',
  '<p id="body" name="forms" style="color:red" class="bold hidden" data-x="1" onclick="x()">d</p>',
  '<iframe srcdoc="<script>x()</script>"></iframe><object data="x"></object><base href="https://example.org/">',
]

describe('the HTML of an article', () => {
  it('keeps links within this site, in a new tab, and the words of others', () => {
    expect(shown('<p><a href="/about" onclick="x()" class="y" target="_self">One</a></p>')).toBe(
      '<p><a href="/about" target="_blank" rel="noopener">One</a></p>',
    )
    for (const href of ['https://example.org/', '//example.org', 'javascript:x()', '']) {
      expect(shown(`<p><a href="${href}">Two <b>bold</b></a></p>`), href).toBe(
        '<p><a>Two <span class="bold">bold</span></a></p>',
      )
    }
    expect(shown('<p><a>Three</a></p>')).toBe('<p><a>Three</a></p>')
  })

  it('is nothing but text, its structure, pictures and links, even where the server had cleaned nothing', () => {
    const elements = new Set(
      (
        'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tfoot tr td th blockquote pre hr br span a img ' +
        'figure figcaption'
      ).split(' '),
    )
    const attributes = new Set(
      'class href target rel src alt width height loading decoding referrerpolicy'.split(' '),
    )
    for (const html of [...fixtures.map(({ payload }) => payload), ...mutating]) {
      for (const element of articleFragment(html).querySelectorAll('*')) {
        expect(elements, html).toContain(element.localName)
        expect(element.namespaceURI, html).toBe('http://www.w3.org/1999/xhtml')
        for (const { name, value } of element.attributes) {
          expect(attributes, html).toContain(name)
          if (name === 'href') expect(value, html).toMatch(/^\/(?!\/)/)
          if (name === 'src')
            expect(value, html).toMatch(/^(?:https:\/\/|data:image\/(?:png|jpeg|gif|webp);base64,)/)
          if (name === 'class') expect(value, html).toMatch(/^[a-z ]+$/)
        }
      }
    }
  })
})
