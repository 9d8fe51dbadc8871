// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { readerMarkdown } from './reader-markdown'

describe('readerMarkdown', () => {
  it('writes each block as raw HTML, in which markdown interprets no character', () => {
    expect(readerMarkdown('<h2># One</h2>\n<p>* two<br>    &lt;three&gt;</p>')).toBe(
      '<h2># One</h2>\n\n<p>* two<br>    &lt;three&gt;</p>',
    )
  })

  it('leaves no empty line within a block, which would end the raw HTML', () => {
    const markdown = readerMarkdown('<pre>a\n\n    b</pre><ul><li>c\n\n</li></ul>')
    expect(markdown).toBe('<pre>a&#10;&#10;    b</pre>\n\n<ul><li>c&#10;&#10;</li></ul>')
  })

  it('is empty for an empty text', () => {
    expect(readerMarkdown('')).toBe('')
  })
})
