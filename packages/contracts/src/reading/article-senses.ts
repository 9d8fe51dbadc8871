import * as z from 'zod/mini'
import { type AnswerOf, endpoint, type HandlerInput } from '../endpoint'
import { userId as articleId, storable } from '../fields/fields'
import { jsonSpellId } from '../fields/vocabulary-fields'
import { MAX_WORD_LENGTH } from '../fields/word-fields'

const offset = z.int().check(z.nonnegative(), z.maximum(2147483647))

/** The meaning of a word in a text, as its author chose it. */
export const textSense = z.object({
  /** Start of the word in the plain text, in UTF-16 units. */
  offset: z.int(),
  /** The word as it is looked up. */
  form: z.string(),
  /** The entry of the definition. */
  spell_id: z.int(),
  definition_id: z.int(),
})
export type TextSense = z.infer<typeof textSense>

export const listArticleSenses = endpoint({
  method: 'GET',
  path: '/articles/id/:id/senses',
  auth: 'optional',
  keep: 'article',
  summary: 'List the meanings that the author of an article chose for its words',
  params: z.object({ id: articleId }),
  response: z.object({ senses: z.array(textSense) }),
  errors: ['article_not_found'],
})

export const chooseArticleSense = endpoint({
  method: 'PUT',
  path: '/articles/id/:id/senses',
  auth: 'session',
  summary: 'Choose the meaning of a word in an article of mine for all its readers; null deletes the choice',
  params: z.object({ id: articleId }),
  body: z.object({
    offset,
    form: storable.check(z.minLength(1), z.maxLength(MAX_WORD_LENGTH)),
    definition_id: z.nullable(jsonSpellId),
  }),
  status: 204,
  errors: ['article_not_found', 'article_forbidden', 'article_changed', 'definition_not_found'],
})
export type ArticleSenseChoice = HandlerInput<typeof chooseArticleSense>['body']

export const getShippedText = endpoint({
  method: 'GET',
  path: '/shipped-texts/:name',
  auth: 'public',
  keep: 'text',
  summary: 'Get the plain text of the sample or the welcome text, with the meanings of its words',
  params: z.object({ name: z.enum(['sample', 'welcome']) }),
  response: z.object({ text: z.string(), senses: z.array(textSense) }),
})
export type ShippedTextSenses = AnswerOf<typeof getShippedText>
