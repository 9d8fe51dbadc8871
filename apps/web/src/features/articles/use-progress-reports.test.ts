// @vitest-environment jsdom
import { getArticle, listArticles, previewArticle, reportProgress } from '@wordhoard/contracts/articles'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../shell/query-client'
import { openPage, setVisible, until } from '../../testing/page'
import { address, goBack, renderHook, runInAct } from '../../testing/render-hook'
import { articleQueries, invalidateArticleLists } from './articles.queries'
import { noteDeleted } from './deleted-articles'
import { usePreview } from './editor/use-preview'
import { keepArticlePlace, recallArticlePlace } from './kept-places'
import { useListState } from './use-list-state'
import { useProgressReports } from './use-progress-reports'

const server = openPage()
const pass = (ms: number) => runInAct(() => vi.advanceTimersByTimeAsync(ms))

describe('useProgressReports', () => {
  const reports = () =>
    server.requestsTo(reportProgress).map(({ body }) => [Math.round(body.seconds), body.position])
  const read = (isWanted = true, id = 4) => renderHook((now: number) => useProgressReports(now, isWanted), id)
  const scroll = () => window.dispatchEvent(new Event('scroll'))
  beforeEach(() => {
    vi.useFakeTimers()
    server.answer(reportProgress, undefined)
  })

  it('reports twice a minute, with the time spent since and the place', async () => {
    const hook = await read()
    hook.current(0.25)
    await pass(30_000)
    expect(reports()).toEqual([[30, 0.25]])
    scroll()
    hook.current(0.5)
    await pass(30_000)
    expect(reports()).toEqual([
      [30, 0.25],
      [30, 0.5],
    ])
  })

  it('reports once more when the tab is hidden and when the article is left', async () => {
    const hook = await read()
    hook.current(0.1)
    await pass(10_000)
    setVisible(false)
    await pass(300_000)
    expect(reports()).toEqual([[10, 0.1]])
    setVisible(true)
    await pass(5_000)
    hook.current(0.2)
    await hook.unmount()
    await pass(10)
    expect(reports()).toEqual([
      [10, 0.1],
      [5, 0.2],
    ])
  })

  it('counts no time while the reader is inactive', async () => {
    const hook = await read()
    hook.current(0.1)
    await pass(600_000)
    expect(reports().reduce((sum, [seconds]) => sum + seconds!, 0)).toBe(60)
  })

  it('loses no time when a report fails', async () => {
    server.loseConnection(reportProgress)
    const hook = await read()
    hook.current(0.3)
    await pass(30_000)
    scroll()
    server.answer(reportProgress, undefined)
    await pass(30_000)
    expect(reports().at(-1)).toEqual([60, 0.3])
  })

  it('stops when the article is gone or was deleted in this tab', async () => {
    server.refuse(reportProgress, 404, 'article_not_found')
    const gone = await read()
    gone.current(0.3)
    await pass(90_000)
    await gone.unmount()
    expect(reports()).toHaveLength(1)
    noteDeleted(5)
    const deleted = await read(true, 5)
    deleted.current(0.3)
    await pass(90_000)
    expect(reports()).toHaveLength(1)
  })

  it('makes lists of assignments refetch', async () => {
    queryClient.setQueryData(['assignments', 'mine'], [])
    const hook = await read()
    hook.current(1)
    await pass(31_000)
    expect(queryClient.getQueryState(['assignments', 'mine'])?.isInvalidated).toBe(true)
  })

  it('reports nothing without a place, and nothing for visitors', async () => {
    await read()
    const visitor = await read(false)
    visitor.current(0.4)
    await pass(90_000)
    expect(reports()).toEqual([])
  })
})

