import * as z from 'zod/mini'
import { type AnswerOf, endpoint, type HandlerInput } from '../endpoint'
import { timeZone } from '../fields/fields'
import { wantedLanguage } from '../fields/language-fields'
import { jsonSpellId } from '../fields/vocabulary-fields'
import { contextText, MAX_CONTEXT_LENGTH, wordText } from '../fields/word-fields'
import { game } from '../learning'

/** Maximum number of words in one call. */
export const MAX_GLOSS_WORDS = 100
/** Maximum number of words of a stretch of text. */
const MAX_STRETCH_WORDS = 100_000
/** Probability of knowing a word below which it gets a gloss. */
export const GLOSS_BELOW = 0.4

const glossSettings = z.object({
  /** Whether words that I probably don’t know ask for their meaning in texts. */
  is_on: z.boolean(),
})

export const getGlossSettings = endpoint({
  method: 'GET',
  path: '/learn/glosses/settings',
  auth: 'session',
  keep: 'page',
  summary: 'Get whether words that I probably don’t know ask for their meaning in texts',
  response: glossSettings,
})
export type GlossSettings = AnswerOf<typeof getGlossSettings>

export const setGlossSettings = endpoint({
  method: 'PUT',
  path: '/learn/glosses/settings',
  auth: 'session',
  summary: 'Choose whether words that I probably don’t know ask for their meaning in texts',
  body: glossSettings,
  response: glossSettings,
})

/** A word where it stands in a text. */
const wordInText = {
  spell_id: jsonSpellId,
  /** As written. */
  text: wordText,
  /** The words around it, including it. */
  context: contextText,
  /** Where it begins in the context, in UTF-16 units. */
  at: z.int().check(z.nonnegative(), z.maximum(MAX_CONTEXT_LENGTH)),
  /** The meaning that the text's author chose for the word: it is sure. */
  chosen_id: z.optional(jsonSpellId),
}
/** Subject of the whole text: its most frequent words (`topicWords`). */
const topic = z.optional(contextText)

export const findGlosses = endpoint({
  method: 'POST',
  path: '/learn/glosses/find',
  auth: 'session',
  summary:
    'Find which words of a stretch of text get a gloss that asks: at most one in 60 words, the most frequent ones first',
  body: z.object({
    /** Number of words of the stretch. */
    words: z.int().check(z.nonnegative(), z.maximum(MAX_STRETCH_WORDS)),
    candidates: z
      .array(
        z.object({
          ...wordInText,
          /** Number of words of the stretch before it. */
          place: z.int().check(z.nonnegative(), z.maximum(MAX_STRETCH_WORDS)),
        }),
      )
      .check(z.maxLength(MAX_GLOSS_WORDS, { error: `At most ${MAX_GLOSS_WORDS} words` })),
    topic,
    tz: z._default(timeZone, 'UTC'),
  }),
  /** Those that get one, in the order of the text. */
  response: z.array(
    z.object({
      place: z.int(),
      spell_id: z.int(),
      /** On how many days it was answered rightly: after the second it gets none. */
      successes: z.int(),
      /** Whether it was answered rightly today. */
      is_done_today: z.boolean(),
    }),
  ),
})
export type GlossesToFind = HandlerInput<typeof findGlosses>['body']
export type FoundGloss = AnswerOf<typeof findGlosses>[number]

export const askGloss = endpoint({
  method: 'POST',
  path: '/learn/glosses/ask',
  auth: 'session',
  summary: 'Ask what a word means in its sentence; answered like any game',
  body: z.object({
    ...wordInText,
    topic,
    /** The language of the meanings (BCP 47); the definitions if we don’t have it. */
    lang: wantedLanguage,
  }),
  response: game,
  errors: ['word_not_found'],
})
export type GlossToAsk = HandlerInput<typeof askGloss>['body']
