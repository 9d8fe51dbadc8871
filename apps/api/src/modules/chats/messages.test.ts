import * as articles from '@wordhoard/contracts/articles'
import * as chats from '@wordhoard/contracts/chats'
import * as invitations from '@wordhoard/contracts/invitations'
import * as myAccount from '@wordhoard/contracts/my-account'
import * as profiles from '@wordhoard/contracts/profiles'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { callsTo } from '../../testing/calls'
import { type Person, person } from '../../testing/people'
import { schoolWithAllRoles } from '../../testing/schools'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

const call = callsTo(() => api)
const first = async (who: Person, to: Person, content = 'Hello', headers = {}) =>
  call(who, chats.sendFirstMessage, { body: { content, participant_user_id: to.userId } }, headers)
const send = (who: Person, chat_id: number, content: string, headers = {}) =>
  call(who, chats.sendMessage, { body: { content, chat_id } }, headers)
const list = async (who: Person, id: number, query = {}) =>
  (await call(who, chats.listMessages, { params: { id }, query })).json<chats.MessageItem[]>()
const chatsOf = async (who: Person) => (await call(who, chats.listChats, {})).json<chats.ChatListItem[]>()
const contents = (items: chats.MessageItem[]) => items.map(({ message }) => message.content)
const pair = async () => {
  const [ada, ben] = await Promise.all([person(api, { firstName: 'Ada' }), person(api)])
  const { chat_id } = (await first(ada, ben)).json<{ chat_id: number }>()
  return { ada, ben, chat: chat_id }
}

describe('a chat between two people', () => {
  it('starts with a message, is reused by both, and appears in both lists', async () => {
    const { ada, ben, chat } = await pair()
    expect((await first(ben, ada, 'Hello back')).json()).toEqual({ chat_id: chat })
    expect(contents(await list(ada, chat))).toEqual(['Hello back', 'Hello'])
    expect(await chatsOf(ben)).toMatchObject([
      {
        id: chat,
        classroom_id: null,
        participant_username: ada.username,
        participant_first_name: 'Ada',
        content: 'Hello back',
        message_author: null,
        unread: 0,
      },
    ])
    expect(await chatsOf(ada)).toMatchObject([
      { content: 'Hello back', message_author: ben.username, unread: 1 },
    ])
    const profile = await call(ada, profiles.getProfile, { params: { username: ben.username } })
    expect(profile.json()).toMatchObject({ chat_id: chat })
  })

  it('is created once when both start it at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const [ada, ben] = await Promise.all([person(api), person(api)])
      const answers = await Promise.all([first(ada, ben), first(ben, ada), first(ada, ben)])
      expect(new Set(answers.map((answer) => answer.json().chat_id)).size).toBe(1)
      expect(await chatsOf(ada)).toHaveLength(1)
      expect(await list(ada, answers[0].json().chat_id)).toHaveLength(3)
    }
  })

  it('takes a message once, however often it is sent with the same key', async () => {
    const { ada, chat, ben } = await pair()
    const key = { 'idempotency-key': 'm-1' }
    const answers = await Promise.all([1, 2, 3].map(() => send(ada, chat, 'Once', key)))
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(201)
    expect(answers[0]?.json()).toMatchObject({ chat_id: chat, is_me: true, message: { content: 'Once' } })
    for (let i = 0; i < 2; i++) await first(ben, ada, 'Once more', { 'idempotency-key': 'm-2' })
    expect(contents(await list(ada, chat))).toEqual(['Once more', 'Once', 'Hello'])
  })

  it('is invisible to everyone else', async () => {
    const { chat } = await pair()
    const stranger = await person(api)
    const params = { params: { id: chat } }
    const message_id = (
      await api.pool.query('SELECT last_message_id::int AS id FROM chat WHERE id = $1', [chat])
    ).rows[0].id
    for (const answer of await Promise.all([
      call(stranger, chats.getChat, params),
      call(stranger, chats.listMessages, params),
      send(stranger, chat, 'x'),
      call(stranger, chats.markRead, { body: { chat_id: chat, message_id } }),
      call(stranger, chats.updateChat, { ...params, body: { is_open: false } }),
    ])) {
      expect(answer.json().code).toBe('chat_not_found')
    }
    const erase = await call(stranger, chats.deleteMessage, { params: { id: message_id } })
    expect(erase.json().code).toBe('message_not_found')
    expect(await chatsOf(stranger)).toEqual([])
  })

  it('can’t be started with oneself, an unknown user, or a user who doesn’t accept messages', async () => {
    const [ada, ben] = await Promise.all([person(api), person(api)])
    expect((await first(ada, ada)).statusCode).toBe(400)
    expect((await first(ada, { ...ada, userId: 2_000_000_000 })).json().code).toBe('user_not_found')
    const from = (messages_from: profiles.Privacy['messages_from']) =>
      call(ben, profiles.updateMyPrivacy, { body: { messages_from } })
    await from('followed')
    expect((await first(ada, ben)).json().code).toBe('cannot_write')
    await call(ben, profiles.follow, { params: { id: ada.userId } })
    expect((await first(ada, ben)).statusCode).toBe(201)
    await from('nobody')
    // Existing chats stay open.
    expect((await first(ada, ben)).statusCode).toBe(201)
    expect((await first(await person(api), ben)).json().code).toBe('cannot_write')
  })

  it('allows only reading while one has blocked the other, and writing again afterwards', async () => {
    const { ada, ben, chat } = await pair()
    await call(ada, profiles.block, { params: { id: ben.userId } })
    for (const who of [ada, ben]) {
      expect((await send(who, chat, 'x')).json().code).toBe('cannot_write')
      expect((await first(who, who === ada ? ben : ada)).json().code).toBe('cannot_write')
      expect(contents(await list(who, chat))).toEqual(['Hello'])
      const detail = (await call(who, chats.getChat, { params: { id: chat } })).json<chats.ChatDetail>()
      expect(detail.abilities).toEqual({ write: false, moderate: false, silence: 'blocked' })
    }
    await call(ada, profiles.unblock, { params: { id: ben.userId } })
    expect((await send(ben, chat, 'x')).statusCode).toBe(201)
  })
})

