import * as z from 'zod/mini'
import { MAX_CONTEXT_LENGTH } from './dictionary'
import { type AnswerOf, type CallInput, endpoint, type HandlerInput } from './endpoint'
import { cleaned, storable } from './fields/fields'
import {
  arrayOf,
  jsonSpellId,
  listQuery,
  priority,
  row,
  selectedSpells,
  spellId,
  wordState,
} from './fields/vocabulary-fields'

/** Most bytes of a text whose words are added. */
export const MAX_TEXT_BYTES = 5 * 1024 * 1024
/** Most unknown words that are named. */
export const MAX_UNKNOWN_WORDS = 100
/** Title of the text that a word was met in. */
export const sourceTitle = cleaned.check(z.maxLength(512))

export const vocabularyStat = z.object({ total_words: z.int(), total_score: z.number() })

/** A word of the main vocabulary. */
export const item = z.object({
  ...row.shape,
  priority: z.int(),
  score: z.number(),
  streak: z.int(),
  repeat_count: z.int(),
  state: wordState,
  /** How often it stood in texts that were read. */
  met_count: z.int(),
  /** How often it was looked up while reading. */
  lookup_count: z.int(),
})
export type Item = z.infer<typeof item>

/** What a change of several words answers: with `undo_id` it can be taken back for a while. */
export const changed = z.object({ updated: z.int(), undo_id: z.nullable(z.string()) })

export const listMainVocabulary = endpoint({
  method: 'GET',
  path: '/main-voc',
  auth: 'session',
  summary: 'The main vocabulary, sorted, filtered and paged',
  query: z.object({
    ...listQuery,
    /** Part of the word. */
    search: z.optional(storable.check(z.trim(), z.toLowerCase(), z.maxLength(60))),
    priority: z.optional(arrayOf(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(4)))),
    state: z.optional(arrayOf(wordState)),
    /** Only words whose next repetition is due. */
    due: z.optional(z.enum(['true'])),
  }),
  response: z.object({
    vocabulary: z.array(row),
    /** Of the whole vocabulary, whatever the filter. */
    stat: vocabularyStat,
    /** Words that pass the filter. */
    found: z.int(),
  }),
})
export type MainVocabularyQuery = HandlerInput<typeof listMainVocabulary>['query']
export type MainVocabularyQueryInput = CallInput<typeof listMainVocabulary>['query']
export type MainVocabularyPage = AnswerOf<typeof listMainVocabulary>

export const getVocabularyStat = endpoint({
  method: 'GET',
  path: '/main-voc/stat',
  auth: 'session',
  summary: 'How many words, their scores together, and how many of each state',
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
  }),
})
export type MainVocabularyStat = AnswerOf<typeof getVocabularyStat>

export const listMinimalScored = endpoint({
  method: 'GET',
  path: '/main-voc/minimal-scored',
  auth: 'session',
  summary: 'The 20 words of lowest score',
  response: z.array(row),
})

export const getItem = endpoint({
  method: 'GET',
  path: '/main-voc/item/:spell_id',
  auth: 'session',
  summary: 'A word of the own main vocabulary',
  params: z.object({ spell_id: spellId }),
  response: item,
  errors: ['item_not_found'],
})

export const saveWord = endpoint({
  method: 'POST',
  path: '/main-voc/item/:spell_id',
  auth: 'session',
  summary: 'Save a word; one that was only met is promoted',
  params: z.object({ spell_id: spellId }),
  status: 201,
  response: item,
  errors: ['item_exists', 'word_not_found'],
})

export const updatePriority = endpoint({
  method: 'PATCH',
  path: '/main-voc/update-priority',
  auth: 'session',
  summary: 'Set the priority of words; 0 puts them aside, any other one saves them',
  body: z.object({ spell_ids: selectedSpells, priority }),
  response: changed,
})

export const setWordState = endpoint({
  method: 'PATCH',
  path: '/main-voc/state',
  auth: 'session',
  summary: 'Mark words as known, ignored, saved (new) or merely met',
  body: z.object({ spell_ids: selectedSpells, state: z.enum(['met', 'new', 'known', 'ignored']) }),
  response: changed,
})

