// @vitest-environment jsdom
import { countArticles, getArticle, listArticles } from '@wordhoard/contracts/articles'
import { getSpell, getWordRelatives } from '@wordhoard/contracts/dictionary'
import { describe, expect, it } from 'vitest'
import { articleQueries } from '../../features/articles/articles.queries'
import { dictionaryQueries } from '../../features/dictionary/dictionary.queries'
import { queryClient } from '../../shell/query-client'
import { spell } from '../../testing/dictionary'
import { openPage } from '../../testing/page'
import { prefetchArticles } from '../articles/prefetch-articles'
import { prefetchWord } from '../word/prefetch-word'
import { prefetchArticle } from './prefetch-article'

const server = openPage()

describe('prefetching by address', () => {
  it('fetches the data that the screen will need', async () => {
    server.refuse(getArticle, 404, 'article_not_found')
    server.answer(getSpell, spell(9, 'heron'))
    server.answer(getWordRelatives, { family: [], phrases: [] })
    server.answer(listArticles, [])
    server.answer(countArticles, { count: 0 })
    await prefetchArticle('/article/4')
    await prefetchWord('/word/9')
    history.replaceState(null, '', '/articles?page=2&search=sea')
    await prefetchArticles()
    history.replaceState(null, '', '/')
    expect(queryClient.getQueryState(articleQueries.article(4).queryKey)?.error).toMatchObject({
      status: 404,
    })
    expect(queryClient.getQueryData(dictionaryQueries.spell(9).queryKey)).toMatchObject({
      spell_lower: 'heron',
    })
    expect(server.requestsTo(listArticles)[0]?.query).toEqual({
      search: 'sea',
      sort: 'suited',
      offset: '50',
      limit: '50',
    })
    expect(server.requestsTo(countArticles)[0]?.query).toEqual({ search: 'sea' })
  })

  it('fetches nothing when the address has no valid id', async () => {
    await Promise.all([prefetchArticle('/article/x'), prefetchWord('/word/'), prefetchArticle('/article')])
    expect([server.requestsTo(getArticle), server.requestsTo(getSpell)]).toEqual([[], []])
  })
})
