import { readLibrary } from '@wordhoard/library/library'
import fc from 'fast-check'
import MarkdownIt from 'markdown-it'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from './clean-html'
import { renderMarkdown } from './markdown'
import { renderedTree } from './rendered-tree'

const origin = 'https://words.example'
const markdown = new MarkdownIt({ html: true, linkify: true, typographer: true })
/** By way of a browser's parser and a sanitiser. */
const bySanitiser = (source: string) => cleanHtml(markdown.render(source), origin)

describe('markdown without raw HTML', () => {
  it('looks the same as by way of a sanitiser: every article that comes with the product', () => {
    const articles = readLibrary()
    expect(articles.length).toBeGreaterThan(5)
    for (const article of articles) {
      const source = article.markdown
      expect(renderedTree(markdown.render(source))).toBeDefined()
      expect(renderMarkdown(source, origin)).toEqual(bySanitiser(source))
    }
  })

  it('looks the same, whatever it is made of', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...[
          'a',
          'b c',
          '*',
          '**',
          '_',
          '`',
          '``',
          '~~',
          '#',
          '## ',
          '> ',
          '- ',
          '1. ',
          '\n',
          '\n\n',
          '  \n',
          '\t',
          '    ',
        ],
        ...[
          '[a](/word/5)',
          '[b](https://evil.example "t")',
          '![a](https://x.example/a.png)',
          '![](//x.example/a)',
        ],
        ...[
          '![a](data:image/png;base64,AA)',
          '[c](</a b>)',
          '[d]',
          '\n[d]: /e "f"\n',
          '|',
          '|---|',
          'a|b\n-|-\nc|d\n',
        ],
        ...[
          '```js\nf\n\n g\n```\n',
          '&amp;',
          '&lt;b&gt;',
          '&',
          '"',
          "'",
          '>',
          ']>',
          '-->',
          '\\<',
          '&#0;',
          '\0',
          '\u00a0',
        ],
        ...[
          'www.words.example',
          'http://words.example/about',
          'a@b.example',
          '===\n',
          '---\n',
          '(c)',
          '--',
          '...',
          '\r\n',
        ],
      ),
      fc.string({ unit: 'grapheme', maxLength: 5 }).map((text) => text.replaceAll('<', '')),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const source = pieces.join('')
        expect(renderMarkdown(source, origin)).toEqual(bySanitiser(source))
      }),
      { numRuns: process.env.FULL ? 20_000 : 400 },
    )
  })
})

describe('a tree of rendered markdown', () => {
  it('is made only of what markdown writes', () => {
    for (const html of [
      '<p>a',
      '</p>',
      '<p>a</b>',
      '<p a=b>c</p>',
      '<!--a-->',
      '<p>a < b</p>',
      '<p a="--&gt;">c</p>',
    ]) {
      expect(renderedTree(html), html).toBeUndefined()
    }
    expect(renderedTree('<p>a<br>\nb &amp; c <img src="/a" alt=""></p>\n')).toBeDefined()
  })
})
