import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweep } from '../../modules/accounts/housekeeping'
import { allEndpoints } from '../../router'
import { testedWords } from '../../testing/class-tests'
import { learner, spellIdOf } from '../../testing/learner'
import { type Person, person } from '../../testing/people'
import { schoolWithAllRoles, type TestSchool } from '../../testing/schools'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let me: Person
let mine: TestSchool
/** A change of the learner's that can be undone. */
const step = '6f0f3a0c-5f0e-4f5f-8b7a-0d6c0f3f1a2b'
beforeAll(async () => {
  api = await openTestApp()
  const learning = await learner(api, ['theory'])
  me = learning
  mine = await schoolWithAllRoles(api)
  await api.pool.query(
    `INSERT INTO undo_step (id, user_id, kind, rows) VALUES ($1, $2, 'items', '{"added": [], "before": []}')`,
    [step, me.userId],
  )
  const { rows } = await api.pool.query<{ id: number }>(
    `INSERT INTO article (user_id, title, md_content, raw_content, updated_at) VALUES ($1, 'Set', 'a', 'a', now())
     RETURNING id`,
    [mine.owner.userId],
  )
  Object.assign(bodies, {
    '/learn/create-games': {
      forgotten_spell_ids: learning.spellIds,
      remembered_spell_ids: [],
      wanted_words_number: 2,
    },
    '/main-voc/update-priority': { spell_ids: learning.spellIds, priority: 3 },
    '/main-voc/state': { spell_ids: learning.spellIds, state: 'known' },
    '/main-voc/remove': { spell_ids: learning.spellIds },
    '/main-voc/undo/:id': {},
    '/main-voc/lookups': { spell_id: learning.spellIds[0]!, context: 'A theory.' },
    '/messages/send': { chat_id: mine.chat, content: 'Once' },
    '/messages/send-init': { participant_user_id: mine.teacher.userId, content: 'Once' },
    '/school': { name: 'Once', description: 'Only once.', username: `once-${mine.id}` },
    '/school/:id/invitations': { role: 'student' },
    '/school/classroom': { school_id: mine.id, name: 'Once', description: 'Only once.' },
    '/school/classroom/:id/assignments': { article_id: rows[0]!.id },
    '/school/classroom/:id/tests': {
      title: 'Once',
      spell_ids: testedWords.map((word) => spellIdOf(api, word)),
    },
    '/school/classroom/:id/codes': { rows: [{ label: 'Seat 1' }] },
  })
})
afterAll(() => api.close())

const bodies: Record<string, object> = {
  '/articles': { title: 'Once', md_content: 'Only once.' },
  '/learn/offline-sessions': {},
  '/custom-voc/create': { name: 'Once', description: 'Only once.' },
}
const post = (
  url: string,
  key: string | undefined,
  payload: object,
  who = me,
  method: 'POST' | 'PATCH' = 'POST',
) =>
  api.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...who.headers, ...(key !== undefined && { 'idempotency-key': key }) },
    payload,
  })
const articlesOf = async (who: Person) => api.db.article.count({ where: { userId: who.userId } })

describe('a call with an Idempotency-Key', () => {
  it('gets the first answer again, on every endpoint declared idempotent', async () => {
    const idempotent = allEndpoints.filter((endpoint) => endpoint.idempotent)
    expect(idempotent.map(({ path }) => path).sort()).toEqual(Object.keys(bodies).sort())
    for (const { path, method, status = 200 } of idempotent) {
      const body = bodies[path]!
      const isOfLearner = /^\/(learn|main-voc)\//.test(path)
      const id = isOfLearner ? step : path.startsWith('/school/classroom/') ? mine.classroom : mine.id
      const address = path.replace(':id', String(id))
      const who = isOfLearner ? me : mine.owner
      const verb = method as 'POST' | 'PATCH'
      const first = await post(address, 'key-1', body, who, verb)
      const second = await post(`${address}/`, 'key-1', body, who, verb)
      expect(first.statusCode, first.payload).toBe(status)
      expect(second.statusCode).toBe(status)
      expect(second.payload).toBe(first.payload)
      expect(second.headers['content-type']).toBe(first.headers['content-type'])
    }
  })

  it('has one effect when it is sent several times at once', async () => {
    const one = await person(api)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post('/articles', 'twice', bodies['/articles']!, one)),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1)
    expect(await articlesOf(one)).toBe(1)
  })

  it('gets the first answer even when its body differs', async () => {
    const one = await person(api)
    const first = await post('/articles', 'k', { title: 'A', md_content: 'a' }, one)
    const second = await post('/articles', 'k', { title: 'B', md_content: 'b' }, one)
    expect(second.payload).toBe(first.payload)
    expect((await post('/articles', 'k', {}, one)).payload).toBe(first.payload)
    expect(await articlesOf(one)).toBe(1)
  })

  it('counts as a new call with another key, user or path, or without a key', async () => {
    const [one, other] = [await person(api), await person(api)]
    const body = { name: 'A list', description: 'Words', title: 'A', md_content: 'a' }
    await post('/articles', 'k', body, one)
    await post('/articles', 'l', body, one)
    await post('/articles', undefined, body, one)
    await post('/articles', undefined, body, one)
    await post('/articles', 'k', body, other)
    expect((await post('/custom-voc/create', 'k', body, one)).statusCode).toBe(201)
    expect([await articlesOf(one), await articlesOf(other)]).toEqual([4, 1])
  })

  it('can be repeated with the same key after it was refused', async () => {
    const one = await person(api)
    expect((await post('/articles', 'k', { title: '' }, one)).statusCode).toBe(400)
    expect((await post('/articles', 'k', bodies['/articles']!, one)).statusCode).toBe(201)
    const list = { name: 'Same', description: 'Words' }
    await post('/custom-voc/create', undefined, list, one)
    expect((await post('/custom-voc/create', 'c', list, one)).statusCode).toBe(409)
    expect((await post('/custom-voc/create', 'c', { ...list, name: 'New' }, one)).statusCode).toBe(201)
  })

  it('is refused when the key is malformed', async () => {
    for (const key of ['', 'x'.repeat(201), 'tab\there', 'é']) {
      const answer = await post('/articles', key, bodies['/articles']!)
      expect(answer.statusCode, key).toBe(400)
      expect(answer.json()).toMatchObject({ detail: [{ loc: ['headers', 'idempotency-key'] }] })
    }
    expect((await post('/articles', 'x'.repeat(200), bodies['/articles']!)).statusCode).toBe(201)
  })

  it('is remembered for a month where it may have waited on a device', async () => {
    await post('/messages/send', 'waits', bodies['/messages/send']!, mine.owner)
    const { rows } = await api.pool.query(
      `SELECT max(kept_until) > now() + interval '29 days' AS "isKept" FROM idempotent_answer WHERE user_id = $1`,
      [mine.owner.userId],
    )
    expect(rows).toEqual([{ isKept: true }])
  })

  it('is remembered for a day elsewhere', async () => {
    const one = await person(api)
    const create = async () =>
      (await post('/custom-voc/create', 'k', bodies['/custom-voc/create']!, one)).statusCode
    expect(await create()).toBe(201)
    const age = (hours: number) =>
      api.pool.query(
        `UPDATE idempotent_answer SET kept_until = kept_until - make_interval(hours => $2) WHERE user_id = $1`,
        [one.userId, hours],
      )
    await age(23)
    await sweep(api.pool)
    expect(await create()).toBe(201)
    await age(2)
    await sweep(api.pool)
    // Made anew, it would have the name of the first one.
    expect(await create()).toBe(409)
  })
})
