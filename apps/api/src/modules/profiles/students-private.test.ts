import { createArticle, listArticles } from '@wordhoard/contracts/articles'
import { getChat, listChats, listMessages, sendFirstMessage, sendMessage } from '@wordhoard/contracts/chats'
import { listClassroomUsers } from '@wordhoard/contracts/classrooms'
import { createVocabulary, searchVocabularies } from '@wordhoard/contracts/custom-vocabulary'
import { getMyUserInfo, getShortUserInfo } from '@wordhoard/contracts/my-profile'
import * as profiles from '@wordhoard/contracts/profiles'
import { leaveSchool, updateSchool, updateSchoolUser } from '@wordhoard/contracts/school'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
import { type Person, person } from '../../testing/people'
import { addMember, newSchool, schoolWithAllRoles, type TestSchool } from '../../testing/schools'
import { openTestApp, type TestApp } from '../../testing/test-app'

/** Tests what strangers learn about students, and what schools let students choose. */
let api: TestApp
let hill: TestSchool
let strangers: Record<'stranger' | 'staffOfAnotherSchool' | 'shutOut', Person>
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
  hill = await schoolWithAllRoles(api)
  strangers = {
    stranger: await person(api),
    staffOfAnotherSchool: (await newSchool(api)).owner,
    shutOut: hill.deactivated,
  }
})
afterAll(() => api.close())

const call = callsTo(() => api)
const ada = { firstName: 'Ada', lastName: 'Quill', bio: 'Reads a lot', avatarId: 'owl' }
const pupil = async (school: TestSchool = hill) =>
  addMember(api, school.teacher, school.id, 'student', school.classroom, await person(api, ada))
const id = (of: Person) => ({ params: { id: of.userId } })
const profile = async (who: Person, of: Person) =>
  (await call(who, profiles.getProfile, { params: { username: of.username } })).json<profiles.Profile>()
const writes = (who: Person, to: Person) =>
  call(who, sendFirstMessage, { body: { participant_user_id: to.userId, content: 'Hi' } })
const chooses = async (who: Person, chosen: Partial<profiles.Privacy>) =>
  (await call(who, profiles.updateMyPrivacy, { body: chosen })).json()
const allows = (school: TestSchool, is: boolean) =>
  call(school.owner, updateSchool, {
    params: { id: school.id },
    body: { students_may_open_profiles: is },
  })
const everything = { visible_to: 'everyone', messages_from: 'everyone' } as const

async function withWorks(): Promise<{ who: Person; vocabulary: string }> {
  const who = await pupil()
  const vocabulary = `Owls of ${who.username}`
  await call(who, createArticle, {
    body: { title: 'Owls', md_content: 'An owl was out.', access_modifier: 'public' },
  })
  const made = await call(who, createVocabulary, {
    body: { name: vocabulary, description: 'x', access_modifier: 'public' },
  })
  await api.pool.query(
    `INSERT INTO custom_voc_spell (user_id, voc_id, spell_id, spell_lower)
     SELECT v.user_id, v.id, s.id, s.spell_lower FROM spell s, custom_voc v WHERE s.spell_lower = 'owl' AND v.id = $1`,
    [made.json().id],
  )
  return { who, vocabulary }
}

