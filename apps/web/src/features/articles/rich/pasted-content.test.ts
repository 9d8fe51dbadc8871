// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { articleSchema } from './article-schema'
import { readPasted } from './pasted-content'
import { createReader } from './read-markdown'
import { createWriter } from './write-markdown'

const schema = articleSchema()
const write = createWriter(createReader(schema))

/** Takes HTML as it is, so these texts must be clean. */
const clean = (html: string) => document.createRange().createContextualFragment(html)

/** Returns what is pasted, as Markdown; null for nothing. */
function paste(html: string, plain = ''): string | null {
  const data = { getData: (type: string) => (type === 'text/html' ? html : plain) } as DataTransfer
  const slice = readPasted(data, schema, clean)
  return slice && write(schema.topNodeType.create(null, slice.content))
}

describe('pasted content', () => {
  it('keeps headings, of which the first level is the article’s own', () => {
    expect(paste('<h1>One</h1><h3>Two</h3>')).toBe('## One\n\n### Two')
  })

  it('keeps all formatting of a span', () => {
    expect(paste('<p><span class="bold italic">a</span> <span class="strike">b</span></p>')).toBe(
      '***a*** ~~b~~',
    )
  })

  it('keeps links with safe addresses only', () => {
    expect(paste('<p><a href="https://a.test/b">a</a> <a href="javascript:x">b</a> <a>c</a></p>')).toBe(
      '[a](https://a.test/b) b c',
    )
  })

  it('keeps nested lists and quotations', () => {
    expect(paste('<ul><li>a<ol><li>b</li></ol></li></ul><blockquote><p>c</p></blockquote>')).toBe(
      '- a\n  1. b\n\n> c',
    )
  })

  it('writes a table as a paragraph per row', () => {
    expect(paste('<table><tbody><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></tbody></table>')).toBe(
      'a – b\n\nc',
    )
  })

  it('reads plain text by its empty lines, and interprets nothing in it', () => {
    expect(paste('', 'one *two*\r\n# three\r\n\r\n\r\n- four')).toBe('one \\*two\\*\\\n\\# three\n\n\\- four')
  })

  it('takes the plain text when the HTML has none, and nothing when there is no text', () => {
    expect(paste('<p> </p>', 'one')).toBe('one')
    expect(paste('', ' \n ')).toBeNull()
  })
})
