import * as z from 'zod/mini'
import { endpoint, type HandlerInput } from '../endpoint'
import { timeZone } from '../fields/fields'
import { wantedLanguage } from '../fields/language-fields'
import { game, lesson } from '../learning'

/** Words that will be due within so many days have their games made ready. */
export const READY_DAYS = 3
export const MAX_OFFLINE_SESSIONS = 5
export const OFFLINE_SESSION_WORDS = 10

/** What a device needs to check the answer to a game, and to teach it. */
export const offlineAnswer = z.object({
  spell_id: z.int(),
  spell_lower: z.string(),
  /** The id of the right option, or the right word. */
  correct: z.string(),
  /** Spellings that are right where the answer is typed or built. */
  accepted: z.array(z.string()),
  /** Other words for the meaning shown: right too, but not the word asked for. */
  synonyms: z.array(z.string()),
  lesson,
  /** What the learner wrote about the word; absent if nothing. */
  note: z.optional(z.string()),
})
export type OfflineAnswer = z.infer<typeof offlineAnswer>

/** The answers of a session, by the ids of its games. */
export const offlineAnswers = z.record(z.string(), offlineAnswer)
export type OfflineAnswers = z.infer<typeof offlineAnswers>

/**
 * A session that a device can play without a network: it checks the answers itself, and the server checks them again
 * when they arrive. Such a session never counts for a test or a challenge, since the device has its answers.
 */
export const offlineSession = z.object({
  id: z.int(),
  created_at: z.string(),
  /** Until when answers may be given. */
  playable_until: z.string(),
  games: z.array(game),
  /** Key of the answers (AES-256-GCM), in base64url. It belongs to this session alone. */
  key: z.string(),
  /** The answers (`offlineAnswers`), sealed: nonce, content and tag, in base64url. */
  answers: z.string(),
})
export type OfflineSession = z.infer<typeof offlineSession>

export const createOfflineSessions = endpoint({
  method: 'POST',
  path: '/learn/offline-sessions',
  auth: 'session',
  summary: 'Get practice sessions for the words due within three days, to be played without a network',
  idempotent: true,
  body: z.object({
    has_audio: z._default(z.boolean(), true),
    /** The language of the translations to add to the lessons (BCP 47). */
    lang: wantedLanguage,
    tz: z.optional(timeZone),
  }),
  response: z.array(offlineSession),
})
export type OfflineSessionOptions = HandlerInput<typeof createOfflineSessions>['body']
