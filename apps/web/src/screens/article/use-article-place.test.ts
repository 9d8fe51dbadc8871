// @vitest-environment jsdom
import {
  countArticles,
  getArticle,
  getProgress,
  listArticles,
  reportProgress,
} from '@wordhoard/contracts/articles'
import { getSpell } from '@wordhoard/contracts/dictionary'
import { addFromArticle } from '@wordhoard/contracts/vocabulary'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { articleQueries } from '../../features/articles/articles.queries'
import { dictionaryQueries } from '../../features/dictionary/dictionary.queries'
import { leaveSession } from '../../session/session-state'
import { queryClient } from '../../shell/query-client'
import { spell } from '../../testing/dictionary'
import { openPage, until } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { prefetchArticles } from '../articles/prefetch-articles'
import { idInPath } from '../classroom/class-id'
import { prefetchWord, wordId } from '../word/prefetch-word'
import { articleId } from './article-id'
import { prefetchArticle } from './prefetch-article'
import { useArticlePlace } from './use-article-place'
import { useArticleWords } from './use-article-words'

const server = openPage()
const place = { chunk: 1, block: 2, above: 0.5 }

describe('useArticlePlace', () => {
  const open = () => renderHook((isRead: boolean) => useArticlePlace(4, isRead), true)

  it('starts where the reader stopped on any device, and is null until the server answers', async () => {
    const held = server.hold(getProgress)
    const hook = await open()
    expect(hook.current).toBeNull()
    await until(() => expect(held).toHaveLength(1))
    held[0]?.answer({ position: 0.4, seconds: 0 } as never)
    await until(() => expect(hook.current?.recall()).toBe(0.4))
  })

  it('prefers the line that this tab remembers', async () => {
    server.answer(getProgress, { position: 0.4, seconds: 0 } as never)
    server.answer(reportProgress, undefined)
    const hook = await open()
    await until(() => expect(hook.current).not.toBeNull())
    hook.current?.keep(place, 0.5)
    expect(hook.current?.recall()).toEqual(place)
  })

  it('starts at the beginning for visitors, and when the server fails', async () => {
    server.refuse(getProgress, 500, 'fault')
    const reader = await open()
    await until(() => expect(reader.current?.recall()).toBe(0))
    leaveSession(undefined)
    const visitor = await open()
    expect(visitor.current?.recall()).toBe(0)
  })

  it('reports progress to the server from time to time', async () => {
    server.answer(getProgress, { position: 0, seconds: 0 } as never)
    server.answer(reportProgress, undefined)
    vi.useFakeTimers()
    const hook = await open()
    await runInAct(() => vi.advanceTimersByTimeAsync(100))
    hook.current?.keep(place, 0.5)
    await runInAct(() => vi.advanceTimersByTimeAsync(30_000))
    expect(server.requestsTo(reportProgress)[0]?.body).toMatchObject({ position: 0.5 })
  })
})

describe('useArticleWords', () => {
  it('enters the words once per opening and reader', async () => {
    server.answer(addFromArticle, { added: 3, known: 0, unknown_words: [], undo_id: null })
    const hook = await renderHook((id: number) => useArticleWords(id), 4 as number)
    expect(hook.current.isNew(7)).toBe(true)
    expect(await hook.current.enter('')).toMatchObject({ added: 3 })
    expect(server.requestsTo(addFromArticle)[0]?.body).toEqual({ article_id: 4 })
    hook.current.onAdded(7)
    expect([hook.current.isNew(7), hook.current.isNew(8)]).toEqual([false, true])
    await hook.rerender(5)
    expect(hook.current.isNew(7)).toBe(true)
  })
})

describe('prefetching by address', () => {
  it('fetches the data that the screen will need', async () => {
    server.refuse(getArticle, 404, 'article_not_found')
    server.answer(getSpell, spell(9, 'heron'))
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
    expect(server.requestsTo(listArticles)[0]?.query).toEqual({ search: 'sea', offset: '50', limit: '50' })
    expect(server.requestsTo(countArticles)[0]?.query).toEqual({ search: 'sea' })
  })

  it('fetches nothing when the address has no valid id', async () => {
    await Promise.all([prefetchArticle('/article/x'), prefetchWord('/word/'), prefetchArticle('/article')])
    expect([server.requestsTo(getArticle), server.requestsTo(getSpell)]).toEqual([[], []])
  })

  it('accepts only ids as the server counts them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
        expect([articleId(`${id}`), idInPath(`${id}`), wordId(`${id}`)]).toEqual([id, id, id])
      }),
    )
    for (const other of [
      '0',
      '01',
      '-1',
      '1.5',
      '1e3',
      ' 1',
      '１',
      '2147483648',
      '99999999999',
      '',
      undefined,
    ]) {
      expect([articleId(other), idInPath(other)], other).toEqual([undefined, undefined])
    }
  })
})
