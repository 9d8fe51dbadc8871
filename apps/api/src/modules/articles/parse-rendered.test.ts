import { readLibrary } from '@wordhoard/library/library'
import { hostileMarkdown } from '@wordhoard/reading-html/testing/hostile-html'
import fc from 'fast-check'
import MarkdownIt from 'markdown-it'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from './clean-html'
import { renderMarkdown } from './markdown'
import { parseRendered } from './parse-rendered'

const origin = 'https://words.example'
const markdown = new MarkdownIt({ html: true, linkify: true, typographer: true })
/** Renders with a browser's parser and a sanitiser. */
const sanitised = (source: string) => cleanHtml(markdown.render(source), origin)

/** Every position in markdown that can hold a text. */
const places: readonly ((text: string) => string)[] = [
  (text) => text.replaceAll('<', ''),
  (text) => text.replaceAll('<', '&lt;'),
  (text) => text.replaceAll('<', '\\<'),
  (text) => `\`${text}\``,
  (text) => `\`\`\`${text}\nx\n\`\`\``,
  (text) => `\`\`\`\n${text}\n\`\`\``,
  (text) => `[a](/x "${text}")`,
  (text) => `![${text.replaceAll('<', '&lt;')}](https://x.example/a.png '${text}')`,
  (text) => `[a](<${text}>)`,
  (text) => `[${text}](/a)`,
  (text) => `[x]\n\n[x]: ${text} "${text}"`,
  (text) => `|${text}|b|\n|:-|-:|\n|${text}|x|`,
]
/** Time limit of a full run, in ms. */
const mostTime = 900_000
/** Unless everything is tested, a run takes every hundred-and-first source, starting at a random one. */
const step = 101
const first = Math.floor(Math.random() * step)

describe('markdown without raw HTML', () => {
  it('renders like the sanitiser for every article shipped with the product', () => {
    const articles = readLibrary()
    expect(articles.length).toBeGreaterThan(5)
    for (const article of articles) {
      const source = article.markdown
      expect(parseRendered(markdown.render(source))).toBeDefined()
      expect(renderMarkdown(source, origin)).toEqual(sanitised(source))
    }
  })

  it('renders like the sanitiser when a link holds an address or entities hold line ends', () => {
    for (const source of [
      '[a <https://words.example/b> c](/d)',
      '[<feed:a>](/b) [c](/d)',
      '![a&#13;b](https://x.example/a.png)',
      '![&Tab;a&NewLine;](https://x.example/a.png)',
      'a&#13;&#10;b',
    ]) {
      expect(renderMarkdown(source, origin), source).toEqual(sanitised(source))
    }
    expect(renderMarkdown('[a <https://words.example/b> c](/d)', origin).html).not.toMatch(
      /<a [^>]*>[^<]*<a /,
    )
  })

  it(
    'renders like the sanitiser with hostile input in every position',
    () => {
      const sources = hostileMarkdown.flatMap((payload) => places.map((place) => place(payload)))
      const withTrees = sources.filter((_, index) => process.env.FULL || index % step === first)
      let trees = 0
      for (const source of withTrees) {
        if (parseRendered(markdown.render(source))) trees++
        expect(renderMarkdown(source, origin), source).toEqual(sanitised(source))
      }
      expect(trees).toBeGreaterThan(withTrees.length / 3)
    },
    mostTime,
  )

  it(
    'renders like the sanitiser for random combinations',
    () => {
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
            '&#13;',
            '&NewLine;',
            '&Tab;',
            '![&#13;a&Tab;](https://x.example/a.png)',
            '\ud83d',
            '\ufeff',
            '\x01',
            '\f',
            '\0',
            '\u00a0',
          ],
          ...[
            'www.words.example',
            '<http://words.example/b>',
            '<b@words.example>',
            '[a <https://words.example/b> c](/d)',
            '[<feed:a>](/b)',
            '[![a](https://x.example/a.png)](/b)',
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
          expect(renderMarkdown(source, origin)).toEqual(sanitised(source))
        }),
        { numRuns: process.env.FULL ? 20_000 : 400 },
      )
    },
    mostTime,
  )
})

describe('parseRendered', () => {
  it('accepts only what markdown-it writes', () => {
    for (const html of [
      '<p>a',
      '</p>',
      '<p>a</b>',
      '<p a=b>c</p>',
      '<!--a-->',
      '<p>a < b</p>',
      '<p a="--&gt;">c</p>',
    ]) {
      expect(parseRendered(html), html).toBeUndefined()
    }
    expect(parseRendered('<p>a<br>\nb &amp; c <img src="/a" alt=""></p>\n')).toBeDefined()
  })
})
