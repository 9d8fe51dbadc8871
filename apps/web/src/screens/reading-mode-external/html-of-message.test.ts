// @vitest-environment jsdom
import { EXTENSION_SENDER } from '@wordhoard/contracts/reading/external-message'
import { describe, expect, it } from 'vitest'
import { htmlOfMessage } from './html-of-message'

const from = EXTENSION_SENDER

describe('htmlOfMessage', () => {
  it('returns sanitised HTML', () => {
    const content = '<h2 onclick="steal()">Gulls</h2><script>steal()</script><p>A <em>loud</em> bird.</p>'
    expect(htmlOfMessage({ from, content, textContent: 'Other' })).toBe(
      '<h2>Gulls</h2><p>A <span class="italic">loud</span> bird.</p>',
    )
  })

  it('falls back to the plain text when the HTML contains nothing to read', () => {
    const textContent = 'Gulls < 3 & loud.\n\nThey steal.'
    const plain = '<p>Gulls &lt; 3 &amp; loud.</p><p>They steal.</p>'
    for (const content of [undefined, null, '', '<script>steal()</script>', '<p> </p>']) {
      expect(htmlOfMessage({ from, content, textContent }), String(content)).toBe(plain)
    }
  })

  it('returns an empty string when both are empty', () => {
    expect(htmlOfMessage({ from, content: '<style>p {}</style>', textContent: ' ' })).toBe('')
  })
})
