import * as z from 'zod/mini'
import { type AnswerOf, type CallInput, endpoint, type HandlerInput } from '../endpoint'
import { storable, userId } from '../fields/fields'
import { jsonSpellId } from '../fields/vocabulary-fields'

/** Share of a text's words from which somebody can read it with some help (Nation 2006). */
export const READABLE_FROM = 0.95
/** Maximum length of a text that isn't an article, in UTF-16 units: about 170,000 words. */
export const MAX_READINESS_TEXT = 1_000_000
const MAX_BODY_BYTES = 3 * 1024 * 1024

const inClassroom = z.object({ id: userId })

const student = z.object({
  id: z.int(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatarId: z.nullable(z.string()),
})

/** Number of a class's students by what they can read. */
const groups = {
  can_read: z.int(),
  not_yet: z.int(),
  /** Students of whom too little is known: they took no placement, and looked little up in texts that were set. */
  no_estimate: z.int(),
}

/** Fields of a word that staff see. */
export const classWord = {
  spell_id: z.int(),
  spell_lower: z.string(),
  /** As the dictionary writes it: June, café. */
  spelling: z.string(),
  /** The level at which learners first meet the word. */
  level: z.nullable(z.string()),
}

const word = {
  ...classWord,
  /** How often it occurs in the text. */
  count: z.int(),
}

const readiness = z.object({
  /** Title of the article; null for any other text. */
  title: z.nullable(z.string()),
  ...groups,
  /** Running words of the text that count as vocabulary. */
  words: z.int(),
  /** As in a register. */
  students: z.array(
    z.object({
      student,
      /** Null if there is no estimate. */
      reading: z.nullable(
        z.object({
          /** Share of the text's words that they probably know, with the interval that holds it with 95 %. */
          known: z.number(),
          low: z.number(),
          high: z.number(),
          can_read: z.boolean(),
          /** How many words take them to 95 %, at the fewest. */
          lacks: z.int(),
        }),
      ),
    }),
  ),
  /** The fewest words that take those to 95 % who aren't there yet, at most 50; the most helpful first. */
  lacked: z.object({
    words: z.array(z.object({ ...word, lacked_by: z.int() })),
    /** False if these words don't take all of them to 95 %. */
    is_enough: z.boolean(),
  }),
  /** Words that most students with an estimate probably don't know, at most 100; unknown to most first. */
  hard_words: z.array(z.object({ ...word, unknown: z.int() })),
})

export const getReadiness = endpoint({
  method: 'POST',
  path: '/school/classroom/:id/readiness',
  auth: 'session',
  summary:
    'Estimate which students of a classroom can read a text, by their word checks, class tests and the texts set for them only, and which words they lack',
  params: inClassroom,
  bodyLimit: MAX_BODY_BYTES,
  body: z
    .object({
      /** An article that I can read. */
      article_id: z.optional(jsonSpellId),
      text: z.optional(storable.check(z.minLength(1), z.maxLength(MAX_READINESS_TEXT))),
    })
    .check(
      z.refine(({ article_id, text }) => (article_id === undefined) !== (text === undefined), {
        error: 'Choose an article or give a text',
        path: ['article_id'],
      }),
    ),
  response: readiness,
  errors: ['classroom_not_found', 'forbidden', 'article_not_found'],
})
export type Readiness = AnswerOf<typeof getReadiness>
export type ReadText = HandlerInput<typeof getReadiness>['body']
export type ReadTextInput = CallInput<typeof getReadiness>['body']

export const listReadiness = endpoint({
  method: 'GET',
  path: '/school/classroom/:id/readiness',
  auth: 'session',
  summary: 'Estimate how many students of a classroom can read each of its next 20 assigned articles',
  params: inClassroom,
  response: z.array(z.object({ assignment_id: z.int(), ...groups })),
  errors: ['classroom_not_found', 'forbidden'],
})
export type ReadinessLine = AnswerOf<typeof listReadiness>[number]
