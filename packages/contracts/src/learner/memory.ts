import * as z from 'zod/mini'
import { type AnswerOf, endpoint, type HandlerInput } from '../endpoint'
import { pageFields } from '../fields/list-fields'
import { jsonSpellId, MAX_SELECTED } from '../fields/vocabulary-fields'

/** Targets that are offered: the chance of recalling a word when it comes back. */
export const offeredRetentions = [0.8, 0.85, 0.9, 0.95] as const

/** A target within the range that the scheduler accepts. */
export const targetRetention = z.number().check(z.minimum(0.8), z.maximum(0.95))

const learnerMemory = z.object({
  /** Number of my answers so far, and the number from which my memory is looked at. */
  answers: z.int(),
  answers_needed: z.int(),
  /** My memory as it was fitted to my answers; null if it wasn’t, or is like most people’s. */
  fit: z.nullable(
    z.object({
      /** How much longer than in most people’s memory words last: 1.2 is a fifth longer. */
      length: z.number(),
      /** Number of answers that it is based on. */
      answers: z.int(),
      fitted_at: z.string(),
      /** Mean log loss of my last answers, which it didn’t learn from, with my memory and with most people’s. */
      loss: z.number(),
      average_loss: z.number(),
    }),
  ),
  /** The target that keeps most words for my time. */
  automatic: z.number(),
  /** The target that I chose; null for the automatic one. */
  chosen: z.nullable(z.number()),
  /** For the automatic target, then for each that is offered: about how many words come back each day. */
  choices: z.array(z.object({ retention: z.number(), words_a_day: z.number() })),
})

export const getMemory = endpoint({
  method: 'GET',
  path: '/learn/memory',
  auth: 'session',
  summary: 'Get how my memory for words differs from most people’s, and how well I want to remember',
  response: learnerMemory,
})
export type LearnerMemory = AnswerOf<typeof getMemory>

export const setRetention = endpoint({
  method: 'PUT',
  path: '/learn/memory/retention',
  auth: 'session',
  summary: 'Choose how well I want to remember words; null chooses what keeps most words for my time',
  body: z.object({ retention: z.nullable(targetRetention) }),
  response: learnerMemory,
})
export type RetentionChoice = HandlerInput<typeof setRetention>['body']

export const bringBack = endpoint({
  method: 'POST',
  path: '/learn/bring-back',
  auth: 'session',
  summary: 'Practise words again that were let go because I knew them before',
  body: z.object({ spell_ids: z.array(jsonSpellId).check(z.maxLength(MAX_SELECTED)) }),
  status: 204,
})
export type BroughtBack = HandlerInput<typeof bringBack>['body']

export const listLetGo = endpoint({
  method: 'GET',
  path: '/learn/let-go',
  auth: 'session',
  summary: 'List the words that practice let go because I knew them before, the latest first',
  query: z.object(pageFields(20)),
  response: z.object({
    words: z.array(
      z.object({
        spell_id: z.int(),
        spell_lower: z.string(),
        /** When I said that I know the word and got it right, so that it was let go. */
        let_go_at: z.string(),
      }),
    ),
    /** Number of all words that were let go. */
    found: z.int(),
  }),
})
export type LetGoPage = AnswerOf<typeof listLetGo>
