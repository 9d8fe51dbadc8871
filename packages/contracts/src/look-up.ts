import * as z from 'zod/mini'
import { contextText, MAX_CONTEXT_LENGTH, spell, wordText } from './dictionary'
import { type AnswerOf, endpoint } from './endpoint'

/** Everything that is shown when a word or a phrase is tapped in a text. */
export const lookUp = endpoint({
  method: 'GET',
  path: '/dict/look-up',
  auth: 'public',
  summary:
    'A word or phrase as met in a text: its entries, the phrases around it, and which meanings fit. One request for each tap',
  query: z.object({
    text: wordText,
    /** The stretch of text around and with it. */
    context: z.optional(contextText),
    /** Where it begins in the context, in UTF-16 units; without it, where it stands nearest the middle. */
    at: z.optional(z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(MAX_CONTEXT_LENGTH))),
    /** What the whole text is about: the words that it has most often (`topicWords`). */
    topic: z.optional(contextText),
  }),
  response: z.object({
    /**
     * What to choose from, best first. For a word: the phrases of the context that it belongs to, then its own entries, the
     * likeliest here first. For several words: the phrases found in them, then the words. Empty when nothing is known.
     */
    entries: z.array(spell),
    /** Of the phrases that a single word belongs to: which other words make them, counted in words from it (-1: the one before). */
    phrases: z.array(z.object({ spell_id: z.int(), distances: z.array(z.int()) })),
    /** Of each entry: the definitions that fit the context, at most 3, best first. Empty without a context. */
    ranking: z.array(z.object({ spell_id: z.int(), definition_ids: z.array(z.int()) })),
  }),
})
export type LookUp = AnswerOf<typeof lookUp>
