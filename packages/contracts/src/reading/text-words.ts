import * as z from 'zod/mini'
import { type AnswerOf, endpoint } from '../endpoint'
import { sanitisedLine, storable } from '../fields/fields'
import { givenTime, givenTimeQuery, WAITING_DAYS } from '../fields/given-time'
import { jsonSpellId, wordState } from '../fields/vocabulary-fields'

/** Maximum size of a text whose words are added, in bytes. */
export const MAX_TEXT_BYTES = 5 * 1024 * 1024
/** Maximum number of unknown words listed in an answer. */
export const MAX_UNKNOWN_WORDS = 100
/** Title of the text in which a word was met. */
export const sourceTitle = sanitisedLine.check(z.maxLength(512))

const added = z.object({
  /** Words that weren't in the vocabulary before. */
  added: z.int(),
  /** Words that already were. */
  known: z.int(),
  /** The first hundred words that the dictionary lacks, as written. */
  unknown_words: z.array(z.string()),
  undo_id: z.nullable(z.string()),
})

/** When the text was read, if that had to wait for the network. */
const given = z.optional(givenTime)

export const addFromText = endpoint({
  method: 'POST',
  path: '/main-voc/add-from-text',
  auth: 'session',
  summary: 'Add the words of a text as met; repeating the same text adds nothing',
  bodyLimit: MAX_TEXT_BYTES,
  body: z.object({
    text: storable.check(z.minLength(1, { error: 'There is no text' })),
    /** Title under which the sentences are stored. */
    title: z.optional(sourceTitle),
    given,
  }),
  response: added,
  errors: ['too_late'],
})

export const addFromArticle = endpoint({
  method: 'POST',
  path: '/main-voc/add-from-article',
  auth: 'session',
  isEarly: true,
  summary: 'Add the words of an article as met',
  body: z.object({ article_id: jsonSpellId, given }),
  response: added,
  errors: ['article_not_found', 'too_late'],
})

/** A word of a text and its state for the reader; `state` is null for a word outside the vocabulary. */
export const textWord = z.object({
  spell_id: z.int(),
  spell_lower: z.string(),
  state: z.nullable(wordState),
  score: z.nullable(z.number()),
  /** How likely the reader knows the word, 0 to 1. */
  probability: z.number(),
  /** Forms of the word in the text, in lower case. */
  forms: z.array(z.string()),
  /** How often the word occurs in the text. */
  count: z.int(),
})
export type TextWord = z.infer<typeof textWord>

/** A phrase of the reader's vocabulary that occurs in a text. */
export const textPhrase = z.object({
  spell_id: z.int(),
  spell_lower: z.string(),
  state: wordState,
  score: z.number(),
  /** Where the words of the phrase are, one list per occurrence, as [start, end] in UTF-16 units of the text. */
  places: z.array(z.array(z.tuple([z.int(), z.int()]))),
})
export type TextPhrase = z.infer<typeof textPhrase>

export const getTextStates = endpoint({
  method: 'POST',
  path: '/main-voc/states',
  auth: 'session',
  isEarly: true,
  keep: 'text',
  summary: 'Get the state that each word of a text has for me, and how much of the text I know',
  bodyLimit: MAX_TEXT_BYTES,
  body: z.object({ text: z.string() }),
  response: z.object({
    words: z.array(textWord),
    /** Phrases of the reader's vocabulary. Each counts as one item there; in the text its words count one by one. */
    phrases: z.array(textPhrase),
    coverage: z.object({
      /** Number of tokens that count as vocabulary. */
      tokens: z.int(),
      /** How many of these belong to words that the reader has marked as known, knows from practice or is learning. */
      known: z.int(),
      /**
       * The share of the tokens that the reader probably knows (the median, of which the mean of the words'
       * probabilities falls short while little is known of the reader), and the interval that holds it with 95 %.
       */
      estimate: z.number(),
      low: z.number(),
      high: z.number(),
    }),
  }),
})
export type TextWordStates = AnswerOf<typeof getTextStates>

export const undoChange = endpoint({
  method: 'POST',
  path: '/main-voc/undo/:id',
  auth: 'session',
  summary: 'Undo a change of words or vocabularies, once, within an hour',
  params: z.object({ id: z.uuid() }),
  /** When it was undone, if that had to wait for the network. */
  query: givenTimeQuery,
  idempotent: true,
  keyDays: WAITING_DAYS,
  response: z.object({ restored: z.int() }),
  errors: ['nothing_to_undo', 'too_late'],
})