describe('the text of a message', () => {
  it('is stored unchanged: emoji, right-to-left text, markup, spaces and line breaks', async () => {
    const { ada, ben, chat } = await pair()
    const typed = [
      '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
      'שלום עולם مرحبا',
      '<img src=x onerror=alert(1)><script>alert(1)</script>&amp;',
      '  two\n\n  lines\t',
      "'; DROP TABLE message; --",
      'x'.repeat(chats.MAX_MESSAGE_LENGTH),
    ]
    for (const content of typed) expect((await send(ada, chat, content)).statusCode).toBe(201)
    expect(contents(await list(ben, chat)).slice(0, -1)).toEqual(typed.toReversed())
  })

  it('must not be blank, and is rejected with its limits named', async () => {
    const { ada, chat } = await pair()
    for (const blank of ['', '   ', '\n\t\u00a0\u3000', '\u200b\u200e\ufeff']) {
      const answer = await send(ada, chat, blank)
      expect(answer.json()).toMatchObject({ detail: [{ loc: ['body', 'content'], msg: 'Type a message' }] })
    }
    expect((await send(ada, chat, 'x'.repeat(100_000))).json()).toMatchObject({
      detail: [{ loc: ['body', 'content'], msg: 'A message has at most 4,000 characters' }],
    })
    for (const broken of ['a\0b', '\ud800']) expect((await send(ada, chat, broken)).statusCode).toBe(400)
    expect(await list(ada, chat)).toHaveLength(1)
  })

  it('is rate-limited to human typing speed', async () => {
    const { ada, chat } = await pair()
    const statuses: number[] = []
    // The clock stands still: otherwise the last message may come in the moment in which one more is let through.
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      for (let i = 0; i < 40; i++) statuses.push((await send(ada, chat, String(i))).statusCode)
    } finally {
      vi.useRealTimers()
    }
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(29)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a page of messages', () => {
  it('holds twenty, newest first, and has no repeats while others write', async () => {
    const { ada, ben, chat } = await pair()
    await api.pool.query(
      `INSERT INTO message (id, chat_id, user_id, content)
       SELECT nextval('chat_event_number'), $1, $2, n::text FROM generate_series(0, 49) n`,
      [chat, ben.userId],
    )
    const newest = await list(ada, chat)
    expect(contents(newest)).toEqual(Array.from({ length: 20 }, (_, i) => String(49 - i)))
    await send(ben, chat, 'Meanwhile')
    const before = await list(ada, chat, { before_id: newest.at(-1)?.message.id })
    expect(contents(before)).toEqual(Array.from({ length: 20 }, (_, i) => String(29 - i)))
    const after = await list(ada, chat, { after_id: newest[0]?.message.id })
    expect(contents(after)).toEqual(['Meanwhile'])
    expect(contents(await list(ada, chat, { offset: 1, limit: 2 }))).toEqual(['49', '48'])
    expect(
      (await call(ada, chats.listMessages, { params: { id: chat }, query: { limit: 501 } })).statusCode,
    ).toBe(400)
  })
})

describe('a read mark', () => {
  it('only moves forward, and determines the number of unread messages', async () => {
    const { ada, ben, chat } = await pair()
    const second = (await send(ada, chat, 'Second')).json<chats.MessageItem>().message.id
    const firstId = (await list(ben, chat)).at(-1)!.message.id
    const mark = (who: Person, message_id: number) =>
      call(who, chats.markRead, { body: { chat_id: chat, message_id } })
    expect((await chatsOf(ben))[0]).toMatchObject({ unread: 2, last_read_message_id: null })
    expect((await call(ben, chats.getUnread, {})).json()).toEqual({ count: 1 })
    expect((await mark(ben, firstId)).json()).toEqual({ last_read_message_id: firstId })
    expect((await chatsOf(ben))[0]).toMatchObject({ unread: 1, last_read_message_id: firstId })
    expect((await mark(ben, second)).json()).toEqual({ last_read_message_id: second })
    expect((await mark(ben, firstId)).json()).toEqual({ last_read_message_id: second })
    expect((await call(ben, chats.getUnread, {})).json()).toEqual({ count: 0 })
    const detail = (await call(ada, chats.getChat, { params: { id: chat } })).json()
    expect(detail).toMatchObject({
      participant_last_read_message_id: second,
      user: { username: ben.username },
    })
    const elsewhere = await pair()
    expect((await mark(ben, (await list(elsewhere.ada, elsewhere.chat))[0]!.message.id)).json().code).toBe(
      'message_not_found',
    )
  })
})

describe('an attached card', () => {
  const article = async (who: Person, access_modifier: 'private' | 'public') =>
    (
      await call(who, articles.createArticle, {
        body: { title: 'The lamp', md_content: 'The lamp was lit.', access_modifier },
      })
    ).json<{ id: number }>().id
  const share = (who: Person, chat_id: number, attachment: chats.AttachmentReference, content = '') =>
    call(who, chats.sendMessage, { body: { chat_id, content, attachment } })

  it('shows a word, article or vocabulary, with or without a text', async () => {
    const { ada, ben, chat } = await pair()
    const spell_id = api.dictionary.index.idOf('lamp')!
    expect((await share(ada, chat, { kind: 'word', spell_id })).statusCode).toBe(201)
    const article_id = await article(ada, 'public')
    await share(ada, chat, { kind: 'article', article_id }, 'Look')
    const [text, word] = await list(ben, chat)
    expect(text?.message).toMatchObject({
      content: 'Look',
      attachment: { kind: 'article', id: article_id, title: 'The lamp', text: ada.username, word_count: 4 },
    })
    expect(word?.message.attachment).toMatchObject({ kind: 'word', id: spell_id, title: 'lamp' })
    expect(word?.message.attachment?.text).toContain(' ')
    expect((await chatsOf(ben))[0]).toMatchObject({ message_attachment_kind: 'article' })
  })

  it('is rejected if it doesn’t exist or the other person couldn’t open it', async () => {
    const { ada, ben, chat } = await pair()
    const own = await article(ada, 'private')
    expect((await share(ada, chat, { kind: 'article', article_id: own })).json().code).toBe('not_shareable')
    expect((await share(ben, chat, { kind: 'article', article_id: own })).json().code).toBe(
      'article_not_found',
    )
    expect((await share(ada, chat, { kind: 'word', spell_id: 2_000_000_000 })).json().code).toBe(
      'word_not_found',
    )
    expect((await share(ada, chat, { kind: 'vocabulary', voc_id: 2_000_000_000 })).json().code).toBe(
      'vocabulary_not_found',
    )
    expect(await list(ada, chat)).toHaveLength(1)
  })

  it('shows nothing of an article that has become private or was deleted', async () => {
    const { ada, ben, chat } = await pair()
    const article_id = await article(ada, 'public')
    await share(ada, chat, { kind: 'article', article_id })
    const put = (access_modifier: 'private' | 'public') =>
      call(ada, articles.updateArticle, {
        params: { id: article_id },
        body: { title: 'The lamp', md_content: 'The lamp was lit.', access_modifier },
      })
    await put('private')
    const card = async (who: Person) => (await list(who, chat))[0]?.message.attachment
    const nothing = { kind: 'article', id: null, title: null, text: null, level: null, word_count: null }
    expect(await card(ben)).toEqual(nothing)
    expect(await card(ada)).toMatchObject({ title: 'The lamp' })
    await call(ada, articles.deleteArticle, { params: { id: article_id } })
    expect(await card(ada)).toEqual(nothing)
  })
})

describe('deleting', () => {
  it('removes the content of one’s own message for both, and nobody else’s messages', async () => {
    const { ada, ben, chat } = await pair()
    const { id } = (await list(ada, chat))[0]!.message
    const erase = (who: Person) => call(who, chats.deleteMessage, { params: { id } })
    expect((await erase(ben)).json().code).toBe('forbidden')
    expect((await erase(ada)).statusCode).toBe(204)
    expect((await erase(ada)).statusCode).toBe(204)
    expect((await list(ben, chat))[0]?.message).toMatchObject({
      id,
      content: '',
      is_deleted: true,
      attachment: null,
    })
    expect((await chatsOf(ben))[0]).toMatchObject({ content: '', message_is_deleted: true, unread: 0 })
  })

  it('an account keeps its messages under “Deleted user”, and removes chats that nobody can open', async () => {
    const { ada, ben, chat } = await pair()
    await send(ben, chat, 'Still there?')
    const remove = (who: Person) => call(who, myAccount.deleteMe, { body: { password: who.password } })
    expect((await remove(ada)).statusCode).toBe(204)
    const [, hers] = await list(ben, chat)
    expect(hers).toMatchObject({
      message: { content: 'Hello' },
      user: { id: null, username: null, first_name: 'Deleted user' },
      is_me: false,
    })
    expect((await chatsOf(ben))[0]).toMatchObject({
      participant_id: null,
      participant_first_name: 'Deleted user',
    })
    expect((await send(ben, chat, 'x')).json().code).toBe('cannot_write')
    const detail = (await call(ben, chats.getChat, { params: { id: chat } })).json<chats.ChatDetail>()
    expect(detail.abilities.silence).toBe('deleted')
    await remove(ben)
    const left = await api.pool.query('SELECT FROM chat WHERE id = $1', [chat])
    expect(left.rowCount).toBe(0)
  })
})

describe('the chat of a classroom', () => {
  it('is open to the classroom and those who run the school, forbidden to other members and invisible to strangers', async () => {
    const school = await schoolWithAllRoles(api)
    const status = async (who: Person) =>
      (await call(who, chats.getClassroomChat, { params: { id: school.classroom } })).statusCode
    expect(await status(school.student)).toBe(200)
    expect(await status(school.manager)).toBe(200)
    expect(await status(school.otherStudent)).toBe(403)
    expect(await status(school.otherTeacher)).toBe(403)
    expect(await status(school.deactivated)).toBe(404)
    expect(await status(await person(api))).toBe(404)
    expect(await chatsOf(school.student)).toMatchObject([
      { id: school.chat, classroom_id: school.classroom, classroom_name: 'Year 7', content: null, unread: 0 },
    ])
    expect(await chatsOf(school.deactivated)).toEqual([])
  })

  it('can be closed to students and reopened by its teachers', async () => {
    const { chat, student, teacher, otherTeacher } = await schoolWithAllRoles(api)
    const set = (who: Person, is_open: boolean) =>
      call(who, chats.updateChat, { params: { id: chat }, body: { is_open } })
    expect((await send(student, chat, 'Hi')).statusCode).toBe(201)
    expect((await set(student, false)).statusCode).toBe(403)
    expect((await set(otherTeacher, false)).statusCode).toBe(403)
    expect((await set(teacher, false)).json()).toEqual({ is_open: false })
    expect((await send(student, chat, 'Hi')).json().code).toBe('chat_closed')
    expect((await send(teacher, chat, 'Quiet, please')).statusCode).toBe(201)
    await set(teacher, true)
    expect((await send(student, chat, 'Hi')).statusCode).toBe(201)
  })

  it('is moderated by its teachers, who delete messages and mute students but never staff', async () => {
    const { chat, student, teacher, manager, owner } = await schoolWithAllRoles(api)
    const { id } = (await send(student, chat, 'Rude')).json<chats.MessageItem>().message
    const mute = (who: Person, of: Person, minutes: number) =>
      call(who, chats.muteMember, { params: { id: chat, user_id: of.userId }, body: { minutes } })
    const theirs = (await send(teacher, chat, 'x')).json<chats.MessageItem>().message.id
    expect((await call(student, chats.deleteMessage, { params: { id: theirs } })).statusCode).toBe(403)
    expect((await call(teacher, chats.deleteMessage, { params: { id } })).statusCode).toBe(204)
    expect((await mute(student, student, 0)).statusCode).toBe(403)
    expect((await mute(teacher, owner, 5)).json().code).toBe('member_not_found')
    const muted = (await mute(manager, student, 5)).json<{ muted_until: string }>()
    expect(Date.parse(muted.muted_until) - Date.now()).toBeGreaterThan(290_000)
    expect((await send(student, chat, 'x')).json().code).toBe('muted')
    await mute(teacher, student, 0)
    expect((await send(student, chat, 'x')).statusCode).toBe(201)
  })

  it('shows the class list’s name of a student who has given none to staff, and only the user name to classmates', async () => {
    const { chat, classroom, student, teacher, manager } = await schoolWithAllRoles(api)
    const sheet = { params: { id: classroom }, body: { rows: [{ label: 'Zoë Quill' }] } }
    const { codes } = (await call(teacher, invitations.createCodeSheet, sheet)).json()
    const zoe = await person(api)
    await call(zoe, invitations.joinSchool, { body: { code: codes[0].code } })
    await send(zoe, chat, 'Hello')
    await call(teacher, chats.muteMember, {
      params: { id: chat, user_id: zoe.userId },
      body: { minutes: 5 },
    })
    const seenBy = async (who: Person) => ({
      inChat: (await list(who, chat))[0]!.user.first_name,
      inList: (await chatsOf(who))[0]?.message_author,
    })
    expect(await seenBy(teacher)).toEqual({ inChat: 'Zoë Quill', inList: 'Zoë Quill' })
    expect(await seenBy(manager)).toEqual({ inChat: 'Zoë Quill', inList: undefined })
    expect(await seenBy(student)).toEqual({ inChat: '', inList: zoe.username })
    expect(await seenBy(zoe)).toEqual({ inChat: '', inList: null })
    const paused = await call(manager, chats.listMuted, { params: { id: chat } })
    expect(paused.json()).toMatchObject([{ user: { first_name: 'Zoë Quill', username: zoe.username } }])
    // In a chat between two people nobody counts as staff, whatever their roles in a school.
    await first(zoe, teacher, 'A word in private')
    expect((await chatsOf(teacher))[0]).toMatchObject({
      message_author: zoe.username,
      participant_first_name: '',
    })
  })
})
