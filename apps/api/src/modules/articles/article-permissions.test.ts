import * as articles from '@wordhoard/contracts/articles'
import type { Endpoint } from '@wordhoard/contracts/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let owner: Person
let other: Person
beforeAll(async () => {
  api = await openTestApp()
  owner = await person(api)
  other = await person(api)
})
afterAll(() => api.close())

const text = { title: 'Lighthouse keepers', md_content: 'The lamp was lit.', keywords: 'lanthorn' }

async function saveArticle(access_modifier: 'private' | 'public', fields: object = {}): Promise<number> {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/articles/',
    headers: owner.headers,
    payload: { ...text, access_modifier, ...fields },
  })
  return answer.json<{ id: number }>().id
}

/** Calls an endpoint on an article and returns the status. */
async function call(endpoint: Endpoint, id: number, who: Person | undefined): Promise<number> {
  const bodies = new Map<Endpoint, object>([
    [articles.updateArticle, text],
    [articles.reportProgress, { seconds: 1, position: 0 }],
  ])
  const payload = bodies.get(endpoint)
  const { statusCode } = await api.app.inject({
    method: endpoint.method,
    url: `/api${endpoint.path.replace(':id', String(id))}`,
    headers: { ...who?.headers },
    ...(payload && { payload }),
  })
  return statusCode
}

describe('a call on one article', () => {
  const { getArticle, getProgress, reportProgress, updateArticle, deleteArticle } = articles
  const matrix: readonly [Endpoint, Record<'private' | 'public', readonly [number, number, number]>][] = [
    // Statuses for the owner, another user and a visitor.
    [getArticle, { private: [200, 404, 404], public: [200, 200, 200] }],
    [getProgress, { private: [200, 404, 401], public: [200, 200, 401] }],
    [reportProgress, { private: [204, 404, 401], public: [204, 204, 401] }],
    [updateArticle, { private: [200, 404, 401], public: [200, 403, 401] }],
    [deleteArticle, { private: [204, 404, 401], public: [204, 403, 401] }],
  ]

  it('succeeds only for users who may see or change the article', async () => {
    const withId = Object.values(articles as Record<string, unknown>).filter(
      (value) => (value as Endpoint | undefined)?.path?.includes(':id') === true,
    )
    expect(new Set(matrix.map(([endpoint]) => endpoint))).toEqual(new Set(withId))
    for (const access of ['private', 'public'] as const) {
      for (const [endpoint, expected] of matrix) {
        const id = await saveArticle(access)
        const name = `${endpoint.method} ${endpoint.path} ${access}`
        const [mine, others, visitors] = expected[access]
        // Callers with the fewest rights go first, so that a call that should fail isn't masked by one that succeeds.
        expect(await call(endpoint, id, undefined), name).toBe(visitors)
        expect(await call(endpoint, id, other), name).toBe(others)
        expect(await call(endpoint, id, owner), name).toBe(mine)
      }
    }
  })

  it('changes nothing when another user makes it', async () => {
    const id = await saveArticle('public')
    const before = await api.db.article.findFirst({ where: { id } })
    await call(updateArticle, id, other)
    await call(deleteArticle, id, other)
    expect(await api.db.article.findFirst({ where: { id } })).toEqual(before)
  })

  it('answers the same for a private article as for one that doesn’t exist', async () => {
    const id = await saveArticle('private')
    const answer = async (of: number) => {
      const { payload } = await api.app.inject({ url: `/api/articles/id/${of}`, headers: other.headers })
      return payload.replace(/"request_id":"[^"]*"/, '')
    }
    expect(await answer(id)).toBe(await answer(2_000_000_000))
  })
})

describe('a private article', () => {
  const ids = async (url: string, who?: Person) =>
    (await api.app.inject({ url: `/api${url}`, headers: { ...who?.headers } }))
      .json<{ id: number }[]>()
      .map(({ id }) => id)
  const count = async (url: string, who?: Person) =>
    (await api.app.inject({ url: `/api${url}`, headers: { ...who?.headers } })).json<{ count: number }>()
      .count

  it('is in no lists or counts except its owner’s', async () => {
    const word = `zyx${owner.userId}`
    const hidden = await saveArticle('private', { title: `${word} hidden` })
    const shown = await saveArticle('public', { title: `${word} shown` })
    const filters = [
      `search=${word}`,
      `search=${word}&level=A1&level=A2&level=B1&level=B2&level=C1&level=C2`,
      `search=${word}&author=${owner.username}`,
      `search=${word}&new_words=10000`,
      `user_id=${owner.userId}&search=${word}`,
      `user_id=${owner.userId}&search=${word}&new_words=10000`,
    ]
    for (const filter of filters) {
      for (const who of [undefined, other, owner]) {
        const isOwnList = who === owner && filter.startsWith('user_id')
        const expected = isOwnList ? [shown, hidden] : [shown]
        expect(await ids(`/articles/?${filter}`, who), filter).toEqual(expected)
        expect(await count(`/articles/count?${filter}`, who), filter).toBe(expected.length)
      }
    }
    const all = await ids('/articles/?limit=500', owner)
    expect(all).toContain(shown)
    expect(all).not.toContain(hidden)
    expect(await ids('/articles/my-articles?limit=500', owner)).toContain(hidden)
    expect(await ids('/articles/my-articles', other)).toEqual([])
    expect(await count('/articles/my-articles/count', other)).toBe(0)
  })

  it('isn’t counted as public before or after it was public', async () => {
    const before = await count('/articles/count')
    const id = await saveArticle('private')
    expect(await count('/articles/count', owner)).toBe(before)
    const put = (access_modifier: string) =>
      api.app.inject({
        method: 'PUT',
        url: `/api/articles/id/${id}`,
        headers: owner.headers,
        payload: { ...text, access_modifier },
      })
    await put('public')
    expect(await count('/articles/count')).toBe(before + 1)
    await put('private')
    expect(await count('/articles/count')).toBe(before)
    await put('public')
    await call(articles.deleteArticle, id, owner)
    expect(await count('/articles/count')).toBe(before)
  })

  it('gives its words to nobody but its owner', async () => {
    const id = await saveArticle('private')
    const add = async (who?: Person) =>
      (
        await api.app.inject({
          method: 'POST',
          url: '/api/main-voc/add-from-article',
          headers: { ...who?.headers },
          payload: { article_id: id },
        })
      ).statusCode
    expect([await add(), await add(other), await add(owner)]).toEqual([401, 404, 200])
  })
})

it('deleting an account removes its articles from lists and counts', async () => {
  const leaver = await person(api)
  const count = async () =>
    (await api.app.inject({ url: '/api/articles/count' })).json<{ count: number }>().count
  const before = await count()
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/articles',
    headers: leaver.headers,
    payload: { ...text, access_modifier: 'public' },
  })
  expect(await count()).toBe(before + 1)
  await api.app.inject({
    method: 'DELETE',
    url: '/api/users/me',
    headers: leaver.headers,
    payload: { password: leaver.password },
  })
  expect(await count()).toBe(before)
  const { id } = answer.json<{ id: number }>()
  expect((await api.app.inject({ url: `/api/articles/id/${id}` })).statusCode).toBe(404)
})
