import * as z from 'zod/mini'
import { type AnswerOf, type CallInput, endpoint, type HandlerInput } from './endpoint'
import { sanitisedLines, storable } from './fields/fields'
import { givenTime, WAITING_DAYS } from './fields/given-time'
import { wantedLanguage } from './fields/language-fields'
import {
  arrayOf,
  listedWord,
  listQuery,
  MAX_NOTE_LENGTH,
  note,
  priority,
  row,
  selectedSpells,
  spellId,
  wordState,
} from './fields/vocabulary-fields'
import { MAX_CONTEXT_LENGTH } from './fields/word-fields'
import { MAX_TEXT_BYTES } from './reading/text-words'

export const vocabularyStat = z.object({ total_words: z.int(), total_score: z.number() })

/** A word of the main vocabulary. */
export const item = z.object({
  ...row.shape,
  priority: z.int(),
  score: z.number(),
  streak: z.int(),
  repeat_count: z.int(),
  state: wordState,
  /** How often the word occurred in texts that the learner read. */
  met_count: z.int(),
  /** How often the learner looked it up while reading. */
  lookup_count: z.int(),
  /** What the learner wrote about it. */
  note: z.nullable(z.string()),
})
export type Item = z.infer<typeof item>

/** Answer to a change of several words; `undo_id` allows it to be undone for a while. */
export const changed = z.object({ updated: z.int(), undo_id: z.nullable(z.string()) })

export const listMainVocabulary = endpoint({
  method: 'GET',
  path: '/main-voc',
  auth: 'session',
  keep: 'page',
  summary: 'List the words of my main vocabulary, sorted, filtered and paged',
  query: z.object({
    ...listQuery,
    /** Part of the word. */
    search: z.optional(storable.check(z.trim(), z.toLowerCase(), z.maxLength(60))),
    priority: z.optional(arrayOf(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(4)))),
    state: z.optional(arrayOf(wordState)),
    /** Only words that are due. */
    due: z.optional(z.enum(['true'])),
    /** Only words that were saved or marked, not those that were only met in texts. */
    saved: z.optional(z.enum(['true'])),
    /** Adds the meanings of the words on the page. */
    meanings: z.optional(z.enum(['true'])),
    /** The language of the translations to add to meanings (BCP 47). */
    lang: wantedLanguage,
  }),
  response: z.object({
    vocabulary: z.array(listedWord),
    /** Figures for the whole vocabulary, regardless of the filter. */
    stat: vocabularyStat,
    /** Number of words that match the filter. */
    found: z.int(),
  }),
})
export type MainVocabularyQuery = HandlerInput<typeof listMainVocabulary>['query']
export type MainVocabularyQueryInput = NonNullable<CallInput<typeof listMainVocabulary>['query']>
export type MainVocabularyPage = AnswerOf<typeof listMainVocabulary>

export const getVocabularyStat = endpoint({
  method: 'GET',
  path: '/main-voc/stat',
  auth: 'session',
  keep: 'page',
  summary: 'Count my words, in total, by state and due, and add up their scores',
  response: z.object({
    ...vocabularyStat.shape,
    states: z.object({
      met: z.int(),
      new: z.int(),
      learning: z.int(),
      known: z.int(),
      ignored: z.int(),
    }),
    due: z.int(),
    /** Known words that were saved or marked as known; the other known ones are too common to be learnt. */
    saved_known: z.int(),
  }),
})
export type MainVocabularyStat = AnswerOf<typeof getVocabularyStat>

export const listMinimalScored = endpoint({
  method: 'GET',
  path: '/main-voc/minimal-scored',
  auth: 'session',
  summary: 'List my 20 words with the lowest scores',
  response: z.array(row),
})

export const getItem = endpoint({
  method: 'GET',
  path: '/main-voc/item/:spell_id',
  auth: 'session',
  keep: 'page',
  summary: 'Get a word of my main vocabulary',
  params: z.object({ spell_id: spellId }),
  response: item,
  errors: ['item_not_found'],
})

