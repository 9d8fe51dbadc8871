// @vitest-environment jsdom
import type { Article } from '@wordhoard/contracts/articles'
import { PAGE_DATA_ID } from '@wordhoard/contracts/site/page-data'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const data: Omit<Article, 'html' | 'md_content'> = {
  id: 7,
  user_id: 1,
  username: 'wren',
  title: 'The tide',
  access_modifier: 'public',
  keywords: '',
  level: null,
  word_count: 3,
  created_at: '2026-01-01T10:00:00.000Z',
  updated_at: '2026-01-02T10:00:00.000Z',
  excerpt: 'It rose.',
  coverage: null,
  coverage_low: null,
  coverage_high: null,
  fit: null,
  new_words: null,
  raw_content: 'It rose.',
}

function show(): void {
  document.body.innerHTML = `<div id="root"><main class="server-content"><article><p>It rose.</p></article></main><script type="application/json" id="${PAGE_DATA_ID}" data-page="article">${JSON.stringify(data)}</script></div>`
}

/** Loads the module afresh, as in a new tab. */
async function load() {
  vi.resetModules()
  return import('./article-in-page')
}

describe('the article in the page', () => {
  beforeEach(show)

  it('is read from the server’s HTML, and its parsed text survives when the client removes it', async () => {
    const { articleInPage, takeParsedArticle } = await load()
    const element = document.querySelector('article')
    const article = articleInPage(7)!
    expect(article).toEqual({ ...data, html: '<p>It rose.</p>', md_content: '' })
    document.body.replaceChildren()
    expect(takeParsedArticle(article)).toBe(element)
  })

  it('is not returned for another article or another version', async () => {
    const { articleInPage, takeParsedArticle } = await load()
    expect(articleInPage(8)).toBeUndefined()
    const article = articleInPage(7)!
    expect(takeParsedArticle({ ...article, id: 8 })).toBeUndefined()
    expect(takeParsedArticle({ ...article, updated_at: '2026-01-03T10:00:00.000Z' })).toBeUndefined()
  })

  it('is missing once the client has taken over the page', async () => {
    document.body.replaceChildren()
    const { articleInPage, takeParsedArticle } = await load()
    expect(articleInPage(7)).toBeUndefined()
    expect(takeParsedArticle({ ...data, html: '', md_content: '' })).toBeUndefined()
  })
})
