import * as z from 'zod/mini'
import { type AnswerOf, endpoint, type HandlerInput } from './endpoint'
import { timeZone, userId } from './fields/fields'
import { wordState } from './fields/vocabulary-fields'

const tzQuery = { tz: z._default(timeZone, 'UTC') }
/** A day in the user's time zone, YYYY-MM-DD. */
const date = z.string()

export const getGameSessionStat = endpoint({
  method: 'GET',
  path: '/learn/game-session-stat/:id',
  auth: 'session',
  summary: 'Get the result of a practice session',
  params: z.object({ id: userId }),
  query: z.object(tzQuery),
  response: z.object({
    session_score_delta: z.number(),
    total_correct: z.int(),
    total_answers: z.int(),
    total_incorrect: z.int(),
    max_streak: z.int(),
    /** Days in a row with an answer, as in `getLearningStat`. */
    days_in_row: z.int(),
    /** Whether this session made the row of days longer than any before. */
    is_longest_row: z.boolean(),
    /** The hundreds of words in memory that this session reached, such as 100; null if it reached none. */
    words_kept: z.nullable(z.int()),
    /** The words practised, in the order shown, with the results of each. */
    words: z.array(
      z.object({
        spell_id: z.int(),
        spell_lower: z.string(),
        correct: z.int(),
        answers: z.int(),
        score: z.number(),
        score_delta: z.number(),
        /** The score before this session. */
        score_before: z.number(),
        state_before: wordState,
        /** The state now; null if the word was removed. */
        state: z.nullable(wordState),
        next_repeated_at: z.nullable(z.string()),
        /** Whether practice let the word go, because the learner knew it before. */
        is_let_go: z.boolean(),
      }),
    ),
  }),
  errors: ['session_not_found'],
})
export type SessionResult = AnswerOf<typeof getGameSessionStat>

export const getLearningStat = endpoint({
  method: 'GET',
  path: '/learn/learning-stat',
  auth: 'session',
  keep: 'page',
  summary: 'Get my figures for today and in total: answers, words, sessions and streaks',
  query: z.object(tzQuery),
  response: z.object({
    correct_today: z.int(),
    total_today: z.int(),
    spells_today: z.int(),
    best_streak_ever: z.int(),
    correct_all: z.int(),
    total_all: z.int(),
    session_count: z.int(),
    /**
     * Days in a row with an answer, counted to today, or to yesterday if today has none yet; planned breaks don't end
     * them.
     */
    days_in_row: z.int(),
  }),
})
export type LearningStat = AnswerOf<typeof getLearningStat>

export const getActivityPerDay = endpoint({
  method: 'GET',
  path: '/learn/activity-stats-per-day',
  auth: 'session',
  keep: 'page',
  summary: 'List my days with answers among the last 110, oldest first',
  query: z.object(tzQuery),
  response: z.array(
    z.object({
      /** A day in the user's time zone, YYYY-MM-DD. */
      log_date: date,
      sessions: z.int(),
      sum_score_delta: z.number(),
      total_answers: z.int(),
      unique_spells_count: z.int(),
    }),
  ),
})
export type DailyActivity = AnswerOf<typeof getActivityPerDay>[number]

export const getInsights = endpoint({
  method: 'GET',
  path: '/learn/insights',
  auth: 'session',
  keep: 'page',
  summary: 'Get the due words of the next 30 days, true retention, memory over time and the hardest words',
  query: z.object(tzQuery),
  response: z.object({
    /** Words due on each of the 30 days from today; overdue ones count as due today. */
    forecast: z.array(z.object({ date, due: z.int() })),
    /**
     * First answers of each day to words practised before, by week (named by its Sunday, its first day): oldest first,
     * at most 26.
     */
    retention: z.array(z.object({ week: date, answers: z.int(), correct: z.int() })),
    /** Words in memory at the end of each week and their median stability in days; oldest week first, at most 26. */
    stability: z.array(z.object({ week: date, words: z.int(), median_days: z.number() })),
    /** At most 20. */
    hardest: z.array(
      z.object({
        spell_id: z.int(),
        spell_lower: z.string(),
        /** As the dictionary writes it: June, café. */
        spelling: z.string(),
        answers: z.int(),
        mistakes: z.int(),
        score: z.number(),
      }),
    ),
  }),
})
export type Insights = AnswerOf<typeof getInsights>

export const learnSettings = z.object({
  /** Maximum number of new words a day; reaching it shows a notice with 'Practise anyway', never an error. */
  new_words_per_day: z.int().check(z.minimum(0), z.maximum(500)),
  /** Last day of a planned break, YYYY-MM-DD; null without one. */
  break_until: z.nullable(z.iso.date()),
})
export type LearnSettings = z.infer<typeof learnSettings>

export const getLearnToday = endpoint({
  method: 'GET',
  path: '/learn/today',
  auth: 'session',
  keep: 'page',
  summary: 'Get my practice settings and today’s practice figures',
  query: z.object(tzQuery),
  response: z.object({
    ...learnSettings.shape,
    /** Number of words that are due. */
    due: z.int(),
    /** Number of saved words that haven't been practised and can be started; words only met while reading don't count. */
    fresh: z.int(),
    /** Number of words started today. */
    begun_today: z.int(),
    /** Whether the learner has any words to practise, even ahead of time. */
    has_words: z.boolean(),
  }),
})
export type LearnToday = AnswerOf<typeof getLearnToday>

export const updateLearnSettings = endpoint({
  method: 'PUT',
  path: '/learn/settings',
  auth: 'session',
  summary: 'Set my daily maximum of new words and my planned break',
  /** A break begins today, which depends on the learner's time zone; the default is the zone of their last answer. */
  body: z.object({ ...learnSettings.shape, tz: z.optional(timeZone) }),
  response: learnSettings,
})
export type LearnSettingsUpdate = HandlerInput<typeof updateLearnSettings>['body']