export const saveWord = endpoint({
  method: 'POST',
  path: '/main-voc/item/:spell_id',
  auth: 'session',
  summary: 'Save a word, whatever was done with it before',
  params: z.object({ spell_id: spellId }),
  status: 201,
  response: item,
  errors: ['item_exists', 'word_not_found'],
})

export const updateNote = endpoint({
  method: 'PATCH',
  path: '/main-voc/item/:spell_id/note',
  auth: 'session',
  summary: 'Write a note on a word of my vocabulary; an empty one deletes it',
  params: z.object({ spell_id: spellId }),
  body: z.object({ note }),
  response: z.object({ note: z.nullable(z.string()) }),
  errors: ['item_not_found'],
})

/** When a change was made that had to wait for the network; words that were changed since then stay as they are. */
const given = z.optional(givenTime)

export const updatePriority = endpoint({
  method: 'PATCH',
  path: '/main-voc/update-priority',
  auth: 'session',
  summary: 'Set the priority of words; 0 sets them aside, any other priority saves them',
  body: z.object({ spell_ids: selectedSpells, priority, given }),
  idempotent: true,
  keyDays: WAITING_DAYS,
  response: changed,
  errors: ['too_late'],
})

export const setWordState = endpoint({
  method: 'PATCH',
  path: '/main-voc/state',
  auth: 'session',
  summary: 'Mark words as known, ignored, saved (new) or only met',
  body: z.object({
    spell_ids: selectedSpells,
    state: z.enum(['met', 'new', 'known', 'ignored']),
    /** Whether words that aren't in the vocabulary are added. */
    adds: z.optional(z.boolean()),
    given,
  }),
  idempotent: true,
  keyDays: WAITING_DAYS,
  response: changed,
  errors: ['too_late'],
})

export const removeWords = endpoint({
  method: 'POST',
  path: '/main-voc/remove',
  auth: 'session',
  summary: 'Remove words from my main vocabulary, with their learning progress',
  body: z.object({ spell_ids: selectedSpells, given }),
  idempotent: true,
  keyDays: WAITING_DAYS,
  response: changed,
  errors: ['too_late'],
})

/** Maximum number of lines in one import. */
export const MAX_IMPORTED = 20_000
export const importedWord = z.object({
  /** The word as written in the imported list. */
  text: storable.check(z.trim(), z.maxLength(300)),
  sentence: z.optional(storable.check(z.maxLength(MAX_CONTEXT_LENGTH))),
  /** Note on the word; stored if the word is newly saved and has none. */
  note: z.optional(sanitisedLines.check(z.maxLength(MAX_NOTE_LENGTH))),
})

export const importWords = endpoint({
  method: 'POST',
  path: '/main-voc/import',
  auth: 'session',
  summary: 'Save the words of a list; with `preview`, only get what would happen',
  bodyLimit: MAX_TEXT_BYTES,
  body: z.object({
    words: z.array(importedWord).check(z.minLength(1), z.maxLength(MAX_IMPORTED)),
    priority: z._default(priority, 2),
    preview: z._default(z.boolean(), false),
  }),
  response: z.object({
    /** Words found in the dictionary, without duplicates, in the order of the list. */
    recognised: z.array(
      z.object({ text: z.string(), spell_id: z.int(), spell_lower: z.string(), is_saved: z.boolean() }),
    ),
    not_recognised: z.array(z.string()),
    added: z.int(),
    undo_id: z.nullable(z.string()),
  }),
})
export type WordImport = HandlerInput<typeof importWords>['body']
export type WordImportResult = AnswerOf<typeof importWords>

export const exportWords = endpoint({
  method: 'GET',
  path: '/main-voc/export',
  auth: 'session',
  summary: 'Export my words as a file, with sentences, definitions and scheduling',
  query: z.object({
    format: z.enum(['csv', 'anki', 'json']),
    state: z.optional(arrayOf(wordState)),
    /** The language of the translations to add (BCP 47); without one, the file has none. */
    lang: wantedLanguage,
  }),
  produces: 'application/octet-stream',
})