describe('usePreview', () => {
  const open = (text: string) => renderHook((now: string) => usePreview(now), text)
  beforeEach(() => {
    vi.useFakeTimers()
    server.answer(previewArticle, ({ body }) => ({ html: `<p>${body.md_content}</p>` }))
  })

  it('updates after a pause in typing, and keeps the last preview meanwhile', async () => {
    const hook = await open('One')
    await pass(310)
    expect(hook.current).toEqual({ html: '<p>One</p>', isBusy: false, failure: null })
    await hook.rerender('One t')
    await pass(200)
    await hook.rerender('One two')
    expect(hook.current).toMatchObject({ html: '<p>One</p>', isBusy: true })
    await pass(310)
    expect(hook.current).toMatchObject({ html: '<p>One two</p>', isBusy: false })
    expect(server.requestsTo(previewArticle)).toHaveLength(2)
  })

  it('never shows an older text over a newer one', async () => {
    const held = server.hold(previewArticle)
    const hook = await open('One')
    await pass(310)
    await hook.rerender('Two')
    await pass(310)
    expect(held[0]?.request.signal?.aborted).toBe(true)
    held[1]?.answer({ html: 'two' })
    await pass(10)
    expect(hook.current.html).toBe('two')
  })

  it('keeps the last preview and says why when the next one fails', async () => {
    const hook = await open('One')
    await pass(310)
    server.refuse(previewArticle, 413, 'too_large', 'The request is too large.')
    await hook.rerender('One and much more')
    await pass(310)
    expect(hook.current).toEqual({ html: '<p>One</p>', isBusy: false, failure: 'The request is too large.' })
    await hook.rerender('  \n')
    expect(hook.current).toEqual({ html: '', isBusy: false, failure: null })
  })
})

describe('useListState', () => {
  const open = (at: string) => renderHook(() => useListState(), undefined, { address: at })

  it('replaces the address and goes to the first page', async () => {
    window.scrollTo = vi.fn()
    const hook = await open('/articles?page=3&author=ann')
    await runInAct(() => hook.current.change({ search: 'sea' }))
    expect(address()).toBe('/articles?search=sea&author=ann')
    expect(hook.current.state).toMatchObject({ page: 1, search: 'sea', author: 'ann' })
    await goBack()
    expect(address()).toBe('/articles?search=sea&author=ann')
  })

  it('combines changes made before the next render', async () => {
    const hook = await open('/articles')
    await runInAct(() => hook.current.change({ levels: ['B1'] }))
    await runInAct(() => hook.current.change({ newWords: 20 }))
    expect(address()).toBe('/articles?level=B1&new_words=20')
  })
})

describe('the articles cache', () => {
  it('makes lists refetch, but not the article being read', async () => {
    for (const key of ['list', 'count', 'mine', 'mine-count', 'by', 'article', 'progress']) {
      queryClient.setQueryData(['articles', key, 1], {})
    }
    await invalidateArticleLists(queryClient)
    const stale = ['list', 'count', 'mine', 'mine-count', 'by', 'article', 'progress'].filter(
      (key) => queryClient.getQueryState(['articles', key, 1])?.isInvalidated,
    )
    expect(stale).toEqual(['list', 'count', 'mine', 'mine-count', 'by'])
  })

  it('ignores the case of an author’s name', async () => {
    server.answer(listArticles, [])
    await queryClient.fetchInfiniteQuery(articleQueries.by('Ann'))
    expect(queryClient.getQueryData(articleQueries.by('aNN').queryKey)?.pages).toEqual([[]])
  })

  it('is stale at once for users, and after a minute for visitors', async () => {
    server.refuse(getArticle, 404, 'article_not_found')
    await expect(queryClient.fetchQuery(articleQueries.article(4))).rejects.toMatchObject({ status: 404 })
    const { staleTime } = articleQueries.article(4)
    const timeOf = staleTime as () => number
    expect(timeOf()).toBe(0)
    const { leaveSession } = await import('../../session/session-state')
    leaveSession(undefined)
    expect(timeOf()).toBe(60_000)
  })

  it('stores a place per article, and none where storage fails', async () => {
    keepArticlePlace(4, { chunk: 1 })
    expect([recallArticlePlace(4), recallArticlePlace(5)]).toEqual([{ chunk: 1 }, null])
    sessionStorage.setItem('articlePlace5', '{')
    expect(recallArticlePlace(5)).toBeNull()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    keepArticlePlace(6, { chunk: 1 })
    await until(() => expect(recallArticlePlace(6)).toBeNull())
  })
})
