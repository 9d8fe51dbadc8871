// @vitest-environment jsdom
import type { Article } from '@wordhoard/contracts/articles'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPage } from '../../testing/page'
import { renderHook } from '../../testing/render-hook'
import { useArticleHead } from './use-article-head'

openPage()

describe('useArticleHead', () => {
  const article = {
    id: 4,
    title: 'The Marsh',
    keywords: 'sea, tide',
    access_modifier: 'public',
    raw_content: 'The tide was low.',
  } as Article
  const head = (selector: string) => document.head.querySelector(selector)
  const contentOf = (selector: string) => head(selector)?.getAttribute('content')
  beforeEach(() => document.head.replaceChildren())

  it('describes a public article as the server would, and restores the head afterwards', async () => {
    document.head.innerHTML = '<meta property="og:title" content="Before">'
    const hook = await renderHook(
      (now: Article | undefined) => useArticleHead(now),
      article as Article | undefined,
    )
    expect(document.title).toContain('The Marsh')
    expect(contentOf('meta[property="og:title"]')).toContain('The Marsh')
    expect(contentOf('meta[name="keywords"]')).toBe('sea, tide')
    expect(head('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/article\/4$/)
    await hook.rerender(undefined)
    expect(contentOf('meta[property="og:title"]')).toBe('Before')
    expect(head('link[rel="canonical"]')).toBeNull()
    expect(document.title).toContain('Read Article')
  })

  it('adds no metadata for a private article', async () => {
    await renderHook(() => useArticleHead({ ...article, access_modifier: 'private' }), undefined)
    expect(head('meta[property], link')).toBeNull()
  })
})
