import { onboardingStages, recordVocabularyOpened } from '@wordhoard/contracts/my-profile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/calls'
import { gamesOf, learner, play } from '../../testing/learner'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { stageAfterDeeds } from './onboarding-deeds'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

const advance = async (who: Person, payload?: object) =>
  (
    await api.app.inject({
      method: 'POST',
      url: '/api/user-info/next-onboarding-state',
      headers: who.headers,
      ...(payload && { payload }),
    })
  ).json<{ onboarding_stage: string }>().onboarding_stage

describe('the onboarding', () => {
  it('goes through its stages in order and stays completed, with or without a body', async () => {
    for (const payload of [undefined, {}]) {
      const me = await person(api)
      for (const stage of [...onboardingStages.slice(2), 'completed', 'completed']) {
        expect(await advance(me, payload)).toBe(stage)
      }
    }
  })

  it('is advanced once by repeated calls', async () => {
    const me = await person(api)
    const from = { from: 'read_article' }
    expect(new Set(await Promise.all([1, 2, 3, 4].map(() => advance(me, from))))).toEqual(
      new Set(['learn_spells']),
    )
    expect(await advance(me, from)).toBe('learn_spells')
    expect(await advance(me, { from: 'setup_profile' })).toBe('learn_spells')
    expect(await advance(me, { from: 'learn_spells' })).toBe('view_vocabulary')
    const profile = await api.app.inject({ url: '/api/user-info/me', headers: me.headers })
    expect(profile.json()).toMatchObject({ onboarding_stage: 'view_vocabulary' })
  })

  it('rejects unknown stages', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/user-info/next-onboarding-state',
      headers: (await person(api)).headers,
      payload: { from: 'flying' },
    })
    expect(response.statusCode).toBe(400)
  })
})

const stageOf = async (who: Person) =>
  (await api.app.inject({ url: '/api/user-info/me', headers: who.headers })).json<{
    onboarding_stage: string
  }>().onboarding_stage

const nothing = { has_read: false, has_practised: false, has_opened_vocabulary: false, has_profile: false }

describe('a stage of the onboarding', () => {
  it('is done by the deed itself, with all that follow it and are done', () => {
    expect(stageAfterDeeds('read_article', nothing)).toBe('read_article')
    expect(stageAfterDeeds('sign_up', nothing)).toBe('read_article')
    expect(stageAfterDeeds('read_article', { ...nothing, has_read: true })).toBe('learn_spells')
    expect(stageAfterDeeds('read_article', { ...nothing, has_read: true, has_practised: true })).toBe(
      'view_vocabulary',
    )
    // Later tasks wait for the current one.
    expect(stageAfterDeeds('read_article', { ...nothing, has_practised: true })).toBe('read_article')
    const all = { has_read: true, has_practised: true, has_opened_vocabulary: true, has_profile: true }
    expect(stageAfterDeeds('read_article', all)).toBe('completed')
    expect(stageAfterDeeds('completed', nothing)).toBe('completed')
    // What was advanced by a button stays done.
    expect(stageAfterDeeds('view_vocabulary', nothing)).toBe('view_vocabulary')
  })

  it('is passed by reading, practising, opening the vocabulary and giving a name, whatever came first', async () => {
    const me = await learner(api, ['lighthouse', 'reluctant'])
    expect((await callAs(api, me, recordVocabularyOpened, {})).statusCode).toBe(204)
    const [game] = await gamesOf(api, me)
    await play(api, me, game!)
    expect(await stageOf(me)).toBe('read_article')
    await api.app.inject({
      method: 'POST',
      url: '/api/main-voc/lookups',
      headers: me.headers,
      payload: { spell_id: me.spellIds[0], context: 'The lighthouse was dark.' },
    })
    expect(await stageOf(me)).toBe('setup_profile')
    await api.pool.query("UPDATE user_account SET bio = 'I read.' WHERE id = $1", [me.userId])
    expect(await stageOf(me)).toBe('completed')
    const { rows } = await api.pool.query('SELECT onboarding_stage FROM user_account WHERE id = $1', [
      me.userId,
    ])
    expect(rows).toEqual([{ onboarding_stage: 'completed' }])
  })

  it('is passed by an article that was opened before this was known', async () => {
    const me = await person(api)
    await api.pool.query(
      `WITH a AS (INSERT INTO article (user_id, title, md_content, raw_content) VALUES ($1, 'x', 'x', 'x') RETURNING id)
       INSERT INTO article_progress (user_id, article_id) SELECT $1, id FROM a`,
      [me.userId],
    )
    expect(await stageOf(me)).toBe('learn_spells')
  })
})
