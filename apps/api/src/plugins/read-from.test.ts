import { createArticle, listArticles } from '@wordhoard/contracts/articles'
import { Replicas } from '@wordhoard/database/replicas/replicas'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Person, person } from '../testing/people'
import { openTestApp, type TestApp } from '../testing/test-app'

const article = { title: 'A bank', md_content: 'The bank had a holiday.', access_modifier: 'public' }
let alone: TestApp
let api: TestApp
let ada: Person
beforeAll(async () => {
  alone = await openTestApp({ HUMAN_CHECK: 'off' })
  // A server that is no replica is never read from.
  api = await openTestApp({ HUMAN_CHECK: 'off' }, { hasReplica: true })
  ada = await person(api)
})
afterAll(async () => {
  await api.close()
  await alone.close()
})

const callAs = (cookie: string | undefined, method: 'GET' | 'POST', path: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/api${path}`,
    headers: { ...ada.headers, ...(cookie !== undefined && { cookie }) },
    ...(payload && { payload }),
  })
const readsSince = async (read: () => Promise<unknown>) => {
  const asked = vi.spyOn(Replicas.prototype, 'readFrom')
  await read()
  const since = asked.mock.calls.at(-1)?.[0]
  asked.mockRestore()
  return since
}

it('a write leaves its moment in a cookie that no script can read, a read leaves none', async () => {
  const began = Date.now()
  const written = await callAs('has_session=1', 'POST', createArticle.path, article)
  expect(written.statusCode).toBe(201)
  const [, moment] = /^wrote_at=(\d+); Path=\/; Max-Age=15; HttpOnly; SameSite=Lax$/.exec(
    String(written.headers['set-cookie']),
  )!
  expect(Number(moment)).toBeGreaterThanOrEqual(began)
  const read = await callAs('has_session=1', 'GET', listArticles.path)
  expect(read.headers['set-cookie']).toBeUndefined()
  expect(read.statusCode).toBe(200)
})

it('whoever has written reads what is at least as new, on any process', async () => {
  const list = (cookie?: string) => readsSince(() => callAs(cookie, 'GET', listArticles.path))
  expect(await list('has_session=1; wrote_at=1764187200000')).toBe(1764187200000)
  expect(await list('wrote_at=1764187200000; has_session=1')).toBe(1764187200000)
  expect(await list('has_session=1')).toBeUndefined()
  expect(await list('has_session=1; wrote_at=soon')).toBeUndefined()
  // Who is logged in and keeps no cookies can't say when they wrote.
  expect(await list()).toBe(Number.POSITIVE_INFINITY)
})

it('visitors may read from replicas', async () => {
  expect(await readsSince(() => api.app.inject({ url: `/api${listArticles.path}` }))).toBeUndefined()
})

it('without replicas there is no cookie', async () => {
  const ben = await person(alone)
  const written = await alone.app.inject({
    method: 'POST',
    url: `/api${createArticle.path}`,
    headers: ben.headers,
    payload: article,
  })
  expect([written.statusCode, written.headers['set-cookie']]).toEqual([201, undefined])
})
