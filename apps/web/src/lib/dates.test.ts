import { describe, expect, it } from 'vitest'
import { shortDate, timeAgo } from './dates'

const now = Date.parse('2026-11-21T12:00:00Z')
const before = (seconds: number) => timeAgo(new Date(now - seconds * 1000).toISOString(), now)

describe('timeAgo', () => {
  it('uses the longest unit that fits, rounded down', () => {
    expect(before(60)).toBe('1 minute ago')
    expect(before(59 * 60 + 59)).toBe('59 minutes ago')
    expect(before(3 * 3600 + 1800)).toBe('3 hours ago')
    expect(before(30 * 3600)).toBe('yesterday')
    expect(before(6 * 86_400)).toBe('6 days ago')
    expect(before(8 * 86_400)).toBe('last week')
    expect(before(70 * 86_400)).toBe('2 months ago')
  })

  it('says "just now" for recent dates, and for future ones from a wrong clock', () => {
    expect(before(59)).toBe('just now')
    expect(before(-90)).toBe('just now')
  })
})

describe('shortDate', () => {
  it('abbreviates the month as in British English', () => {
    expect(shortDate('2026-11-21T12:00:00Z')).toBe('21 Nov 2026')
  })
})
