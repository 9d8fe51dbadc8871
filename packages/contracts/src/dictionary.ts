import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { storable } from './fields/fields'
import {
  translationFields,
  translationsById,
  translationsFromById,
  wantedLanguage,
} from './fields/language-fields'
import { contextText, MAX_BULK_IDS, spellId, wordText } from './fields/word-fields'

/** The language in which a call wants translations. */
const languageQuery = { lang: wantedLanguage }

export const spellLink = z.object({ spell_id: z.int(), spelling: z.string() })
const synonymLink = z.object({
  ...spellLink.shape,
  /** Whether it is too rare to help learners. Stated only for definitions written for learners. */
  is_rare: z.optional(z.boolean()),
})
/** `source` of definitions that were written for learners. */
export const LEARNER_SOURCE = 'Wordhoard'

export const definition = z.object({
  id: z.int(),
  text: z.string(),
  /** Words of the text that lead to other entries, spelt as they stand there. */
  links: z.optional(z.array(spellLink)),
  spelling: z.string(),
  part_of_speech: z.string(),
  pronunciations: z.array(z.string()),
  direct_synonyms: z.array(synonymLink),
  direct_antonyms: z.array(spellLink),
  direct_hypernyms: z.array(spellLink),
  domain: z.object({
    region: z.array(z.string()),
    category: z.array(z.string()),
    usage: z.array(z.string()),
  }),
  /** How the word is used in this meaning: deal with sb/sth, [C]. Only answers cached before an update lack it. */
  patterns: z.optional(z.array(z.string())),
  examples: z.array(z.object({ text: z.string() })),
  /** Whether this is the most common meaning; `top-definitions` finds the meaning that fits a sentence. */
  recommended: z.boolean(),
  /** Estimated level at which learners meet this meaning. */
  level: z.optional(z.string()),
  /** Source of the definition, a name from `dictionary_source`. */
  source: z.string(),
  /** Sources that added examples, links or labels to it. */
  added_from: z.optional(z.array(z.string())),
  ...translationFields,
})
export type Definition = z.infer<typeof definition>

export const spell = z.object({
  id: z.int(),
  spell_lower: z.string(),
  parts_of_speech: z.array(z.string()),
  pronunciations: z.array(z.string()),
  /** Accent, if no British pronunciation is known and the source names another: US. */
  accent: z.optional(z.string()),
  /** British spelling first. */
  spellings: z.array(z.string()),
  /** Inflected forms worth showing: went, gone, going, goes. */
  forms: z.array(z.string()),
  audio_urls: z.array(z.string()),
  /** Present if `audio_urls` lead to a human recording. */
  has_recording: z.optional(z.boolean()),
  /** Sources of the pronunciations and recordings, if they aren't the product's own. */
  sound_from: z.optional(z.array(z.string())),
  image_urls: z.array(z.string()),
  frequency_rank: z.nullable(z.int()),
  level: z.nullable(z.string()),
  /** For a phrasal verb: whether it takes an object, and whether the object may or must come before the particle. */
  separability: z.optional(z.enum(['none', 'inseparable', 'optional', 'obligatory'])),
  /** Lowest and highest plausible level; absent if the level is certain or unknown. */
  level_range: z.optional(z.tuple([z.string(), z.string()])),
  definitions: z.array(definition),
})
export type Spell = z.infer<typeof spell>

export const spellInContext = z.extend(spell, {
  /**
   * For a phrase: where its own words are in the context, one list per occurrence, as [start, end] in UTF-16 units. An
   * object between the words isn't included.
   */
  places: z.optional(z.array(z.array(z.tuple([z.int(), z.int()])))),
})
export type SpellInContext = z.infer<typeof spellInContext>

export const dictionaryWord = z.object({ id: z.int(), spell_lower: z.string() })
export type DictionaryWord = z.infer<typeof dictionaryWord>

export const lookUpSpell = endpoint({
  method: 'GET',
  path: '/dict/spell/:text',
  auth: 'public',
  keep: 'text',
  summary:
    'Look up a word of a text: its exact spelling first, then base forms and variants; with a context, the likeliest first',
  params: z.object({ text: wordText }),
  query: z.object({ context: z.optional(contextText), ...languageQuery }),
  response: z.array(spell),
  errors: ['word_not_found'],
})

export const searchWords = endpoint({
  method: 'GET',
  path: '/dict/get_only/word/:text',
  auth: 'public',
  summary:
    'Search the dictionary: exact match, then prefixes by frequency, then similar spellings; at most 10',
  params: z.object({ text: wordText }),
  response: z.array(dictionaryWord),
})

