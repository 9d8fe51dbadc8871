// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://www.example.org/notes/tide.txt" }
import { describe, expect, it } from 'vitest'
import { pageOf, prose } from '../testing/page.fixture'
import { extractArticle } from './extract-article'

function articleOf(page: Document) {
  const extracted = extractArticle(page)
  if ('problem' in extracted) throw new Error(extracted.problem)
  return extracted.article
}

const story = `<article><h1>Gulls</h1><h2>First part</h2><p>${prose('gulls')}</p>
  <ul><li>one <em>loud</em> gull</li><li>two gulls</li></ul><p>${prose('terns')}</p></article>`
const withHead = (head: string, body = story) => `<head>${head}</head><body>${body}</body>`

describe('extractArticle', () => {
  it('keeps headings, emphasis and lists, and leaves the page unchanged', () => {
    const page = pageOf(withHead('<title>Gulls</title>'))
    const before = page.documentElement.outerHTML
    const { content, title, textContent } = articleOf(page)
    expect(title).toBe('Gulls')
    expect(content).toMatch(/<h2>First part<\/h2>/)
    expect(content).toMatch(/<li>one <em>loud<\/em> gull<\/li>/)
    expect(textContent).toContain('Of the terns, number 7')
    expect(page.documentElement.outerHTML).toBe(before)
  })

  it('keeps pictures with their captions and makes their addresses absolute', () => {
    const figure =
      '<figure><img src="/gull.jpg" alt="A gull"><figcaption>A gull at rest</figcaption></figure>'
    const { content } = articleOf(pageOf(withHead('', story.replace('<ul>', `${figure}<ul>`))))
    expect(content).toContain('src="https://www.example.org/gull.jpg"')
    expect(content).toContain('A gull at rest')
  })

  it.each([
    ['a dialog', '<div role="dialog"><p>We value your privacy and our partners.</p></div>'],
    ['a fixed bar', '<div style="position: fixed"><p>We value your privacy and our partners.</p></div>'],
    ['hidden text', '<div style="display: none"><p>We value your privacy, out of sight.</p></div>'],
    ['an advertisement', '<div class="box ad-slot"><p>We value your privacy, and mattresses.</p></div>'],
    ['a labelled advert', '<div aria-label="Advertisement"><p>We value your privacy, and kettles.</p></div>'],
    ['a list of related stories', '<div id="related"><p>We value your privacy: ten more stories.</p></div>'],
  ])('removes %s from between the paragraphs', (_, clutter) => {
    const { textContent } = articleOf(pageOf(withHead('', story.replace('<ul>', `${clutter}<ul>`))))
    expect(textContent).not.toContain('We value your privacy')
    expect(textContent).toContain('Of the terns, number 7')
  })

  it('keeps an article inside a dialog, or in an element with a clutter name', () => {
    for (const around of ['role="dialog"', 'class="related"', 'style="position: fixed"']) {
      const { textContent } = articleOf(pageOf(withHead('', `<div ${around}>${story}</div>`)))
      expect(textContent, around).toContain('Of the gulls, number 0')
    }
  })

  it('extracts text that the page shows only after a click', () => {
    const page = pageOf(withHead('', `<p>Read more</p><div style="display: none">${story}</div>`))
    expect(articleOf(page).textContent).toContain('Of the terns, number 7')
  })

  it('copes with form fields named like DOM properties', () => {
    const fields = ['id', 'name', 'parentNode', 'attributes', 'className', 'children', 'tagName']
    const form = `<form>${fields.map((name) => `<input name="${name}" id="${name}">`).join('')}</form>`
    const { textContent } = articleOf(pageOf(withHead('', story.replace('<ul>', `${form}<ul>`))))
    expect(textContent).toContain('Of the terns, number 7')
  })

  it.each([
    [
      '<meta name="author" content="By A. Writer"><meta property="og:site_name" content="The Post">',
      'A. Writer, The Post',
    ],
    [
      '<meta name="author" content="A. Writer of The Post"><meta property="og:site_name" content="The Post">',
      'A. Writer of The Post',
    ],
    ['<meta property="og:site_name" content="The Post">', 'The Post'],
    ['', 'example.org'],
  ])('names the source: %s', (head, byline) => {
    expect(articleOf(pageOf(withHead(head))).byline).toBe(byline)
  })

  it('returns a plain text file unchanged', () => {
    const page = pageOf('<body><pre>One.\n\nTwo.</pre></body>', 'text/plain')
    expect(articleOf(page)).toEqual({
      content: '',
      title: 'tide.txt',
      byline: '',
      textContent: 'One.\n\nTwo.',
    })
  })

  it('returns the reason when there is nothing to extract', () => {
    const problemOf = (page: Document) => extractArticle(page)
    expect(problemOf(pageOf(''))).toEqual({ problem: 'no-text' })
    expect(problemOf(pageOf('<p>Hi.</p>'))).toEqual({ problem: 'no-text' })
    expect(problemOf(pageOf('<embed type="application/pdf" src="a.pdf">'))).toEqual({ problem: 'pdf' })
    expect(problemOf(pageOf('<body>A picture</body>', 'image/svg+xml'))).toEqual({ problem: 'no-document' })
  })
})
