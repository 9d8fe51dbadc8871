import * as z from 'zod/mini'
import { type AnswerOf, endpoint } from '../endpoint'
import { translationsById, translationsFromById } from '../fields/language-fields'
import { MAX_BULK_IDS } from '../fields/word-fields'

export const listLanguages = endpoint({
  method: 'GET',
  path: '/dict/languages',
  auth: 'public',
  keep: 'account',
  summary: 'List the languages into which definitions are translated, with the sources that aren’t ours',
  response: z.array(
    z.object({
      /** BCP 47. */
      lang: z.string(),
      /** Whether its translations are written by us; packs only add to them. */
      is_own: z.boolean(),
      packs: z.array(
        z.object({ source: z.string(), version: z.string(), licence: z.string(), url: z.string() }),
      ),
    }),
  ),
})
export type TranslatedLanguage = AnswerOf<typeof listLanguages>[number]

/** Maximum number of languages in one call. */
export const MAX_LANGUAGES = 12

export const listTranslations = endpoint({
  method: 'POST',
  path: '/dict/translations',
  auth: 'public',
  summary:
    'Get the translations of definitions by their ids, in several languages at once, as a printed sheet needs',
  body: z.object({
    definition_ids: z
      .array(z.int().check(z.positive(), z.maximum(2147483647)))
      .check(z.maxLength(MAX_BULK_IDS, { error: `At most ${MAX_BULK_IDS} ids` })),
    /** BCP 47; those that we don't have are left out of the answer. */
    langs: z
      .array(z.string())
      .check(z.maxLength(MAX_LANGUAGES, { error: `At most ${MAX_LANGUAGES} languages` })),
  }),
  /** By language as it was asked for, then by the id of the definition. */
  response: z.record(
    z.string(),
    z.object({
      translations: translationsById,
      translations_from: translationsFromById,
    }),
  ),
})

export const listFalseFriends = endpoint({
  method: 'GET',
  path: '/dict/false-friends/:lang',
  auth: 'public',
  keep: 'page',
  summary:
    'List English words that look like a word of a language (BCP 47) which means something else; none if we know of none',
  params: z.object({ lang: z.string().check(z.maxLength(100, { error: 'That isn’t a language' })) }),
  response: z.array(
    z.object({
      headword: z.string(),
      part_of_speech: z.string(),
      /** The word of that language. */
      similar_word: z.string(),
      /** What the similar word means, in English. */
      meaning: z.string(),
    }),
  ),
})
export type FalseFriend = AnswerOf<typeof listFalseFriends>[number]
