import * as z from 'zod/mini'
import { type AnswerOf, endpoint, type HandlerInput } from './endpoint'
import { timeZone } from './fields/fields'

export const goalUnits = ['minutes', 'words'] as const
export type GoalUnit = (typeof goalUnits)[number]
/** What a day's goal may be, in minutes or words. */
export const goalAmounts = [5, 10, 20] as const
/** The goal of everyone who hasn't chosen one. */
export const defaultGoal = { unit: 'minutes', amount: 10 } as const

const goal = z.object({ unit: z.enum(goalUnits), amount: z.literal([...goalAmounts]) })
export type Goal = z.infer<typeof goal>

export const getGoal = endpoint({
  method: 'GET',
  path: '/learn/goal',
  auth: 'session',
  keep: 'page',
  summary: 'Get my daily goal and what I have done today',
  query: z.object({ tz: z._default(timeZone, 'UTC') }),
  response: z.object({
    ...goal.shape,
    /** Time spent today in games and reading, in seconds. */
    seconds_today: z.int(),
    /** Number of different words practised today. */
    words_today: z.int(),
  }),
})
export type GoalToday = AnswerOf<typeof getGoal>

export const setGoal = endpoint({
  method: 'PUT',
  path: '/learn/goal',
  auth: 'session',
  summary: 'Set my daily goal',
  body: goal,
  response: goal,
})

/** Maximum number of seconds that one report may add. */
export const MAX_READING_SECONDS = 120

export const reportReading = endpoint({
  method: 'POST',
  path: '/learn/reading-time',
  auth: 'session',
  summary:
    'Report time spent reading a text of my own in a visible tab; articles are counted by their progress',
  body: z.object({
    seconds: z.number().check(z.minimum(0), z.maximum(MAX_READING_SECONDS)),
    tz: z._default(timeZone, 'UTC'),
  }),
  status: 204,
})

/** Mails that people may ask for: what is due each day, a summary of the week, and one of their classes. */
export const reminderKinds = ['daily', 'weekly', 'classes'] as const
export type ReminderKind = (typeof reminderKinds)[number]

const reminderChoice = {
  /** Hour of the day at which mails are sent, in the time zone. */
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  kinds: z.array(z.enum(reminderKinds)).check(z.maxLength(reminderKinds.length)),
}
const reminders = z.object({
  ...reminderChoice,
  /** IANA time zone in which the hour was chosen. */
  time_zone: timeZone,
  /** Whether the account has an address that mails can go to. */
  has_address: z.boolean(),
  /** Whether the user teaches a class, and may ask for its summary. */
  has_classes: z.boolean(),
})
export type Reminders = z.infer<typeof reminders>

export const getReminders = endpoint({
  method: 'GET',
  path: '/learn/reminders',
  auth: 'session',
  keep: 'account',
  summary: 'Get which reminders I have asked for',
  response: reminders,
})

export const setReminders = endpoint({
  method: 'PUT',
  path: '/learn/reminders',
  auth: 'session',
  summary: 'Choose which reminders I get, and when; kinds that aren’t named are stopped',
  body: z.object({ ...reminderChoice, tz: timeZone }),
  response: reminders,
})
export type ReminderChoice = HandlerInput<typeof setReminders>['body']
