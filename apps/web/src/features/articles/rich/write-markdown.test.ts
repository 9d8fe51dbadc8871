import type { Node } from '@tiptap/pm/model'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleSchema } from './article-schema'
import { createReader } from './read-markdown'
import { createWriter } from './write-markdown'

const schema = articleSchema()
const read = createReader(schema)
const write = createWriter(read)

/** Texts with everything that Markdown interprets, at any place. */
const text = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('a', 'moor', 'Whitby', ' ', 'é', '1', '“so”', '…', '日') },
      {
        weight: 4,
        arbitrary: fc.constantFrom(
          ...[
            '*',
            '**',
            '_',
            '`',
            '~~',
            '~',
            '[',
            ']',
            '](',
            '(x)',
            '<b>',
            '</b>',
            '<',
            '&amp;',
            '&',
            '\\',
            '!',
            '#',
          ],
          ...[
            '# ',
            '- ',
            '+ ',
            '> ',
            '1. ',
            '12) ',
            '---',
            '===',
            '|',
            ':-',
            '    ',
            '\t',
            '\u00a0',
            'https://a.test/b_c',
          ],
          ...['.', '"', "'", '[x]: y', '```', '~~~', '<!--', '$', '^'],
        ),
      },
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(''))

const mark = fc.oneof(
  ...['bold', 'italic', 'strike', 'code'].map((type) => fc.constant({ type })),
  fc.record({
    type: fc.constant('link'),
    attrs: fc.record({
      href: fc.constantFrom(
        'https://a.test/b',
        '/about',
        'mailto:a@b.test',
        'https://a.test/x_(y)',
        'https://a.test/)(',
      ),
      title: fc.constantFrom(null, 'a "title"'),
    }),
  }),
)
const marks = fc.uniqueArray(mark, { maxLength: 3, selector: ({ type }) => type })
const inline = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('text'), text, marks }) },
  { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' }) },
  {
    weight: 1,
    arbitrary: fc.constant({
      type: 'text',
      text: 'https://a.test/b',
      marks: [{ type: 'link', attrs: { href: 'https://a.test/b', title: null } }],
    }),
  },
)
const line = fc.array(inline, { maxLength: 5 })
const paragraph = fc.record({ type: fc.constant('paragraph'), content: line })
const leaf = fc.oneof(
  { weight: 5, arbitrary: paragraph },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('heading'),
      attrs: fc.record({ level: fc.integer({ min: 1, max: 6 }) }),
      content: line,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'horizontalRule' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('codeBlock'),
      attrs: fc.record({ language: fc.constantFrom(null, 'js') }),
      content: fc
        .array(fc.constantFrom('a', '  b', '```', '', '- c', '> d'), { minLength: 1, maxLength: 4 })
        .map((lines) => lines.join('\n'))
        .map((code) => (code === '' ? [] : [{ type: 'text', text: code }])),
    }),
  },
)
const { block } = fc.letrec<{ block: unknown; list: unknown; item: unknown; quote: unknown }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'block' },
    { weight: 4, arbitrary: leaf },
    tie('list'),
    tie('quote'),
  ),
  quote: fc.record({
    type: fc.constant('blockquote'),
    content: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
  }),
  list: fc.oneof(
    fc.record({
      type: fc.constant('bulletList'),
      attrs: fc.record({ tight: fc.boolean() }),
      content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      type: fc.constant('orderedList'),
      attrs: fc.record({ tight: fc.boolean(), start: fc.constantFrom(1, 2, 9) }),
      content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    }),
  ),
  item: fc
    .tuple(paragraph, fc.array(tie('block'), { maxLength: 2 }))
    .map(([first, rest]) => ({ type: 'listItem', content: [first, ...rest] })),
}))

const document = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map((content) => schema.nodeFromJSON({ type: 'doc', content }))

/** All characters of a document but spaces, in order. */
const lettersOf = (node: Node) => node.textBetween(0, node.content.size, '').replace(/\s/g, '')

describe('writing Markdown', () => {
  it('writes every document so that it is read and written the same again, with all its letters', () => {
    fc.assert(
      fc.property(document, (node) => {
        node.check()
        const markdown = write(node)
        const again = read(markdown)
        expect(write(again)).toBe(markdown)
        expect(lettersOf(again)).toBe(lettersOf(node))
      }),
      { numRuns: process.env.FULL ? 20_000 : 600 },
    )
  })
})
