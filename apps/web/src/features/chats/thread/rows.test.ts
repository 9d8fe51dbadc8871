import type { MessageItem } from '@wordhoard/contracts/chats'
import { describe, expect, it } from 'vitest'
import { dayLabel, rowsOf, shortMoment } from './rows'

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)
const item = (id: number, when: Date, userId: number | null = 2, is_me = false): MessageItem => ({
  message: { id, content: 'x', created_at: when.toISOString(), is_deleted: false, attachment: null },
  user: { id: userId, username: null, first_name: '', last_name: '', avatarId: null },
  is_me,
})
const now = at(21, 15)
const said = (items: MessageItem[], readUpTo?: number) =>
  rowsOf(items, readUpTo, now).map((row) =>
    row.kind === 'message'
      ? `${row.isFirst ? '+' : ''}${row.item.message.id}`
      : row.kind === 'day'
        ? row.label
        : row.kind,
  )

describe('rowsOf', () => {
  it('separates days by the calendar of this device', () => {
    const items = [item(1, at(19, 23, 59)), item(2, at(20, 0, 1)), item(3, at(21, 9))]
    expect(said(items)).toEqual(['Thu, 19 Nov 2026', '+1', 'Yesterday', '+2', 'Today', '+3'])
  })

  it('groups messages that one person sends within minutes', () => {
    const items = [
      item(1, at(21, 9)),
      item(2, at(21, 9, 2)),
      item(3, at(21, 9, 3), 1, true),
      item(4, at(21, 9, 20), 1, true),
    ]
    expect(said(items)).toEqual(['Today', '+1', '2', '+3', '+4'])
  })

  it('marks the first unread message, which is never the user’s own', () => {
    const items = [
      item(1, at(21, 9)),
      item(2, at(21, 9, 1), 1, true),
      item(3, at(21, 9, 2)),
      item(4, at(21, 9, 2)),
    ]
    expect(said(items, 1)).toEqual(['Today', '+1', '+2', 'new', '+3', '4'])
    expect(said(items, 4)).toEqual(['Today', '+1', '+2', '+3', '4'])
  })
})

describe('times and days', () => {
  it('are as short as possible', () => {
    expect(shortMoment(at(21, 9, 5).toISOString(), now)).toBe('09:05')
    expect(shortMoment(at(20, 9).toISOString(), now)).toBe('Yesterday')
    expect(shortMoment(at(3, 9).toISOString(), now)).toBe('3 Nov')
    expect(shortMoment(new Date(2025, 10, 3).toISOString(), now)).toBe('3 Nov 2025')
    expect(dayLabel(new Date(2026, 9, 25, 23), new Date(2026, 9, 26, 1))).toBe('Yesterday')
  })
})
