import { formatCount } from '../../lib/format-count'

/** Texts of the activity of the last days, as squares. */
export const activityMessages = {
  none: 'No activity yet! Start today!',
  noneToday: 'No activity today! Keep going!',
  summary: (days: number, sessions: number, activeDays: number) =>
    `In the last ${days} days: ${formatCount(sessions, 'session')} on ${formatCount(activeDays, 'day')}.`,
  dayWithout: (date: string) => `${date}: no activity`,
  day: (date: string, sessions: number, answers: number, words: number) =>
    `${date}: ${formatCount(sessions, 'session')}, ${formatCount(answers, 'answer')}, ${formatCount(words, 'word')}`,
  legend: 'Sessions a day',
  levels: ['none', '1–2', '3–5', '6–10', 'more than 10'],
} as const
