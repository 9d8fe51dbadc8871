import * as z from 'zod/mini'
import { type AnswerOf, endpoint, type HandlerInput } from './endpoint'
import { storable } from './fields/fields'
import { givenTime, WAITING_DAYS } from './fields/given-time'
import { jsonSpellId, spellId } from './fields/vocabulary-fields'
import { MAX_CONTEXT_LENGTH } from './fields/word-fields'
import { sourceTitle } from './reading/text-words'

/** When it was done, if it had to wait for the network. */
const given = z.optional(givenTime)

export const countLookup = endpoint({
  method: 'POST',
  path: '/main-voc/lookups',
  auth: 'session',
  summary: 'Record the look-up of a word in a sentence',
  body: z.object({
    spell_id: jsonSpellId,
    context: storable.check(z.maxLength(MAX_CONTEXT_LENGTH)),
    /** Title of the text. */
    source: z.optional(sourceTitle),
    /** The article being read, if the text is one; the figures of a class count look-ups by it. */
    article_id: z.optional(jsonSpellId),
    given,
  }),
  idempotent: true,
  keyDays: WAITING_DAYS,
  status: 204,
  errors: ['word_not_found', 'too_late'],
})
export type CountedLookup = HandlerInput<typeof countLookup>['body']

export const chooseSense = endpoint({
  method: 'PUT',
  path: '/main-voc/sense',
  auth: 'session',
  summary: 'Store the definition that a word has in a sentence; null deletes my choice',
  body: z.object({
    spell_id: jsonSpellId,
    /** The sentence in which the word was looked up, exactly as it was sent then. */
    context: storable.check(z.minLength(1), z.maxLength(MAX_CONTEXT_LENGTH)),
    definition_id: z.nullable(jsonSpellId),
    /** The definition that was shown first; a different choice counts as a correction. */
    offered_id: z.optional(jsonSpellId),
    /** Title of the text. */
    source: z.optional(sourceTitle),
    given,
  }),
  status: 204,
  errors: ['word_not_found', 'definition_not_found', 'too_late'],
})
export type ChosenSense = HandlerInput<typeof chooseSense>['body']

export const encounter = z.object({
  id: z.int(),
  sentence: z.string(),
  source: z.string(),
  /** Offset of the sentence in its text, in characters; null when unknown. */
  position: z.nullable(z.int()),
  met_at: z.string(),
  was_looked_up: z.boolean(),
  /** The definition that the reader chose for the word in this sentence. */
  definition_id: z.nullable(z.int()),
  /** Topic of its text (`topicWords`), if that is one of our articles. */
  topic: z.optional(z.string()),
})
export type Encounter = z.infer<typeof encounter>

export const listEncounters = endpoint({
  method: 'GET',
  path: '/main-voc/encounters/:spell_id',
  auth: 'session',
  keep: 'page',
  summary: 'List the sentences in which I met a word, and how often I met it',
  params: z.object({ spell_id: spellId }),
  response: z.object({
    met_count: z.int(),
    lookup_count: z.int(),
    sentences: z.array(encounter),
  }),
})
export type WordEncounters = AnswerOf<typeof listEncounters>
