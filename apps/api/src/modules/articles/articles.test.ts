import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ PUBLIC_URL: 'http://words.example' })
})
afterAll(() => api.close())

const draft = {
  title: 'A wet evening',
  md_content: 'The **ferry** had already gone.',
  keywords: 'sea, weather',
}
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who?: Person, payload?: object) =>
  api.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...who?.headers },
    ...(payload && { payload }),
  })

async function saveArticle(who: Person, fields: object = {}): Promise<number> {
  const answer = await call('POST', '/articles/', who, { ...draft, ...fields })
  expect(answer.statusCode, answer.payload).toBe(201)
  return answer.json<{ id: number }>().id
}

describe('an article', () => {
  it('is saved with its HTML, plain text, level and words', async () => {
    const me = await person(api)
    const id = await saveArticle(me)
    const answer = await call('GET', `/articles/id/${id}`, me)
    expect(answer.json()).toMatchObject({
      id,
      user_id: me.userId,
      username: me.username,
      title: 'A wet evening',
      access_modifier: 'private',
      keywords: 'sea, weather',
      md_content: draft.md_content,
      raw_content: 'The ferry had already gone.',
      html: '<p>The <strong>ferry</strong> had already gone.</p>',
      word_count: 5,
      level: expect.stringMatching(/^A2|B1$/),
      excerpt: 'The ferry had already gone.',
      coverage: expect.any(Number),
      new_words: expect.any(Number),
    })
    const { rows } = await api.pool.query(
      `SELECT s.spell_lower AS word, w.count, w.is_common FROM article_word w JOIN spell s ON s.id = w.spell_id
       WHERE w.article_id = $1 ORDER BY 1`,
      [id],
    )
    expect(rows).toContainEqual({ word: 'ferry', count: 1, is_common: false })
    expect(rows).toContainEqual({ word: 'the', count: 1, is_common: true })
  })

  it('is refused with an error at each field that breaks a rule', async () => {
    const me = await person(api)
    const refused = async (fields: object) => {
      const answer = await call('POST', '/articles', me, { ...draft, ...fields })
      expect(answer.statusCode).toBe(400)
      return answer.json<{ detail: { loc: string[]; msg: string }[] }>().detail[0]!
    }
    const title = 'Title is required'
    expect(await refused({ title: '  ' })).toMatchObject({ loc: ['body', 'title'], msg: title })
    expect(await refused({ title: '\0' })).toMatchObject({ loc: ['body', 'title'], msg: title })
    expect(await refused({ title: undefined })).toMatchObject({ loc: ['body', 'title'], msg: title })
    expect(await refused({ title: 'x'.repeat(513) })).toMatchObject({ loc: ['body', 'title'] })
    expect(await refused({ keywords: 'x'.repeat(501) })).toMatchObject({ loc: ['body', 'keywords'] })
    const content = { loc: ['body', 'md_content'], msg: 'No content to save' }
    expect(await refused({ md_content: ' \n ' })).toMatchObject(content)
    expect(await refused({ md_content: '\0 ' })).toMatchObject(content)
    expect(await refused({ md_content: undefined })).toMatchObject(content)
  })

  it('may have the longest title and keywords, and loses characters that can’t be stored', async () => {
    const me = await person(api)
    const id = await saveArticle(me, {
      title: `${'x'.repeat(511)}y`,
      keywords: 'k'.repeat(500),
      md_content: 'a\0b \ud800 c',
    })
    const article = (await call('GET', `/articles/id/${id}`, me)).json<Record<string, string>>()
    expect(article.title).toHaveLength(512)
    expect(article.md_content).toBe('ab \ufffd c')
  })

  it('is refused if it is larger than 2 MB or too complicated', async () => {
    const me = await person(api)
    const large = await call('POST', '/articles', me, { ...draft, md_content: 'word '.repeat(420_000) })
    expect(large.statusCode).toBe(413)
    const deep = await call('POST', '/articles', me, { ...draft, md_content: '<div>'.repeat(200_000) })
    expect(deep.statusCode).toBe(400)
    expect(deep.json()).toMatchObject({ detail: [{ loc: ['body', 'md_content'], type: 'too_complicated' }] })
    const many = await call('POST', '/articles', me, { ...draft, md_content: '<br>'.repeat(25_600) })
    expect(many.statusCode).toBe(400)
    expect(many.json()).toMatchObject({ detail: [{ msg: 'The text has too many HTML elements.' }] })
    await saveArticle(me)
  })

  it('has no level if it has no words', async () => {
    const me = await person(api)
    const id = await saveArticle(me, { md_content: '![](https://example.org/a.png) 12 + 13' })
    expect((await call('GET', `/articles/id/${id}`, me)).json()).toMatchObject({
      level: null,
      word_count: 0,
      coverage: 1,
      new_words: 0,
    })
  })

  it('is replaced as a whole, including its words', async () => {
    const me = await person(api)
    const id = await saveArticle(me)
    const before = (await call('GET', `/articles/id/${id}`, me)).json<{ updated_at: string }>()
    const answer = await call('PUT', `/articles/id/${id}`, me, {
      title: 'Dry',
      access_modifier: 'public',
      md_content: 'A sophistry.',
      updated_at: before.updated_at,
    })
    expect(answer.statusCode, answer.payload).toBe(200)
    const after = answer.json<{ updated_at: string }>()
    expect(after).toMatchObject({ title: 'Dry', keywords: '', html: '<p>A sophistry.</p>', new_words: 1 })
    expect(after.updated_at > before.updated_at).toBe(true)
    const { rowCount } = await api.pool.query('SELECT FROM article_word WHERE article_id = $1', [id])
    expect(rowCount).toBe(2)
  })

  it('isn’t overwritten by an editor that hasn’t seen its last change', async () => {
    const me = await person(api)
    const id = await saveArticle(me)
    const { updated_at } = (await call('GET', `/articles/id/${id}`, me)).json<{ updated_at: string }>()
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((title) =>
        call('PUT', `/articles/id/${id}`, me, { ...draft, title, updated_at }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    const late = answers.find(({ statusCode }) => statusCode === 409)!
    expect(late.json()).toMatchObject({ code: 'article_changed', detail: 'Article was changed elsewhere' })
    const forced = await call('PUT', `/articles/id/${id}`, me, { ...draft, title: 'four' })
    expect(forced.json()).toMatchObject({ title: 'four' })
  })

  it('is deleted with its words and its readers’ progress', async () => {
    const [me, reader] = [await person(api), await person(api)]
    const id = await saveArticle(me, { access_modifier: 'public' })
    await call('POST', `/articles/id/${id}/progress`, reader, { seconds: 5, position: 0.5 })
    expect((await call('DELETE', `/articles/id/${id}`, me)).statusCode).toBe(204)
    expect((await call('GET', `/articles/id/${id}`, me)).statusCode).toBe(404)
    expect((await call('DELETE', `/articles/id/${id}`, me)).statusCode).toBe(404)
    expect((await call('PUT', `/articles/id/${id}`, me, draft)).statusCode).toBe(404)
  })

  it('can be previewed before it is saved', async () => {
    const me = await person(api)
    const preview = (md_content: string) => call('POST', '/articles/preview', me, { md_content })
    expect((await preview('"Quoted" -- *so*')).json()).toEqual({ html: '<p>“Quoted” – <em>so</em></p>' })
    expect((await preview('')).json()).toEqual({ html: '' })
  })
})

describe('progress', () => {
  const report = (who: Person, id: number, seconds: number, position: number) =>
    call('POST', `/articles/id/${id}/progress`, who, { seconds, position })
  const progress = async (who: Person, id: number) =>
    (await call('GET', `/articles/id/${id}/progress`, who)).json<{ seconds: number; position: number }>()

  it('starts at zero, remembers the place, and counts no more time than has passed', async () => {
    const me = await person(api)
    const id = await saveArticle(me)
    expect(await progress(me, id)).toEqual({ seconds: 0, position: 0 })
    expect((await report(me, id, 30, 0.25)).statusCode).toBe(204)
    await Promise.all([report(me, id, 100, 0.5), report(me, id, 100, 0.5)])
    const now = await progress(me, id)
    expect(now.position).toBe(0.5)
    expect(now.seconds).toBeGreaterThanOrEqual(30)
    expect(now.seconds).toBeLessThan(40)
    await api.pool.query(
      `UPDATE article_progress SET updated_at = now() - interval '1 minute' WHERE article_id = $1`,
      [id],
    )
    await report(me, id, 15, 0.1)
    expect(await progress(me, id)).toMatchObject({ position: 0.1 })
    expect((await progress(me, id)).seconds - now.seconds).toBeCloseTo(15, 3)
  })

  it('accepts the smallest numbers', async () => {
    const me = await person(api)
    const id = await saveArticle(me)
    expect((await report(me, id, 5e-324, 1e-117)).statusCode).toBe(204)
    expect(await progress(me, id)).toEqual({ seconds: 0, position: 0 })
  })

  it('is refused when out of range, and is kept separately for each reader', async () => {
    const [me, other] = [await person(api), await person(api)]
    const id = await saveArticle(me, { access_modifier: 'public' })
    expect((await report(me, id, 121, 0.5)).statusCode).toBe(400)
    expect((await report(me, id, -1, 0.5)).statusCode).toBe(400)
    expect((await report(me, id, 1, 1.5)).statusCode).toBe(400)
    await report(other, id, 7, 1)
    expect(await progress(me, id)).toEqual({ seconds: 0, position: 0 })
    const data = (await call('GET', '/users/me/data', other)).json<{ article_progress: object[] }>()
    expect(data.article_progress).toMatchObject([{ article_id: id, title: draft.title, seconds: 7 }])
  })
})
