import { describe, expect, it } from 'vitest'
import { dueText } from './due-text'

// Local time, so that the tests pass in any time zone. A Saturday.
const now = new Date(2026, 10, 21, 12, 0)
const at = (day: number, hour = 23, minute = 59, month = 10, year = 2026) =>
  new Date(year, month, day, hour, minute).toISOString()
const text = (dueAt: string | null, isDone = false) => dueText(dueAt, isDone, now).text

describe('dueText', () => {
  it('names dates as people do, more simply the nearer they are', () => {
    expect(text(null)).toBe('No due date')
    expect(text(at(21))).toBe('Due today')
    expect(text(at(21, 17, 0))).toBe('Due today at 17:00')
    expect(text(at(22, 8, 30))).toBe('Due tomorrow at 08:30')
    expect(text(at(25))).toBe('Due Wednesday')
    expect(text(at(28))).toBe('Due Sat 28 Nov')
    expect(text(at(4, 23, 59, 0, 2027))).toBe('Due 4 Jan 2027')
  })

  it('counts overdue calendar days, and gives the time on the day itself', () => {
    expect(text(at(21, 9, 5))).toBe('Overdue since 09:05')
    expect(text(at(20))).toBe('Overdue by 1 day')
    expect(text(at(1, 0, 0))).toBe('Overdue by 20 days')
  })

  it('is never overdue once the assignment is done', () => {
    expect(dueText(at(18), true, now)).toEqual({ text: 'Was due Wed 18 Nov', urgency: 'none' })
    expect(dueText(at(21), true, now).urgency).toBe('none')
  })

  it('is urgent today, tomorrow and when overdue', () => {
    const urgency = (dueAt: string) => dueText(dueAt, false, now).urgency
    expect([at(20), at(21), at(22), at(23)].map(urgency)).toEqual(['late', 'soon', 'soon', 'none'])
  })
})
