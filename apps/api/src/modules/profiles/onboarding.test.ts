import { onboardingStages } from '@wordhoard/contracts/my-profile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'

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
