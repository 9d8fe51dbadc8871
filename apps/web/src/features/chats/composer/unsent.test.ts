import type { MessageItem } from '@wordhoard/contracts/chats'
import { describe, expect, it } from 'vitest'
import { markDelivered, type UnsentMessage, withoutArrived } from './unsent'

const waiting = (key: string, more: Partial<UnsentMessage> = {}): UnsentMessage => ({
  key,
  chat_id: 1,
  participant_user_id: null,
  content: 'Hello',
  shared: null,
  created_at: '2026-11-21T10:00:00.000Z',
  after_id: 10,
  refusal: null,
  ...more,
})
const arrived = (id: number, content = 'Hello', more: Partial<MessageItem> = {}): MessageItem => ({
  message: { id, content, created_at: '2026-11-21T10:00:01.000Z', is_deleted: false, attachment: null },
  user: { id: 1, username: 'ada', first_name: '', last_name: '', avatarId: null },
  is_me: true,
  ...more,
})
const keys = (list: readonly UnsentMessage[]) => list.map(({ key }) => key)

describe('unsent messages', () => {
  it('are not shown twice when the stream delivers them before the answer to the call', () => {
    expect(withoutArrived([waiting('a')], [arrived(11)])).toEqual([])
  })

  it('differ from the same text sent earlier, by others or with another attachment', () => {
    const card = { kind: 'word', id: 3, title: 'tide', text: null, level: null, word_count: null } as const
    const withCard = arrived(12, 'Hello')
    const others = [
      arrived(9),
      arrived(11, 'Hello', { is_me: false }),
      arrived(11, 'Hello!'),
      { ...withCard, message: { ...withCard.message, attachment: card } },
    ]
    for (const other of others) expect(keys(withoutArrived([waiting('a')], [other]))).toEqual(['a'])
    const sharing = waiting('b', { shared: { reference: { kind: 'word', spell_id: 3 }, title: 'tide' } })
    expect(withoutArrived([sharing], [others[3]!])).toEqual([])
  })

  it('match one delivered message each, even with the same text', () => {
    expect(keys(withoutArrived([waiting('a'), waiting('b')], [arrived(11)]))).toEqual(['b'])
    expect(withoutArrived([waiting('a'), waiting('b')], [arrived(11), arrived(12)])).toEqual([])
  })

  it('stay when they were rejected, or written before any message was loaded', () => {
    const list = [waiting('a', { refusal: 'No' }), waiting('b', { after_id: null })]
    expect(keys(withoutArrived(list, [arrived(11), arrived(12)]))).toEqual(['a', 'b'])
  })

  it('to one person belong to the chat that the first of them created', () => {
    const first = { chat_id: null, participant_user_id: 5 }
    const list = [waiting('a', first), waiting('b', first), waiting('c', { chat_id: 2 })]
    expect(markDelivered(list, 'a', 7).map(({ key, chat_id }) => [key, chat_id])).toEqual([
      ['b', 7],
      ['c', 2],
    ])
  })
})
