import * as customVocabulary from '@wordhoard/contracts/custom-vocabulary'
import { getShortUserInfo } from '@wordhoard/contracts/my-profile'
import * as profiles from '@wordhoard/contracts/profiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs, callsTo } from '../../testing/calls'
import { mailsTo } from '../../testing/mailbox'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ CONTACT_EMAIL: 'operator@example.org' })
})
afterAll(() => api.close())

const call = callsTo(() => api)
const profile = async (who: Person, of: Person) =>
  (await call(who, profiles.getProfile, { params: { username: of.username } })).json<profiles.Profile>()
const follow = (who: Person, of: Person) => call(who, profiles.follow, { params: { id: of.userId } })
const names = (list: { user_info: { username: string } }[]) => list.map(({ user_info }) => user_info.username)
const two = () => Promise.all([person(api, { firstName: 'Ada', bio: 'Reads' }), person(api)])

describe('a public profile', () => {
  it('is found by user name in any case, and shows the relation between the two users', async () => {
    const [ada, ben] = await two()
    await follow(ben, ada)
    const answer = await call(ben, profiles.getProfile, { params: { username: ada.username.toUpperCase() } })
    expect(answer.json()).toMatchObject({
      user_info: { id: ada.userId, username: ada.username, first_name: 'Ada', bio: 'Reads', avatarId: null },
      connections_num: { followers: 1, following: 0 },
      is_followed: true,
      follows_me: false,
      chat_id: null,
      is_me: false,
      abilities: { write: true, follow: true, see_connections: true, block: true, report: true },
    })
    expect(answer.payload).not.toContain('example.org')
    expect(await profile(ada, ada)).toMatchObject({ is_me: true, abilities: { write: false, follow: false } })
    const unknown = await call(ben, profiles.getProfile, { params: { username: 'nobody-at-all' } })
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'user_not_found'])
  })

  it('hides what its owner chose to hide from everyone but themselves', async () => {
    const [ada, ben] = await two()
    await call(ada, customVocabulary.createVocabulary, {
      body: { name: 'Shared', description: 'x', access_modifier: 'public' },
    })
    expect(await profile(ben, ada)).toMatchObject({ vocabularies_num: 1, articles_num: 0 })
    const chosen = {
      visible_to: 'everyone' as const,
      shows_name: false,
      shows_bio: false,
      shows_connections: false,
      shows_vocabularies: false,
      shows_articles: false,
      messages_from: 'nobody' as const,
    }
    await call(ada, profiles.updateMyPrivacy, { body: chosen })
    expect((await call(ada, profiles.getMyPrivacy, {})).json()).toEqual({
      ...chosen,
      is_kept_private: false,
      is_in_school: false,
    })
    expect(await profile(ben, ada)).toMatchObject({
      user_info: { first_name: '', bio: '' },
      vocabularies_num: null,
      articles_num: null,
      abilities: { write: false, see_connections: false },
    })
    const byId = await call(ben, profiles.getUserInfo, { params: { id: ada.userId } })
    expect(byId.json()).toMatchObject({ username: ada.username, first_name: '', bio: '' })
    const params = { params: { id: ada.userId } }
    expect((await call(ben, profiles.listPublicVocabularies, params)).json()).toEqual([])
    expect((await call(ada, profiles.listPublicVocabularies, params)).json()).toHaveLength(1)
    expect((await call(ben, profiles.listFollowers, params)).json().code).toBe('connections_hidden')
    expect((await call(ada, profiles.listFollowers, params)).statusCode).toBe(200)
    expect((await profile(ada, ada)).user_info).toMatchObject({ first_name: 'Ada', bio: 'Reads' })
  })

  it('lists public vocabularies, never private ones', async () => {
    const [ada, ben] = await two()
    for (const access_modifier of ['public', 'private'] as const) {
      await call(ada, customVocabulary.createVocabulary, {
        body: { name: access_modifier, description: 'x', access_modifier },
      })
    }
    const answer = await call(ben, profiles.listPublicVocabularies, { params: { id: ada.userId } })
    expect(answer.json()).toMatchObject([{ name: 'public', stat: { total_spells: 0 } }])
  })
})

