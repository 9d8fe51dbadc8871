import fc from 'fast-check'
import { expect, test } from 'vitest'
import { activityNote, activitySummary, activityWeeks, daysOf } from './activity'

const today = '2026-11-21'
const row = (log_date: string, sessions: number) => ({
  log_date,
  sessions,
  sum_score_delta: 0,
  total_answers: sessions * 10,
  unique_spells_count: sessions * 5,
})

test('the calendar shows the last 100 days in weeks from Sunday, with zeros for days without answers', () => {
  const weeks = activityWeeks([row('2026-11-20', 4)], today)
  const days = daysOf(weeks)
  expect(days).toHaveLength(100)
  expect(days.at(-1)).toEqual({ date: today, sessions: 0, answers: 0, words: 0, level: 0 })
  expect(days.at(-2)).toEqual({ date: '2026-11-20', sessions: 4, answers: 40, words: 20, level: 2 })
  expect(weeks.slice(1).every((week) => new Date(`${week[0]?.date}T12:00Z`).getUTCDay() === 0)).toBe(true)
})

test('the calendar counts every day within the last 100 and none before', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 140 })), (ages) => {
      const dates = [...new Set(ages)].map((age) =>
        new Date(Date.parse(`${today}T00:00Z`) - age * 86_400_000).toISOString().slice(0, 10),
      )
      const shown = daysOf(
        activityWeeks(
          dates.map((date) => row(date, 1)),
          today,
        ),
      )
      const within = [...new Set(ages)].filter((age) => age < 100).length
      expect(shown.filter(({ sessions }) => sessions === 1)).toHaveLength(within)
    }),
  )
})

test('the note asks users to start, then to keep going, and is absent on a day with answers', () => {
  expect(activityNote(activityWeeks([], today))).toBe('No activity yet! Start today!')
  expect(activityNote(activityWeeks([row('2026-11-20', 1)], today))).toBe('No activity today! Keep going!')
  expect(activityNote(activityWeeks([row(today, 1)], today))).toBeNull()
})

test('the summary counts sessions and days', () => {
  const weeks = activityWeeks([row('2026-11-20', 4), row(today, 1)], today)
  expect(activitySummary(weeks)).toBe('In the last 100 days: 5 sessions on 2 days.')
})