describe('a student', () => {
  it('is private from joining, whatever they chose before, and is notified', async () => {
    const who = await person(api, ada)
    await chooses(who, { messages_from: 'followed', shows_bio: false })
    expect((await call(who, getMyUserInfo, {})).json()).toMatchObject({ privacy_notice: false })
    await addMember(api, hill.teacher, hill.id, 'student', hill.classroom, who)
    expect((await call(who, profiles.getMyPrivacy, {})).json()).toMatchObject({
      visible_to: 'school',
      messages_from: 'school',
      shows_bio: false,
      is_kept_private: true,
    })
    expect((await call(who, getMyUserInfo, {})).json()).toMatchObject({ privacy_notice: true })
    expect((await call(who, profiles.dismissPrivacyNotice, {})).statusCode).toBe(204)
    expect((await call(who, getMyUserInfo, {})).json()).toMatchObject({ privacy_notice: false })
  })

  it('keeps a stricter choice of their own', async () => {
    const who = await person(api)
    await chooses(who, { messages_from: 'nobody' })
    await addMember(api, hill.teacher, hill.id, 'student', hill.classroom, who)
    expect((await call(who, profiles.getMyPrivacy, {})).json().messages_from).toBe('nobody')
  })

  it('shows strangers only a user name and a picture', async () => {
    const { who, vocabulary } = await withWorks()
    await call(who, profiles.follow, id(hill.student))
    await call(hill.student, profiles.follow, id(who))
    const info = { id: who.userId, username: who.username, first_name: '', last_name: '', bio: '' }
    for (const [name, stranger] of Object.entries(strangers)) {
      const seen = await profile(stranger, who)
      expect(seen, name).toMatchObject({
        user_info: { ...info, avatarId: 'owl', created_at: null },
        connections_num: { followers: 0, following: 0 },
        vocabularies_num: null,
        articles_num: null,
        abilities: { write: false, follow: false, see_connections: false, block: true, report: true },
      })
      expect((await call(stranger, profiles.getUserInfo, id(who))).json()).toMatchObject(info)
      const num = await call(stranger, profiles.getConnectionsNum, id(who))
      expect(num.json()).toEqual({ followers: 0, following: 0 })
      for (const list of [profiles.listFollowers, profiles.listFollowing]) {
        expect((await call(stranger, list, id(who))).json().code).toBe('connections_hidden')
      }
      expect((await call(stranger, profiles.follow, id(who))).json().code).toBe('forbidden')
      expect((await call(stranger, profiles.listPublicVocabularies, id(who))).json()).toEqual([])
      const found = await call(stranger, searchVocabularies, { query: { search: vocabulary } })
      expect(found.json()).toEqual([])
      for (const query of [{ user_id: String(who.userId) }, { author: who.username }]) {
        const articles = await call(stranger, listArticles, { query } as object)
        expect(articles.json(), `${name} ${JSON.stringify(query)}`).toEqual([])
      }
    }
    const byVisitor = await call(undefined, listArticles, { query: { author: who.username } } as object)
    expect(byVisitor.json()).toEqual([])
  })

  it('shows their school what they chose to show', async () => {
    const { who, vocabulary } = await withWorks()
    for (const mate of [hill.student, hill.otherStudent, hill.teacher, hill.manager, hill.otherTeacher]) {
      expect(await profile(mate, who)).toMatchObject({
        user_info: { first_name: 'Ada', last_name: 'Quill', bio: 'Reads a lot' },
        vocabularies_num: 1,
        articles_num: 1,
        abilities: { write: true, follow: true, see_connections: true },
      })
      const found = await call(mate, searchVocabularies, { query: { search: vocabulary } })
      expect(found.json()).toHaveLength(1)
      const articles = await call(mate, listArticles, { query: { author: who.username } } as object)
      expect(articles.json()).toHaveLength(1)
    }
    await chooses(who, { shows_name: false })
    expect((await profile(hill.student, who)).user_info.first_name).toBe('')
    const inClass = async (mate: Person) => {
      const users = await call(mate, listClassroomUsers, {
        params: { id: hill.classroom },
        query: { limit: 100 },
      } as object)
      const row = users
        .json<{ user_info: profiles.PublicUserInfo }[]>()
        .find(({ user_info }) => user_info.id === who.userId)
      return row?.user_info.first_name
    }
    expect(await inClass(hill.student)).toBe('')
    expect(await inClass(hill.teacher)).toBe('Ada')
  })

  it('is left out of other people’s lists for strangers', async () => {
    const who = await pupil()
    const { stranger, staffOfAnotherSchool } = strangers
    await call(who, profiles.follow, id(stranger))
    const followers = async (viewer: Person) => {
      const list = await call(viewer, profiles.listFollowers, id(stranger))
      return list.json<profiles.Connection[]>().map(({ user_info }) => user_info)
    }
    expect(await followers(staffOfAnotherSchool)).toEqual([])
    expect(await followers(hill.student)).toMatchObject([{ first_name: 'Ada' }])
    // A person they follow sees them, by user name only.
    expect(await followers(stranger)).toMatchObject([{ username: who.username, first_name: '' }])
  })

  it('exchanges messages only with their school', async () => {
    const who = await pupil()
    for (const stranger of Object.values(strangers)) {
      expect((await writes(stranger, who)).json().code).toBe('cannot_write')
      expect((await writes(who, stranger)).json().code).toBe('cannot_write')
      expect((await profile(who, stranger)).abilities.write).toBe(false)
    }
    const elsewhere = await pupil(await schoolWithAllRoles(api))
    expect((await writes(elsewhere, who)).json().code).toBe('cannot_write')
    for (const mate of [hill.student, hill.teacher]) expect((await writes(mate, who)).statusCode).toBe(201)
  })

  it('can’t be reached through older chats either, and their name disappears there', async () => {
    const [who, stranger] = [await person(api, ada), await person(api)]
    const { chat_id } = (await writes(stranger, who)).json()
    const write = (by: Person) => call(by, sendMessage, { body: { chat_id, content: 'Hi' } })
    expect((await write(stranger)).json().user).toBeDefined()
    await addMember(api, hill.teacher, hill.id, 'student', hill.classroom, who)
    for (const by of [stranger, who]) {
      expect((await write(by)).json().code).toBe('cannot_write')
      expect((await writes(by, by === who ? stranger : who)).json().code).toBe('cannot_write')
    }
    const chat = (by: Person) => call(by, getChat, { params: { id: chat_id } })
    // Only the student is told the reason, so that the stranger doesn't learn that they are a student.
    expect((await chat(who)).json().abilities).toMatchObject({ write: false, silence: 'school' })
    expect((await chat(stranger)).json()).toMatchObject({
      user: { username: who.username, first_name: '', last_name: '' },
      abilities: { write: false, silence: 'blocked' },
    })
    const read = await call(stranger, listMessages, { params: { id: chat_id } })
    expect(read.payload).not.toContain('Ada')
    const listed = await call(stranger, listChats, {})
    expect(listed.json()[0]).toMatchObject({ participant_first_name: '', participant_last_name: '' })
    expect((await profile(stranger, who)).abilities.write).toBe(false)
    await call(who, leaveSchool, { params: { id: hill.id } })
    expect((await write(who)).statusCode).toBe(201)
  })
})

