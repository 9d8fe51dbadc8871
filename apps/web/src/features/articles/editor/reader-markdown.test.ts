// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { readerMarkdown } from './reader-markdown'

describe('the text of a reader as markdown', () => {
  it('is its blocks as raw HTML, in which no sign means anything', () => {
    expect(readerMarkdown('<h2># One</h2>\n<p>* two<br>    &lt;three&gt;</p>')).toBe(
      '<h2># One</h2>\n\n<p>* two<br>    &lt;three&gt;</p>',
    )
  })

  it('has no empty line within a block, where raw HTML would end', () => {
    const markdown = readerMarkdown('<pre>a\n\n    b</pre><ul><li>c\n\n</li></ul>')
    expect(markdown).toBe('<pre>a&#10;&#10;    b</pre>\n\n<ul><li>c&#10;&#10;</li></ul>')
  })

  it('is empty where there is nothing', () => {
    expect(readerMarkdown('')).toBe('')
  })
})