export const getWordById = endpoint({
  method: 'GET',
  path: '/dict/get_only/spell-id/:id',
  auth: 'public',
  summary: 'Get the headword of an entry',
  params: z.object({ id: spellId }),
  response: dictionaryWord,
  errors: ['word_not_found'],
})

export const getSpell = endpoint({
  method: 'GET',
  path: '/dict/spell-id/:id',
  auth: 'public',
  keep: 'text',
  summary: 'Get an entry by id',
  params: z.object({ id: spellId }),
  query: z.object(languageQuery),
  response: spell,
  errors: ['word_not_found'],
})

const wordRelatives = z.object({
  /** Most frequent first. */
  family: z.array(z.object({ ...spellLink.shape, parts_of_speech: z.array(z.string()) })),
  phrases: z.array(spellLink),
})
export type WordRelatives = z.infer<typeof wordRelatives>

export const getWordRelatives = endpoint({
  method: 'GET',
  path: '/dict/relatives/:id',
  auth: 'public',
  keep: 'page',
  summary: 'List a word’s family (derived words and opposites made by a prefix) and the phrases with it',
  params: z.object({ id: spellId }),
  response: wordRelatives,
  errors: ['word_not_found'],
})

export const getSpells = endpoint({
  method: 'POST',
  path: '/dict/spells',
  auth: 'public',
  isEarly: true,
  keep: 'text',
  summary: 'Get entries by id, in the given order; unknown and repeated ids are left out',
  query: z.object(languageQuery),
  body: z
    .array(z.int().check(z.positive(), z.maximum(2147483647)))
    .check(z.maxLength(MAX_BULK_IDS, { error: `At most ${MAX_BULK_IDS} ids` })),
  response: z.array(spell),
})

export const resolveWords = endpoint({
  method: 'POST',
  path: '/dict/resolve',
  auth: 'public',
  isEarly: true,
  keep: 'text',
  summary: 'List the entry ids that looking up each word would find, for fetching a page of text ahead',
  body: z.array(wordText).check(z.maxLength(MAX_BULK_IDS, { error: `At most ${MAX_BULK_IDS} words` })),
  /** One list of ids per word, in the order requested; empty for an unknown word. */
  response: z.array(z.array(z.int())),
})

export const findSpellsInContext = endpoint({
  method: 'GET',
  path: '/dict/find-spells-in-context',
  auth: 'public',
  summary: 'Find the phrases in a context (even inflected or separated ones), then its single words',
  query: z.object({ context: contextText, ...languageQuery }),
  response: z.array(spellInContext),
})

/** A definition with the chance that a word means it in its sentence. */
export const definitionChance = z.object({
  spell_id: z.int(),
  definition_id: z.int(),
  /** From 0 to 1; among definitions with about this chance, about this share is right. */
  chance: z.number(),
})
export type DefinitionChance = z.infer<typeof definitionChance>

export const getTopDefinitions = endpoint({
  method: 'GET',
  path: '/embeddings/top-definitions',
  auth: 'public',
  keep: 'text',
  summary: 'Get the definitions of an entry that fit a context: at most 3, best first',
  query: z.object({
    spell_id: spellId,
    context: contextText,
    /** Subject of the whole text: its most frequent words (`topicWords`). */
    topic: z.optional(contextText),
    ...languageQuery,
  }),
  response: z.object({
    top_definition_ids: z.array(z.int()),
    /** The chance of each of them, in the same order. Only answers cached before an update lack it. */
    chances: z.optional(z.array(z.number())),
    /** Translations by the id of their definition. Only in answers to calls with a language that we have. */
    translations: z.optional(translationsById),
    /** By the id of the definition: where translations come from that aren't ours. */
    translations_from: z.optional(translationsFromById),
  }),
  errors: ['word_not_found'],
})

export const getSpellAudio = endpoint({
  method: 'GET',
  path: '/audio/dict/:id',
  auth: 'public',
  summary:
    'Get the British pronunciation of a word: a recording where a source has one, otherwise synthesised speech (WAV)',
  params: z.object({ id: spellId }),
  query: z.object({
    /** The part of speech whose pronunciation is wanted: the noun record, the verb record. */
    part_of_speech: z.optional(storable.check(z.maxLength(30))),
    /** The meaning whose pronunciation is wanted: a row of shops, a row between neighbours. */
    definition_id: z.optional(spellId),
  }),
  produces: 'audio/wav',
  errors: ['word_not_found'],
})

export const getSpellImage = endpoint({
  method: 'GET',
  path: '/img/dict/:id',
  auth: 'public',
  summary: 'Get the picture of a word',
  params: z.object({ id: spellId }),
  produces: 'image/svg+xml',
  errors: ['image_not_found'],
})
