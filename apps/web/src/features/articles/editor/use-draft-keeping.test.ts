// @vitest-environment jsdom
import type { Article } from '@wordhoard/contracts/articles'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../http/api-error'
import { openPage } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { isConflict, showFailure } from '../article-failure'
import { useArticleHead } from '../use-article-head'
import { draftKey, readDraft } from './article-drafts'
import { emptyArticle, isSameArticle } from './article-values'
import { useArticleForm } from './use-article-form'
import { useDraftKeeping } from './use-draft-keeping'

openPage()
const KEY = draftKey(7, 4)
const saved = { ...emptyArticle, title: 'The Marsh', md_content: 'Low tide.' }

describe('useDraftKeeping', () => {
  const open = () =>
    renderHook(() => {
      const form = useArticleForm(saved)
      return { form, ...useDraftKeeping(form, KEY, saved, '2026-11-21T10:00:00.000Z') }
    }, undefined)
  type Opened = Awaited<ReturnType<typeof open>>
  const type = (hook: Opened, title: string) => runInAct(() => hook.current.form.setValue('title', title))
  const rest = () => runInAct(() => vi.advanceTimersByTimeAsync(450))
  const kept = () => readDraft(KEY)?.values.title
  beforeEach(() => void vi.useFakeTimers())

  it('stores the draft after a pause, with the version that editing began with', async () => {
    const hook = await open()
    await type(hook, 'The M')
    await runInAct(() => vi.advanceTimersByTimeAsync(300))
    await type(hook, 'The Mar')
    await runInAct(() => vi.advanceTimersByTimeAsync(300))
    expect(kept()).toBeUndefined()
    await rest()
    expect(readDraft(KEY)).toMatchObject({
      values: { ...saved, title: 'The Mar' },
      base: '2026-11-21T10:00:00.000Z',
    })
    expect(hook.current.isKept).toBe(true)
  })

  it('stores the draft at once when the page is left or the editor closed', async () => {
    const hook = await open()
    await type(hook, 'One')
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()).toBe('One')
    await type(hook, 'Two')
    await hook.unmount()
    expect(kept()).toBe('Two')
  })

  it('drops the draft when the values equal the saved article again', async () => {
    const hook = await open()
    await type(hook, 'One')
    await rest()
    await type(hook, saved.title)
    await rest()
    expect(kept()).toBeUndefined()
    expect(hook.current.isKept).toBeUndefined()
  })

  it('drops the draft when the article is saved, even if a key was pressed just before', async () => {
    const hook = await open()
    await type(hook, 'One')
    await rest()
    await type(hook, 'Two')
    await runInAct(() => hook.current.stop())
    await rest()
    await hook.unmount()
    expect(kept()).toBeUndefined()
  })

  it('discards the draft on request, and stores it again when typing continues', async () => {
    const hook = await open()
    await type(hook, 'One')
    await rest()
    await runInAct(() => hook.current.drop())
    expect([kept(), hook.current.isKept]).toEqual([undefined, undefined])
    await type(hook, 'Two')
    await rest()
    expect(kept()).toBe('Two')
  })

  it('says when the browser cannot store the draft', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const hook = await open()
    await type(hook, 'One')
    await rest()
    expect(hook.current.isKept).toBe(false)
  })

  it('compares all fields of an article', () => {
    expect(isSameArticle(saved, { ...saved })).toBe(true)
    for (const field of Object.keys(saved))
      expect(isSameArticle(saved, { ...saved, [field]: 'x' })).toBe(false)
  })
})

describe('a failure to save an article', () => {
  const show = (error: unknown) => {
    const shown: [string, string | undefined][] = []
    showFailure(error, (field, { message }) => shown.push([field, message]))
    return shown
  }
  const refused = (more: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
    new ApiError({ status: 422, code: 'x', detail: 'Not so.', requestId: 'r', ...more })

  it('is shown at the fields concerned, or above the buttons', () => {
    const issue = { loc: ['body', 'title'], msg: 'Too long', type: 'x' }
    expect(show(refused({ fieldIssues: [issue] }))).toEqual([['title', 'Too long']])
    expect(show(refused({}))).toEqual([['root', 'Not so.']])
    expect(show(refused({ status: 429, retryAfter: 30 }))).toEqual([
      ['root', 'Not so. You can try again in 30 seconds.'],
    ])
    expect(show(new Error('x'))).toEqual([['root', 'Failed to save article']])
  })

  it('is a conflict only when somebody else changed the article', () => {
    expect(isConflict(refused({ code: 'article_changed' }))).toBe(true)
    expect(isConflict(refused({}))).toBe(false)
    expect(isConflict(new Error('article_changed'))).toBe(false)
  })
})

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