export const removeWords = endpoint({
  method: 'POST',
  path: '/main-voc/remove',
  auth: 'session',
  summary: 'Take words out of the main vocabulary, with what was learnt of them',
  body: z.object({ spell_ids: selectedSpells }),
  response: changed,
})

const added = z.object({
  /** Words that were not in the vocabulary before. */
  added: z.int(),
  /** Words that were. */
  known: z.int(),
  /** Words that the dictionary lacks, as written, the first hundred. */
  unknown_words: z.array(z.string()),
  undo_id: z.nullable(z.string()),
})

export const addFromText = endpoint({
  method: 'POST',
  path: '/main-voc/add-from-text',
  auth: 'session',
  summary: 'Enter the words of a text as met; the same text twice adds nothing',
  bodyLimit: MAX_TEXT_BYTES,
  body: z.object({
    text: storable.check(z.minLength(1, { error: 'There is no text' })),
    /** What the sentences are remembered by. */
    title: z.optional(sourceTitle),
  }),
  response: added,
})

export const addFromArticle = endpoint({
  method: 'POST',
  path: '/main-voc/add-from-article',
  auth: 'session',
  summary: 'Enter the words of an article as met',
  body: z.object({ article_id: jsonSpellId }),
  response: added,
  errors: ['article_not_found'],
})

/** What a text's word is to the reader; `state` is null for a word that is not in the vocabulary. */
export const textWord = z.object({
  spell_id: z.int(),
  spell_lower: z.string(),
  state: z.nullable(wordState),
  score: z.nullable(z.number()),
  /** Its forms in the text, in lower case. */
  forms: z.array(z.string()),
  /** How often it stands in the text. */
  count: z.int(),
})
export type TextWord = z.infer<typeof textWord>

/** A phrase of the reader's vocabulary as a text has it. */
export const textPhrase = z.object({
  spell_id: z.int(),
  spell_lower: z.string(),
  state: wordState,
  score: z.number(),
  /** Each time that it stands there, the stretches that its words make, as [start, end] in UTF-16 units of the text. */
  places: z.array(z.array(z.tuple([z.int(), z.int()]))),
})
export type TextPhrase = z.infer<typeof textPhrase>

export const getTextStates = endpoint({
  method: 'POST',
  path: '/main-voc/states',
  auth: 'session',
  summary: 'What the words of a text are to the reader, and how much of it they know',
  bodyLimit: MAX_TEXT_BYTES,
  body: z.object({ text: z.string() }),
  response: z.object({
    words: z.array(textWord),
    /** Phrases that are in the reader's vocabulary; each counts as one there, and its words by themselves in the text. */
    phrases: z.array(textPhrase),
    coverage: z.object({
      /** Tokens that are vocabulary. */
      tokens: z.int(),
      /** Of these, tokens of words that are known or being learnt. */
      known: z.int(),
    }),
  }),
})
export type TextWordStates = AnswerOf<typeof getTextStates>

export const undoChange = endpoint({
  method: 'POST',
  path: '/main-voc/undo/:id',
  auth: 'session',
  summary: 'Take back a change of several words, once, within an hour',
  params: z.object({ id: z.uuid() }),
  response: z.object({ restored: z.int() }),
  errors: ['nothing_to_undo'],
})

/** Most lines of one import. */
export const MAX_IMPORTED = 20_000
export const importedWord = z.object({
  /** As it stands in the imported list. */
  text: storable.check(z.trim(), z.maxLength(300)),
  sentence: z.optional(storable.check(z.maxLength(MAX_CONTEXT_LENGTH))),
})

export const importWords = endpoint({
  method: 'POST',
  path: '/main-voc/import',
  auth: 'session',
  summary: 'Save the words of a list; with `preview` only say what would happen',
  bodyLimit: MAX_TEXT_BYTES,
  body: z.object({
    words: z.array(importedWord).check(z.minLength(1), z.maxLength(MAX_IMPORTED)),
    priority: z._default(priority, 2),
    preview: z._default(z.boolean(), false),
  }),
  response: z.object({
    /** Words found in the dictionary, each once, in the list's order. */
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
  summary: 'The own words as a file, with sentences, definitions and scheduling',
  query: z.object({
    format: z.enum(['csv', 'anki', 'json']),
    state: z.optional(arrayOf(wordState)),
  }),
  produces: 'application/octet-stream',
})
