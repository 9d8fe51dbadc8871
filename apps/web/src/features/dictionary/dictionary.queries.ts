import { queryOptions } from '@tanstack/react-query'
import {
  findSpellsInContext,
  getSpell,
  getTopDefinitions,
  getWordRelatives,
  lookUpSpell,
  type Spell,
  type SpellInContext,
  searchWords,
} from '@wordhoard/contracts/dictionary'
import { isNotFound } from '../../http/api-error'
import { call } from '../../session/call'

/** A dictionary changes with the installation, not while somebody reads. */
const forever = { staleTime: Number.POSITIVE_INFINITY, gcTime: 30 * 60_000 } as const

/** The dictionary's calls as query options; an unknown word is an empty list, not an error. */
export const dictQueries = {
  /** One entry by its id. */
  spell: (id: number) =>
    queryOptions({
      queryKey: ['dict', 'spell', id] as const,
      queryFn: ({ signal }): Promise<Spell> => call(getSpell, { params: { id } }, { signal }),
      ...forever,
    }),

  /** The family of a word, and phrases with it. */
  relatives: (id: number) =>
    queryOptions({
      queryKey: ['dict', 'relatives', id] as const,
      queryFn: ({ signal }) => call(getWordRelatives, { params: { id } }, { signal }),
      ...forever,
    }),

  /** Words spelt alike: what was meant when a word is unknown. */
  alike: (text: string) =>
    queryOptions({
      queryKey: ['dict', 'alike', text] as const,
      queryFn: ({ signal }) => call(searchWords, { params: { text } }, { signal }),
      ...forever,
    }),

  /** The entries that a word met in a text may stand for, best first. */
  spells: (text: string) =>
    queryOptions({
      queryKey: ['dict', 'spells', text] as const,
      queryFn: async ({ signal }): Promise<Spell[]> => {
        try {
          return await call(lookUpSpell, { params: { text }, query: {} }, { signal })
        } catch (error) {
          if (isNotFound(error)) return []
          throw error
        }
      },
      structuralSharing: false,
      ...forever,
    }),

  /** Ids of the same entries, the likeliest in a stretch of text first: he left → leave, my left hand → left. */
  likeliest: (text: string, context: string) =>
    queryOptions({
      queryKey: ['dict', 'likeliest', text, context] as const,
      queryFn: async ({ signal }): Promise<number[]> => {
        try {
          const spells = await call(lookUpSpell, { params: { text }, query: { context } }, { signal })
          return spells.map(({ id }) => id)
        } catch (error) {
          if (isNotFound(error)) return []
          throw error
        }
      },
      ...forever,
    }),

  /** Phrases in a stretch of text, then its words. */
  inContext: (context: string) =>
    queryOptions({
      queryKey: ['dict', 'in-context', context] as const,
      queryFn: ({ signal }): Promise<SpellInContext[]> =>
        call(findSpellsInContext, { query: { context } }, { signal }),
      structuralSharing: false,
      ...forever,
    }),

  /** Ids of the definitions of a spell that fit the context, in a text with this topic, best: at most 3. */
  topDefinitions: (spellId: number, context: string, topic = '') =>
    queryOptions({
      queryKey: ['dict', 'fitting', spellId, context, topic] as const,
      queryFn: async ({ signal }): Promise<number[]> => {
        const query = { spell_id: spellId, context, ...(topic !== '' && { topic }) }
        return (await call(getTopDefinitions, { query }, { signal })).top_definition_ids
      },
      ...forever,
    }),
}
