import * as z from 'zod/mini'
import { MAX_CONTEXT_LENGTH } from './dictionary'
import { type AnswerOf, type CallInput, endpoint, type HandlerInput } from './endpoint'
import { sanitisedLine, sanitisedLines, storable } from './fields/fields'
import {
  arrayOf,
  jsonSpellId,
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

/** Maximum size of a text whose words are added, in bytes. */
export const MAX_TEXT_BYTES = 5 * 1024 * 1024
/** Maximum number of unknown words listed in an answer. */
export const MAX_UNKNOWN_WORDS = 100
/** Title of the text in which a word was met. */
export const sourceTitle = sanitisedLine.check(z.maxLength(512))

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
export type MainVocabularyQueryInput = CallInput<typeof listMainVocabulary>['query']
export type MainVocabularyPage = AnswerOf<typeof listMainVocabulary>

export const getVocabularyStat = endpoint({
  method: 'GET',
  path: '/main-voc/stat',
  auth: 'session',
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
  summary: 'Get a word of my main vocabulary',
  params: z.object({ spell_id: spellId }),
  response: item,
  errors: ['item_not_found'],
})

export const saveWord = endpoint({
  method: 'POST',
  path: '/main-voc/item/:spell_id',
  auth: 'session',
  summary: 'Save a word, or promote one that was only met',
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

export const updatePriority = endpoint({
  method: 'PATCH',
  path: '/main-voc/update-priority',
  auth: 'session',
  summary: 'Set the priority of words; 0 sets them aside, any other priority saves them',
  body: z.object({ spell_ids: selectedSpells, priority }),
  response: changed,
})

export const setWordState = endpoint({
  method: 'PATCH',
  path: '/main-voc/state',
  auth: 'session',
  summary: 'Mark words as known, ignored, saved (new) or only met',
  body: z.object({ spell_ids: selectedSpells, state: z.enum(['met', 'new', 'known', 'ignored']) }),
  response: changed,
})

export const removeWords = endpoint({
  method: 'POST',
  path: '/main-voc/remove',
  auth: 'session',
  summary: 'Remove words from my main vocabulary, with their learning progress',
  body: z.object({ spell_ids: selectedSpells }),
  response: changed,
})

const added = z.object({
  /** Words that weren't in the vocabulary before. */
  added: z.int(),
  /** Words that already were. */
  known: z.int(),
  /** The first hundred words that the dictionary lacks, as written. */
  unknown_words: z.array(z.string()),
  undo_id: z.nullable(z.string()),
})

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
  }),
  response: added,
})

export const addFromArticle = endpoint({
  method: 'POST',
  path: '/main-voc/add-from-article',
  auth: 'session',
  summary: 'Add the words of an article as met',
  body: z.object({ article_id: jsonSpellId }),
  response: added,
  errors: ['article_not_found'],
})

/** A word of a text and its state for the reader; `state` is null for a word outside the vocabulary. */
export const textWord = z.object({
  spell_id: z.int(),
  spell_lower: z.string(),
  state: z.nullable(wordState),
  score: z.nullable(z.number()),
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
      /** How many of these belong to words that the reader knows or is learning. */
      known: z.int(),
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
  response: z.object({ restored: z.int() }),
  errors: ['nothing_to_undo'],
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
  }),
  produces: 'application/octet-stream',
})