describe('a student’s message in the chat of a class', () => {
  it('shows their name only while they belong to the school', async () => {
    const who = await pupil()
    await call(who, sendMessage, { body: { chat_id: hill.chat, content: `By ${who.username}` } })
    const nameSeenBy = async (viewer: Person) => {
      const messages = await call(viewer, listMessages, { params: { id: hill.chat } })
      const row = messages
        .json<{ message: { content: string }; user: profiles.PublicUserInfo }[]>()
        .find(({ message }) => message.content === `By ${who.username}`)
      return row?.user.first_name
    }
    for (const viewer of [hill.teacher, hill.student]) expect(await nameSeenBy(viewer)).toBe('Ada')
    await call(who, leaveSchool, { params: { id: hill.id } })
    for (const viewer of [hill.teacher, hill.student]) expect(await nameSeenBy(viewer)).toBe('')
  })
})

describe('a school', () => {
  it('keeps its students private unless it lets them choose, and again once it stops', async () => {
    const school = await schoolWithAllRoles(api)
    const who = await pupil(school)
    const { stranger } = strangers
    expect(await chooses(who, everything)).toMatchObject({ visible_to: 'school', messages_from: 'school' })
    expect((await profile(stranger, who)).user_info.first_name).toBe('')
    expect((await allows(school, true)).json()).toMatchObject({ students_may_open_profiles: true })
    // The permission alone opens nobody's profile.
    expect(await profile(stranger, who)).toMatchObject({
      user_info: { first_name: '' },
      abilities: { write: false },
    })
    expect(await chooses(who, everything)).toMatchObject({ ...everything, is_kept_private: false })
    expect(await profile(stranger, who)).toMatchObject({
      user_info: { first_name: 'Ada' },
      abilities: { write: true },
    })
    await allows(school, false)
    expect(await profile(stranger, who)).toMatchObject({
      user_info: { first_name: '' },
      abilities: { write: false },
    })
    // What they had opened before doesn't open again by itself.
    await allows(school, true)
    expect((await profile(stranger, who)).user_info.first_name).toBe('')
  })

  it('can’t open profiles for another school that keeps its students private', async () => {
    const [open, closed] = [await schoolWithAllRoles(api), hill]
    await allows(open, true)
    const who = await pupil(open)
    await chooses(who, everything)
    await addMember(api, closed.teacher, closed.id, 'student', closed.classroom, who)
    expect((await profile(strangers.stranger, who)).user_info.first_name).toBe('')
    expect(await chooses(who, everything)).toMatchObject({ visible_to: 'school', messages_from: 'school' })
  })

  it('lets only those who run it change the setting', async () => {
    for (const who of [hill.teacher, hill.student, strangers.staffOfAnotherSchool]) {
      const answer = await call(who, updateSchool, {
        params: { id: hill.id },
        body: { students_may_open_profiles: true },
      })
      expect(answer.statusCode).toBe(403)
    }
  })

  it('leaves students private when they leave or are deactivated, until they choose otherwise', async () => {
    const { stranger } = strangers
    const [left, shutOut] = [await pupil(), await pupil()]
    await call(left, leaveSchool, { params: { id: hill.id } })
    await call(hill.owner, updateSchoolUser, {
      params: { id: hill.id, user_id: shutOut.userId },
      body: { is_active: false },
    })
    for (const who of [left, shutOut]) {
      expect((await profile(stranger, who)).user_info.first_name).toBe('')
      expect((await profile(hill.student, who)).user_info.first_name).toBe('')
      expect((await writes(stranger, who)).json().code).toBe('cannot_write')
      expect(await chooses(who, everything)).toMatchObject({ ...everything, is_kept_private: false })
      expect((await profile(stranger, who)).user_info.first_name).toBe('Ada')
    }
  })

  it('keeps a student’s choices when they join another of its classes', async () => {
    const school = await schoolWithAllRoles(api)
    await allows(school, true)
    const who = await pupil(school)
    await chooses(who, everything)
    await addMember(api, school.owner, school.id, 'student', school.other, who)
    expect((await call(who, profiles.getMyPrivacy, {})).json()).toMatchObject(everything)
  })

  it('makes a teacher private only once they become a student', async () => {
    const school = await schoolWithAllRoles(api)
    await api.pool.query('UPDATE user_account SET first_name = $2 WHERE id = $1', [
      school.otherTeacher.userId,
      'Tom',
    ])
    expect((await profile(strangers.stranger, school.otherTeacher)).user_info.first_name).toBe('Tom')
    await call(school.owner, updateSchoolUser, {
      params: { id: school.id, user_id: school.otherTeacher.userId },
      body: { role: 'student' },
    })
    expect((await profile(strangers.stranger, school.otherTeacher)).user_info.first_name).toBe('')
  })

  it('handles a student joining two schools at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const who = await person(api, ada)
      const other = await schoolWithAllRoles(api)
      await Promise.all([
        addMember(api, hill.teacher, hill.id, 'student', hill.classroom, who),
        addMember(api, other.teacher, other.id, 'student', other.classroom, who),
      ])
      expect((await call(who, profiles.getMyPrivacy, {})).json().visible_to).toBe('school')
    }
  })
})

describe('a user name requested by id', () => {
  it('is shown to visitors only for authors of public articles', async () => {
    const who = await person(api)
    const short = (by?: Person) => call(by, getShortUserInfo, id(who))
    expect((await short()).json().code).toBe('user_not_found')
    expect((await short(strangers.stranger)).json()).toEqual({ username: who.username })
    const article = { title: 'Owls', md_content: 'An owl was out.' }
    await call(who, createArticle, { body: { ...article, access_modifier: 'private' } })
    expect((await short()).statusCode).toBe(404)
    await call(who, createArticle, { body: { ...article, access_modifier: 'public' } })
    expect((await short()).json()).toEqual({ username: who.username })
  })
})
