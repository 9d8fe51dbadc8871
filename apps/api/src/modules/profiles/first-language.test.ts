import { getMyUserInfo, updateMyUserInfo } from '@wordhoard/contracts/my-profile'
import { getProfile, getUserInfo } from '@wordhoard/contracts/profiles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let me: Person
let other: Person
beforeAll(async () => {
  api = await openTestApp()
  me = await person(api)
  other = await person(api)
})
afterAll(() => api.close())

const call = callsTo(() => api)
const update = (more: object) =>
  call(me, updateMyUserInfo, {
    body: { first_name: '', last_name: '', username: me.username, bio: '', ...more } as never,
  })
const mine = async () => (await call(me, getMyUserInfo, {})).json()

it('has no first language, and shows translations always, until its owner says otherwise', async () => {
  expect(await mine()).toMatchObject({ first_language: null, show_translations: 'always' })
})

it('keeps the language as a tag in its usual spelling, and when translations are shown', async () => {
  const changed = await update({ first_language: ' PT-br ', show_translations: 'on_tap' })
  expect(changed.json()).toMatchObject({ first_language: 'pt-BR', show_translations: 'on_tap' })
  expect(await mine()).toMatchObject({ first_language: 'pt-BR', show_translations: 'on_tap' })
  // An update that doesn't name them changes neither.
  await update({})
  expect(await mine()).toMatchObject({ first_language: 'pt-BR', show_translations: 'on_tap' })
})

it('refuses what is no language at its field', async () => {
  const refused = await update({ first_language: 'Klingon, I think' })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().detail[0]).toMatchObject({
    loc: ['body', 'first_language'],
    msg: 'Choose a language',
  })
  expect((await update({ show_translations: 'sometimes' })).statusCode).toBe(400)
})

it('tells nobody else, and gives both to their owner with their data', async () => {
  await update({ first_language: 'uk', show_translations: 'never' })
  for (const answer of [
    await call(other, getUserInfo, { params: { id: me.userId } }),
    await call(other, getProfile, { params: { username: me.username } }),
  ]) {
    expect(answer.statusCode).toBe(200)
    expect(answer.payload).not.toMatch(/first_language|show_translations/)
  }
  const data = await api.app.inject({ url: '/api/users/me/data', headers: me.headers })
  expect(data.json().account).toMatchObject([{ first_language: 'uk', show_translations: 'never' }])
})

it('forgets both when asked to', async () => {
  await update({ first_language: null, show_translations: null })
  expect(await mine()).toMatchObject({ first_language: null, show_translations: 'always' })
})

it('shows translations on tap from B2, once that is more than a guess, unless the owner has chosen', async () => {
  const estimate = (ability: number, variance: number, evidence = 8) =>
    api.pool.query(
      `INSERT INTO knowledge (user_id, ability, variance, evidence, computed_at) VALUES ($1, $2, $3, $4, now())
       ON CONFLICT (user_id) DO UPDATE
       SET ability = excluded.ability, variance = excluded.variance, evidence = excluded.evidence`,
      [me.userId, ability, variance, evidence],
    )
  await estimate(1.9, 0.9)
  expect(await mine()).toMatchObject({ estimated_level: null, show_translations: 'always' })
  // A whole check of answers that contradict each other, and one that knew every word.
  for (const [ability, variance] of [
    [1.9, 1.4],
    [5.5, 2],
  ] as const) {
    await estimate(ability, variance, 24)
    expect(await mine()).toMatchObject({ show_translations: 'on_tap' })
  }
  await estimate(1.9, 0.25)
  expect(await mine()).toMatchObject({ estimated_level: 'B2', show_translations: 'on_tap' })
  await update({ show_translations: 'always' })
  expect(await mine()).toMatchObject({ estimated_level: 'B2', show_translations: 'always' })
  await update({ show_translations: null })
  await estimate(1, 0.25)
  expect(await mine()).toMatchObject({ estimated_level: 'B1', show_translations: 'always' })
})
