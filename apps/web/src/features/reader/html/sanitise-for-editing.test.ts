// @vitest-environment jsdom
import { hostileHtml } from '@wordhoard/reading-html/testing/hostile-html'
import { describe, expect, it } from 'vitest'
import { sanitiseForEditing } from './sanitise-for-editing'

/** Returns the sanitised HTML, from a fragment that is in no page. */
function clean(html: string): string {
  const fragment = sanitiseForEditing(html)
  const place = fragment.ownerDocument.createElement('div')
  place.append(fragment)
  return place.innerHTML
}

describe('sanitising for the editor of articles', () => {
  it('keeps the addresses of links to web pages, mail addresses and this site', () => {
    for (const href of ['https://a.test/b?c=d', 'http://a.test/', 'mailto:ann@a.test', '/about']) {
      expect(clean(`<p><a href="${href}" onclick="x()">a</a></p>`)).toBe(
        `<p><a href="${href}" target="_blank" rel="noopener">a</a></p>`,
      )
    }
    expect(clean('<p><a href="javascript:pwned()">a</a> <a href="ftp://a.test">b</a></p>')).toBe(
      '<p><a>a</a> <a>b</a></p>',
    )
  })

  it('builds its elements in a document that loads nothing', () => {
    expect(sanitiseForEditing('<p><img src="https://a.test/b.png"></p>').ownerDocument.defaultView).toBeNull()
  })

  it.each(hostileHtml)('makes %s harmless', (attack) => {
    const html = clean(`<p>before</p>${attack}`)
    expect(html).toContain('before')
    expect(html).not.toMatch(
      /<(script|style|svg|math|iframe|object|embed|base|meta|template|form|input|noscript)/i,
    )
    expect(html).not.toMatch(/<[^>]*\s(on\w+|srcdoc|ping|formaction)\s*=/i)
    expect(html).not.toMatch(/href="(?!https?:|mailto:|\/)/i)
  })
})
