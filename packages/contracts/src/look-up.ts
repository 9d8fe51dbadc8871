import * as z from 'zod/mini'
import { definitionChance, spell } from './dictionary'
import { type AnswerOf, endpoint } from './endpoint'
import { wantedLanguage } from './fields/language-fields'
import { contextText, MAX_CONTEXT_LENGTH, spellId, wordText } from './fields/word-fields'

/** Returns everything that is shown when a word or phrase is tapped in a text. */
export const lookUp = endpoint({
  method: 'GET',
  path: '/dict/look-up',
  // The reader's earlier choices of meanings count.
  auth: 'optional',
  keep: 'text',
  summary:
    'Look up a tapped word or phrase in one request: its entries, the phrases around it, and the definitions that fit',
  query: z.object({
    text: wordText,
    /** The words around the tapped text, including it. */
    context: z.optional(contextText),
    /** Start of the tapped text in the context, in UTF-16 units; by default the occurrence nearest the middle. */
    at: z.optional(z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(MAX_CONTEXT_LENGTH))),
    /** Subject of the whole text: its most frequent words (`topicWords`). */
    topic: z.optional(contextText),
    /** The meaning that the text's author chose for the word, and its entry: both come first. */
    chosen_id: z.optional(spellId),
    chosen_spell_id: z.optional(spellId),
    /** The language in which translations are wanted (BCP 47). */
    lang: wantedLanguage,
  }),
  response: z.object({
    /**
     * Entries to choose from, best first. For a word: phrases of the context that contain it, then its own entries, the
     * likeliest first, then phrases whose words may be only words there (over the hill on a walk). For several words: the
     * phrases found in them, then the single words. Empty if no entry is found.
     */
    entries: z.array(spell),
    /**
     * For each phrase that contains a tapped word: the positions of its other words, counted in words from the tapped
     * one (-1: the word before).
     */
    phrases: z.array(z.object({ spell_id: z.int(), distances: z.array(z.int()) })),
    /** For each entry: the definitions that fit the context, at most 3, best first. Empty without a context. */
    ranking: z.array(z.object({ spell_id: z.int(), definition_ids: z.array(z.int()) })),
    /**
     * The likeliest definitions of all entries together, at most 3, with the chance that each is meant (0 to 1). Only
     * answers cached before an update lack it; empty without a context.
     */
    senses: z.optional(z.array(definitionChance)),
    /** Whether the word looks like a name here; there may be no entry, or only one of the word that is spelt so. */
    name: z.optional(z.boolean()),
    /** What the word is written for short for here (gr8: great), likeliest first, in lower case. */
    short_for: z.optional(z.array(z.string())),
    /** Set if the entries are those of the word without a prefix or ending, so that it means something else. */
    affix: z.optional(
      z.object({
        /** With its hyphen: un-, -less. */
        affix: z.string(),
        /** The word without it, as it would be written alone. */
        rest: z.string(),
      }),
    ),
  }),
})
export type LookUp = AnswerOf<typeof lookUp>
