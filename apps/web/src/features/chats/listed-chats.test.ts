import type { ChatListItem, MessageItem } from '@wordhoard/contracts/chats'
import { describe, expect, it } from 'vitest'
import { applyChange, chatName, lastMessage } from './listed-chats'

const chat = (id: number, more: Partial<ChatListItem> = {}): ChatListItem => ({
  id,
  classroom_name: null,
  classroom_id: null,
  participant_id: 2,
  participant_username: 'ben',
  participant_first_name: 'Ben',
  participant_last_name: 'Ash',
  participant_avatarId: null,
  content: 'Hello',
  message_created_at: '2026-11-21T10:00:00.000Z',
  message_id: 10,
  message_author: 'ben',
  message_attachment_kind: null,
  message_is_deleted: false,
  last_read_message_id: 10,
  unread: 0,
  ...more,
})
const message = (
  chat_id: number,
  id: number,
  is_me = false,
  content = 'New',
): { name: 'message'; data: MessageItem & { chat_id: number } } => ({
  name: 'message',
  data: {
    chat_id,
    message: { id, content, created_at: '2026-11-21T11:00:00.000Z', is_deleted: false, attachment: null },
    user: { id: 2, username: 'ben', first_name: 'Ben', last_name: 'Ash', avatarId: null },
    is_me,
  },
})
const ME = 1

describe('applyChange', () => {
  it('puts the chat of a new message first and counts unread messages', () => {
    const after = applyChange([chat(1), chat(2)], message(2, 20), ME)
    expect(after).toMatchObject([{ id: 2, content: 'New', message_id: 20, unread: 1 }, { id: 1 }])
    expect(applyChange(after!, message(2, 20), ME)).toEqual(after)
    expect(applyChange([chat(2, { unread: 100 })], message(2, 20), ME)).toMatchObject([{ unread: 100 }])
  })

  it('treats a message of the user’s own as a sign that everything was read', () => {
    const [first] = applyChange([chat(1, { unread: 3 })], message(1, 20, true), ME)!
    expect(first).toMatchObject({ unread: 0, last_read_message_id: 20, message_author: null })
  })

  it('asks the server about unknown chats and about how much is still unread', () => {
    expect(applyChange([chat(1)], message(9, 20), ME)).toBeUndefined()
    const read = { chat_id: 1, user_id: ME, last_read_message_id: 5 }
    expect(applyChange([chat(1, { unread: 3 })], { name: 'read', data: read }, ME)).toBeUndefined()
    const data = { chat_id: 1, message_id: 10 }
    expect(applyChange([chat(1, { unread: 1 })], { name: 'deleted', data }, ME)).toBeUndefined()
  })

  it('applies read marks and deletions', () => {
    const all = { chat_id: 1, user_id: ME, last_read_message_id: 10 }
    expect(applyChange([chat(1, { unread: 3 })], { name: 'read', data: all }, ME)).toMatchObject([
      { unread: 0 },
    ])
    const theirs = { ...all, user_id: 2 }
    expect(applyChange([chat(1, { unread: 3 })], { name: 'read', data: theirs }, ME)).toMatchObject([
      { unread: 3 },
    ])
    const data = { chat_id: 1, message_id: 10 }
    expect(applyChange([chat(1)], { name: 'deleted', data }, ME)).toMatchObject([
      { message_is_deleted: true },
    ])
  })
})

describe('a row of the list', () => {
  it('shows the author and the message, or a description when there is no text', () => {
    expect(lastMessage(chat(1, { content: 'Two\nlines ' }))).toMatchObject({
      author: null,
      text: 'Two lines',
    })
    expect(lastMessage(chat(1, { classroom_id: 3 }))).toMatchObject({ author: 'ben' })
    expect(lastMessage(chat(1, { message_author: null }))).toMatchObject({ own: true })
    expect(lastMessage(chat(1, { content: '', message_attachment_kind: 'article' })).text).toBe(
      'Shared an article',
    )
    expect(lastMessage(chat(1, { content: '', message_is_deleted: true })).text).toBe('Deleted message')
    expect(lastMessage(chat(1, { content: null, message_id: null, message_author: null }))).toMatchObject({
      own: false,
      text: 'No messages yet',
    })
  })

  it('is named after the classroom, the person or, failing that, the user name', () => {
    expect(chatName(chat(1))).toBe('Ben Ash')
    expect(chatName(chat(1, { participant_first_name: '', participant_last_name: '' }))).toBe('ben')
    expect(chatName(chat(1, { classroom_name: 'Year 7' }))).toBe('Year 7')
  })
})
