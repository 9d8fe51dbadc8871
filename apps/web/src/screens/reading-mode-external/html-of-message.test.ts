// @vitest-environment jsdom
import { EXTENSION_SENDER } from '@wordhoard/contracts/reading/external-message'
import { describe, expect, it } from 'vitest'
import { htmlOfMessage } from './html-of-message'

const from = EXTENSION_SENDER

describe('the text of an imported article', () => {
  it('is its sanitised HTML', () => {
    const content = '<h2 onclick="steal()">Gulls</h2><script>steal()</script><p>A <em>loud</em> bird.</p>'
    expect(htmlOfMessage({ from, content, textContent: 'Other' })).toBe(
      '<h2>Gulls</h2><p>A <span class="italic">loud</span> bird.</p>',
    )
  })

  it('is its plain text where the HTML leaves nothing to read', () => {
    const textContent = 'Gulls < 3 & loud.\n\nThey steal.'
    const plain = '<p>Gulls &lt; 3 &amp; loud.</p><p>They steal.</p>'
    for (const content of [undefined, null, '', '<script>steal()</script>', '<p> </p>']) {
      expect(htmlOfMessage({ from, content, textContent }), String(content)).toBe(plain)
    }
  })

  it('is empty when there is nothing in either', () => {
    expect(htmlOfMessage({ from, content: '<style>p {}</style>', textContent: ' ' })).toBe('')
  })
})
