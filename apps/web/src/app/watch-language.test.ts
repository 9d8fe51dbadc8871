// @vitest-environment jsdom
import { getMyUserInfo, type OwnUserInfo, updateMyUserInfo } from '@wordhoard/contracts/my-profile'
import { listFalseFriends } from '@wordhoard/contracts/reading/translations'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepAsked, keepChoice, readChoice } from '../languages/kept-choice'
import { translationLang, useMyLanguage } from '../languages/my-language.store'
import { saveMyLanguage } from '../languages/save-my-language'
import { takeAlong } from '../languages/take-along'
import { updateSessionUser } from '../session/session.store'
import { leaveSession } from '../session/session-state'
import { ME, openPage, signInAs, until } from '../testing/page'
import { watchLanguage } from './watch-language'

const server = openPage({ user: null })
beforeAll(watchLanguage)
const HOUR_MS = 60 * 60_000

const info: OwnUserInfo = {
  id: ME,
  username: 'ada',
  first_name: 'Ada',
  last_name: '',
  bio: '',
  onboarding_stage: 'read_article',
  avatarId: null,
  created_at: '2020-01-01T00:00:00.000Z',
  privacy_notice: false,
  deletion_due_at: null,
  teaches: false,
  first_language: null,
  show_translations: 'always',
  estimated_level: null,
}
const arrive = ({ first_language, show_translations }: OwnUserInfo) =>
  updateSessionUser({ first_language, show_translations })
const answerUpdates = () =>
  server.answer(updateMyUserInfo, ({ body }) => ({
    ...info,
    first_language: body.first_language ?? null,
    show_translations: body.show_translations ?? 'always',
  }))

beforeEach(async () => {
  server.answer(listFalseFriends, [])
  await keepChoice({ lang: null, show: 'always', isAsked: false })
})

describe('a visitor’s language', () => {
  it('is kept on the device, with the answer to the question', async () => {
    await saveMyLanguage({ lang: 'de', show: 'on_tap' })
    expect(readChoice()).toMatchObject({ lang: 'de', show: 'on_tap', isAsked: true })
    expect(translationLang()).toBe('de')
    await until(() => expect(useMyLanguage.getState().views).toBeDefined())
  })

  it('asks for no translations when none are wanted', async () => {
    await saveMyLanguage({ lang: 'de', show: 'never' })
    expect(translationLang()).toBeUndefined()
    keepAsked()
    expect(readChoice().isAsked).toBe(true)
  })
})

describe('an account’s language', () => {
  it('comes with the profile, leaves a copy for the next page, and goes with the session', async () => {
    signInAs(ME)
    arrive({ ...info, first_language: 'ar', show_translations: 'on_tap' })
    await until(() => expect(readChoice()).toMatchObject({ lang: 'ar', show: 'on_tap', userId: ME }))
    expect(translationLang()).toBe('ar')
    leaveSession('by-choice')
    await until(() => expect(translationLang()).toBeUndefined())
    expect(readChoice()).toEqual({ lang: null, show: 'always', isAsked: true })
  })

  it('is never the one of another account', async () => {
    signInAs(ME)
    arrive({ ...info, first_language: 'ar' })
    await until(() => expect(translationLang()).toBe('ar'))
    leaveSession(undefined)
    signInAs(8)
    await until(() => expect(translationLang()).toBeUndefined())
  })

  it('is saved with the profile, whose other fields stay, also when translations are shown', async () => {
    server.answer(getMyUserInfo, info)
    answerUpdates()
    signInAs(ME)
    arrive(info)
    await saveMyLanguage({ lang: 'fr' })
    expect(server.requestsTo(updateMyUserInfo)[0]?.body).toEqual({
      first_name: 'Ada',
      last_name: '',
      username: 'ada',
      bio: '',
      first_language: 'fr',
    })
    await until(() => expect(translationLang()).toBe('fr'))
  })
})

describe('takeAlong', () => {
  const chooseAndLogIn = async (at: number, profile: OwnUserInfo, now: number) => {
    await keepChoice({ lang: 'de', show: 'always', isAsked: true, at })
    server.answer(getMyUserInfo, profile)
    answerUpdates()
    signInAs(ME)
    await takeAlong(ME, now)
    return server.requestsTo(updateMyUserInfo).map(({ body }) => body.first_language)
  }
  const now = Date.parse('2026-01-01T12:00:00.000Z')

  it('gives a new account what was chosen before, however long ago', async () => {
    const profile = { ...info, created_at: new Date(now - 1000).toISOString() }
    expect(await chooseAndLogIn(0, profile, now)).toEqual(['de'])
    await until(() => expect(readChoice()).toMatchObject({ lang: 'de', userId: ME }))
  })

  it('gives an older account what was chosen within the hour', async () => {
    expect(await chooseAndLogIn(now - 60_000, info, now)).toEqual(['de'])
  })

  it('gives an older account nothing that may be somebody else’s', async () => {
    expect(await chooseAndLogIn(now - 2 * HOUR_MS, info, now)).toEqual([])
    expect(translationLang()).toBeUndefined()
  })

  it('changes no language that an account has', async () => {
    const profile: OwnUserInfo = { ...info, first_language: 'pl' }
    expect(await chooseAndLogIn(now, profile, now)).toEqual([])
    expect(translationLang()).toBe('pl')
  })
})
