import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gamesOf, learner, learningCall, play } from '../../testing/learner'
import { person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

const get = (url: string, headers = {}) => api.app.inject({ url: `/api${url}`, headers })
const change = (headers: object, payload: object) =>
  api.app.inject({ method: 'PUT', url: '/api/user-info/me', headers: { ...headers }, payload })

describe('my account', () => {
  it('names the logged-in user', async () => {
    const me = await person(api)
    expect((await get('/users/me', me.headers)).json()).toEqual({
      user_id: me.userId,
      username: me.username,
      email: me.email,
      deletion_due_at: null,
      password_reset_at: null,
      is_operator: false,
    })
  })

  it('can be downloaded with every section, but no secrets and no data of others', async () => {
    const [me, other] = [await person(api), await person(api)]
    const answer = await get('/users/me/data', me.headers)
    expect(answer.headers['content-disposition']).toContain('attachment')
    const data = answer.json<Record<string, object[]>>()
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining([
        'account',
        'sessions',
        'main_vocabulary',
        'encounters',
        'vocabularies',
        'articles',
        'article_progress',
        'learning_settings',
        'planned_breaks',
        'game_sessions',
        'answers',
      ]),
    )
    expect(data.account).toMatchObject([{ email: me.email, username: me.username }])
    expect(data.sessions).toHaveLength(1)
    expect(answer.payload).not.toMatch(/argon2|password|hash/i)
    expect(answer.payload).not.toContain(other.email)
  })

  it('is downloaded and deleted together with learning data', async () => {
    const me = await learner(api, ['theory'])
    const [game] = await gamesOf(api, me)
    await play(api, me, game!)
    await learningCall(api, me, 'PUT', '/settings', { new_words_per_day: 7, break_until: '2999-01-01' })
    const data = (await get('/users/me/data', me.headers)).json<Record<string, object[]>>()
    expect(data.answers).toMatchObject([{ word: 'theory', is_correct: true, game_name: game!.name }])
    expect(data.game_sessions).toMatchObject([{ id: game!.game_session_id, mode: 'normal' }])
    expect(data.learning_settings).toEqual([{ new_words_per_day: 7, target_retention: null, glosses: false }])
    expect(data.planned_breaks).toMatchObject([{ until_day: '2999-01-01' }])
    const answer = await api.app.inject({
      method: 'DELETE',
      url: '/api/users/me',
      headers: me.headers,
      payload: { password: me.password },
    })
    expect(answer.statusCode).toBe(204)
    for (const table of ['answer_log', 'game_session', 'learn_settings', 'planned_break', 'main_voc_item']) {
      const { rowCount } = await api.pool.query(`SELECT FROM ${table} WHERE user_id = $1`, [me.userId])
      expect(rowCount, table).toBe(0)
    }
  })

  it('is deleted with everything that belongs to it, but only with its password', async () => {
    const me = await person(api)
    const remove = (password: string) =>
      api.app.inject({ method: 'DELETE', url: '/api/users/me', headers: me.headers, payload: { password } })
    expect((await remove('Wrong-password-1')).json()).toMatchObject({ code: 'wrong_password' })
    expect((await get('/users/me', me.headers)).statusCode).toBe(200)
    expect((await remove(me.password)).statusCode).toBe(204)
    expect(await api.db.user.findUnique({ where: { id: me.userId } })).toBeNull()
    expect((await get('/users/me', me.headers)).statusCode).toBe(401)
    expect((await get(`/user-info/short/${me.userId}`)).statusCode).toBe(404)
  })
})

describe('my profile', () => {
  const full = { first_name: ' Zoë ', last_name: 'O’Neill', bio: 'Reads.\nA lot 👩‍🚀', avatarId: 'owl' }

  it('can be read and changed, and loses outer spaces', async () => {
    const me = await person(api)
    expect((await get('/user-info/me', me.headers)).json()).toMatchObject({
      first_name: '',
      onboarding_stage: 'read_article',
      avatarId: null,
    })
    const renamed = `${me.username}x`
    const answer = await change(me.headers, { ...full, username: renamed })
    expect(answer.json()).toMatchObject({ ...full, first_name: 'Zoë', username: renamed })
    expect((await get('/user-info/me', me.headers)).json()).toEqual(answer.json())
    expect((await get(`/user-info/short/${me.userId}`, me.headers)).json()).toEqual({ username: renamed })
  })

  it('says whether its owner teaches, to nobody else, and leaves that as it is when the field is missing', async () => {
    const [me, other] = [await person(api), await person(api)]
    const teaches = async () => (await get('/user-info/me', me.headers)).json().teaches
    expect(await teaches()).toBe(false)
    const rest = { ...full, username: me.username }
    expect((await change(me.headers, { ...rest, teaches: true })).json()).toMatchObject({ teaches: true })
    await change(me.headers, rest)
    expect(await teaches()).toBe(true)
    const [own] = (await get('/users/me/data', me.headers)).json().account
    expect(own).toMatchObject({ teaches: true })
    for (const url of [`/user-info/@${me.username}`, `/user-info/${me.userId}`]) {
      const answer = await get(url, other.headers)
      expect(answer.statusCode, url).toBe(200)
      expect(answer.payload, url).not.toContain('teaches')
    }
    expect((await change(me.headers, { ...rest, teaches: 'yes' })).statusCode).toBe(400)
    await change(me.headers, { ...rest, teaches: false })
    expect(await teaches()).toBe(false)
  })

  it('reports at its field that a user name is taken, in any case', async () => {
    const [me, other] = [await person(api), await person(api)]
    const answer = await change(me.headers, { ...full, username: other.username.toUpperCase() })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      detail: [{ loc: ['body', 'username'], msg: 'Username is already taken' }],
    })
  })

  it('reports every field that breaks a rule', async () => {
    const me = await person(api)
    const answer = await change(me.headers, {
      first_name: 'x'.repeat(51),
      last_name: 'a\u0000b',
      username: 'no spaces',
      bio: 'x'.repeat(501),
    })
    const fields = answer.json<{ detail: { loc: string[] }[] }>().detail.map(({ loc }) => loc[1])
    expect(fields).toEqual(['first_name', 'last_name', 'username', 'bio'])
  })
})

describe('a user name', () => {
  const isFree = (name: string, headers = {}) =>
    api.app.inject({ method: 'POST', url: `/api/user-info/is-username-available/${name}`, headers })

  it('is available when nobody has it, or when it is the caller’s own', async () => {
    const me = await person(api)
    expect((await isFree(`${me.username}-free`)).json()).toBe(true)
    expect((await isFree(me.username.toLowerCase())).json()).toBe(false)
    expect((await isFree(me.username, me.headers)).json()).toBe(true)
    expect((await isFree('a')).statusCode).toBe(400)
  })

  it('counts as taken if it is reserved, except for the user who has it already', async () => {
    const me = await person(api)
    const full = { first_name: '', last_name: '', bio: '' }
    expect((await isFree('Support', me.headers)).json()).toBe(false)
    const answer = await change(me.headers, { ...full, username: 'Support' })
    expect(answer.json()).toMatchObject({
      detail: [{ loc: ['body', 'username'], msg: 'Username is already taken' }],
    })
    const helper = await person(api, { username: 'Help_desk' })
    expect((await isFree('help_desk', helper.headers)).json()).toBe(true)
    expect((await change(helper.headers, { ...full, username: 'HELP_DESK' })).statusCode).toBe(200)
    expect((await change(helper.headers, { ...full, username: 'helpdesk' })).statusCode).toBe(400)
  })
})
