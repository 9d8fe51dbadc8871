import * as z from 'zod/mini'
import { type AnswerOf, type CallInput, endpoint, type HandlerInput } from './endpoint'
import { accessModifier, visibleText } from './fields/fields'
import { pageFields, searchText } from './fields/list-fields'
import { jsonSpellId, listQuery, row, selectedSpells, spellId } from './fields/vocabulary-fields'

export const MAX_VOCABULARY_NAME = 100
export const MAX_DESCRIPTION = 2_000

/** The fields a vocabulary is created and updated with. */
export const vocabularyFields = z.object({
  name: visibleText({ most: MAX_VOCABULARY_NAME, required: 'Vocabulary name is required!' }),
  access_modifier: z._default(accessModifier, 'private'),
  description: visibleText({ most: MAX_DESCRIPTION, required: 'Description is required!', lines: true }),
})

const summary = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  access_modifier: accessModifier,
  user_id: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  stat: z.object({ total_spells: z.int() }),
})
export type VocabularySummary = z.infer<typeof summary>

const params = z.object({ id: spellId })

export const listVocabularies = endpoint({
  method: 'GET',
  path: '/custom-voc/all',
  auth: 'session',
  keep: 'page',
  summary: 'List my vocabularies, most recently changed first',
  response: z.array(summary),
})

const publicVocabulary = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** The owner's username. */
  username: z.string(),
  updated_at: z.string(),
  total_spells: z.int(),
})
export type PublicVocabulary = z.infer<typeof publicVocabulary>

export const searchVocabularies = endpoint({
  method: 'GET',
  path: '/custom-voc/public',
  auth: 'session',
  summary:
    'List other users’ public vocabularies that have words, most recently changed first; `search` matches name or owner',
  query: z
    .object({
      search: searchText,
      ...pageFields(50),
      /**
       * `updated_at` and id of the last vocabulary of a page: the ones after it, as quickly as the first page. `offset`
       * counts from there.
       */
      before: z.optional(z.iso.datetime({ offset: true })),
      before_id: z.optional(spellId),
    })
    .check(
      z.refine(({ before, before_id }) => (before === undefined) === (before_id === undefined), {
        error: 'before and before_id belong together',
        path: ['before_id'],
      }),
    ),
  response: z.array(publicVocabulary),
})
export type VocabularySearch = HandlerInput<typeof searchVocabularies>['query']

export const createVocabulary = endpoint({
  method: 'POST',
  path: '/custom-voc/create',
  auth: 'session',
  summary: 'Create a vocabulary',
  idempotent: true,
  body: vocabularyFields,
  status: 201,
  response: z.object({ id: z.int() }),
  errors: ['vocabulary_exists'],
})

export const getVocabulary = endpoint({
  method: 'GET',
  path: '/custom-voc/id/:id',
  auth: 'session',
  keep: 'vocabulary',
  summary: 'Get a vocabulary with a page of its words, and with my scores and states for them',
  params,
  query: z.object(listQuery),
  response: z.object({
    ...summary.shape,
    /** The owner's username. */
    username: z.string(),
    vocabulary: z.array(row),
  }),
  errors: ['vocabulary_not_found'],
})
export type VocabularyQuery = HandlerInput<typeof getVocabulary>['query']
export type VocabularyQueryInput = CallInput<typeof getVocabulary>['query']
export type VocabularyDetail = AnswerOf<typeof getVocabulary>

export const getVocabularyInfo = endpoint({
  method: 'GET',
  path: '/custom-voc/id/:id/info',
  auth: 'session',
  keep: 'vocabulary',
  summary: 'Get a vocabulary’s name, access and description',
  params,
  response: z.object({ name: z.string(), description: z.string(), access_modifier: accessModifier }),
  errors: ['vocabulary_not_found'],
})

export const updateVocabulary = endpoint({
  method: 'PUT',
  path: '/custom-voc/id/:id',
  auth: 'session',
  summary: 'Update the name, access and description of a vocabulary of mine',
  params,
  body: vocabularyFields,
  response: summary,
  errors: ['vocabulary_not_found', 'vocabulary_forbidden', 'vocabulary_exists'],
})

export const deleteVocabulary = endpoint({
  method: 'DELETE',
  path: '/custom-voc/id/:id',
  auth: 'session',
  summary: 'Delete a vocabulary of mine; its words stay in my main vocabulary',
  params,
  response: z.object({ undo_id: z.nullable(z.string()) }),
  errors: ['vocabulary_not_found', 'vocabulary_forbidden'],
})

export const addSpells = endpoint({
  method: 'POST',
  path: '/custom-voc/add-spells',
  auth: 'session',
  summary: 'Add words to a vocabulary of mine and to my main vocabulary',
  body: z.object({ voc_id: jsonSpellId, spell_ids: selectedSpells }),
  response: z.object({ added: z.int() }),
  errors: ['vocabulary_not_found', 'vocabulary_forbidden', 'word_not_found'],
})

export const removeSpells = endpoint({
  method: 'POST',
  path: '/custom-voc/remove-spells',
  auth: 'session',
  summary: 'Remove words from a vocabulary of mine; my main vocabulary keeps them',
  body: z.object({ voc_id: jsonSpellId, spell_ids: selectedSpells }),
  response: z.object({ removed: z.int(), undo_id: z.nullable(z.string()) }),
  errors: ['vocabulary_not_found', 'vocabulary_forbidden'],
})

export const copyVocabulary = endpoint({
  method: 'POST',
  path: '/custom-voc/copy',
  auth: 'session',
  summary: 'Add all words of a vocabulary that I may read to one of mine and to my main vocabulary',
  body: z.object({ from_id: jsonSpellId, to_id: jsonSpellId }),
  response: z.object({ added: z.int() }),
  errors: ['vocabulary_not_found', 'vocabulary_forbidden'],
})