describe('following', () => {
  it('counts once however often it is requested, and unfollowing is just as repeatable', async () => {
    const [ada, ben] = await two()
    const answers = await Promise.all(Array.from({ length: 5 }, () => follow(ben, ada)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    const num = await call(ben, profiles.getConnectionsNum, { params: { id: ada.userId } })
    expect(num.json()).toEqual({ followers: 1, following: 0 })
    expect((await call(ben, profiles.getMyConnectionsNum, {})).json()).toEqual({ followers: 0, following: 1 })
    const followed = (who: Person, of: Person) =>
      call(who, profiles.amIFollowed, { params: { id: of.userId } })
    expect((await followed(ada, ben)).json()).toBe(true)
    expect((await followed(ben, ada)).json()).toBe(false)
    for (let i = 0; i < 2; i++) {
      const answer = await call(ben, profiles.unfollow, { params: { id: ada.userId } })
      expect(answer.json()).toEqual({ is_followed: false })
    }
    expect((await followed(ada, ben)).json()).toBe(false)
  })

  it('works only for other, existing users', async () => {
    const [ada] = await two()
    expect((await follow(ada, ada)).json()).toMatchObject({
      code: 'invalid_input',
      detail: [{ msg: 'You cannot follow yourself' }],
    })
    expect((await call(ada, profiles.follow, { params: { id: 2_000_000_000 } })).statusCode).toBe(404)
  })

  it('is listed on both sides, newest first, in pages without repeats', async () => {
    const [ada, ben] = await two()
    const fans: Person[] = []
    for (let i = 0; i < 5; i++) {
      const fan = await person(api)
      await follow(fan, ada)
      fans.unshift(fan)
    }
    await follow(ben, fans[0]!)
    const page = async (offset: number) =>
      (
        await call(ben, profiles.listFollowers, { params: { id: ada.userId }, query: { limit: 2, offset } })
      ).json<profiles.Connection[]>()
    const all = [...(await page(0)), ...(await page(2)), ...(await page(4))]
    expect(names(all)).toEqual(fans.map(({ username }) => username))
    expect(all.map(({ is_followed }) => is_followed)).toEqual([true, false, false, false, false])
    const following = await call(ben, profiles.listFollowing, { params: { id: fans[1]!.userId } })
    expect(names(following.json())).toEqual([ada.username])
  })
})

describe('blocking', () => {
  it('ends follows in both directions, hides the blocker’s profile from the blocked user, and can be undone', async () => {
    const [ada, ben] = await two()
    await follow(ada, ben)
    await follow(ben, ada)
    const params = { params: { id: ben.userId } }
    expect((await call(ada, profiles.block, params)).json()).toEqual({ is_blocked: true })
    expect((await call(ada, profiles.getMyConnectionsNum, {})).json()).toEqual({ followers: 0, following: 0 })
    const hidden = [
      call(ben, profiles.getProfile, { params: { username: ada.username } }),
      call(ben, profiles.getUserInfo, { params: { id: ada.userId } }),
      call(ben, profiles.getConnectionsNum, { params: { id: ada.userId } }),
      call(ben, profiles.amIFollowed, { params: { id: ada.userId } }),
      call(ben, profiles.listFollowers, { params: { id: ada.userId } }),
      call(ben, profiles.listFollowing, { params: { id: ada.userId } }),
      call(ben, profiles.listPublicVocabularies, { params: { id: ada.userId } }),
      follow(ben, ada),
      call(ben, profiles.unfollow, { params: { id: ada.userId } }),
      call(ben, profiles.report, { params: { id: ada.userId }, body: { reason: 'spam' } }),
    ]
    for (const answer of await Promise.all(hidden)) expect(answer.json().code).toBe('user_not_found')
    // An author line is public, and doesn't reveal the block.
    const short = await callAs(api, ben, getShortUserInfo, { params: { id: ada.userId } })
    expect(short.statusCode).toBe(200)
    expect(await profile(ada, ben)).toMatchObject({
      is_blocked: true,
      abilities: { write: false, follow: false },
    })
    expect((await follow(ada, ben)).json().code).toBe('forbidden')
    expect(names((await call(ada, profiles.listBlocked, {})).json())).toEqual([ben.username])
    expect((await call(ada, profiles.unblock, params)).json()).toEqual({ is_blocked: false })
    expect((await follow(ben, ada)).statusCode).toBe(200)
    expect((await call(ada, profiles.listBlocked, {})).json()).toEqual([])
  })

  it('at the same moment as a follow leaves no follow', async () => {
    for (let round = 0; round < 10; round++) {
      const [ada, ben] = await two()
      await Promise.all([follow(ben, ada), call(ada, profiles.block, { params: { id: ben.userId } })])
      const num = await call(ada, profiles.getMyConnectionsNum, {})
      expect(num.json()).toEqual({ followers: 0, following: 0 })
    }
  })

  it('removes the blocker from all lists that the blocked user sees', async () => {
    const [ada, ben] = await two()
    const cat = await person(api)
    await follow(ada, cat)
    await call(ada, profiles.block, { params: { id: ben.userId } })
    const followers = async (who: Person) =>
      names((await call(who, profiles.listFollowers, { params: { id: cat.userId } })).json())
    expect(await followers(ben)).toEqual([])
    expect(await followers(cat)).toEqual([ada.username])
  })
})

describe('a report', () => {
  it('goes to the operator, with its text unchanged', async () => {
    const [ada, ben] = await two()
    const body = { reason: 'harassment' as const, text: 'Says <b>things</b>' }
    const answer = await call(ada, profiles.report, { params: { id: ben.userId }, body })
    expect(answer.statusCode).toBe(204)
    const mail = (await mailsTo(api, 'operator@example.org')).at(-1)
    // The subject holds no text chosen by a user, not even a user name.
    expect(mail?.subject).toBe('Wordhoard: a member was reported (harassment)')
    expect(mail?.text).toContain('Says <b>things</b>')
    expect(mail?.html).toContain('Says &lt;b&gt;things&lt;/b&gt;')
    expect(mail?.text).toContain(`${ada.username} reports ${ben.username}`)
    expect(mail?.text).not.toContain(ben.email)
  })

  it('can’t be about oneself, and is limited in number', async () => {
    const [ada, ben] = await two()
    const report = (id: number) =>
      call(ada, profiles.report, { params: { id }, body: { reason: 'spam' } }).then(
        ({ statusCode }) => statusCode,
      )
    expect(await report(ada.userId)).toBe(400)
    const statuses: number[] = []
    for (let i = 0; i < 21; i++) statuses.push(await report(ben.userId))
    expect(statuses.filter((status) => status === 204)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
  })
})
