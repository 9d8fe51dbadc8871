// @vitest-environment jsdom
import { getArticle, listArticles } from '@wordhoard/contracts/articles'
import { describe, expect, it } from 'vitest'
import { queryClient } from '../../shell/query-client'
import { openPage } from '../../testing/page'
import { articleQueries, invalidateArticleLists } from './articles.queries'

const server = openPage()

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
})
