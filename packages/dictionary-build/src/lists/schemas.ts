import { type PartOfSpeech, partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'
import { separabilities } from '@wordhoard/lexicon/phrases/separability'
import * as z from 'zod'

/** Schemas of the lists in `data/`, which have one JSON object per line. */

const text = z.string().trim().min(1)
const texts = z.array(text).default([])

const ownDefinition = z.strictObject({
  key: text,
  text,
  examples: texts,
  synonyms: texts,
  antonyms: texts,
  usage: texts,
})
export type ListedDefinition = z.infer<typeof ownDefinition>

const partOfSpeech = z.enum(Object.keys(partOfSpeechBits) as [PartOfSpeech, ...PartOfSpeech[]])

/** function-words.jsonl, extra-words.jsonl */
export const listedWord = z.strictObject({
  word: text,
  entries: z.array(z.strictObject({ pos: partOfSpeech, definitions: z.array(ownDefinition).min(1) })).min(1),
  forms: z.array(z.strictObject({ form: text, kind: text })).default([]),
})
export type ListedWord = z.infer<typeof listedWord>

/** Empty if the form is one shortened word: o'er, ma'am. */
const parts = z.array(text)

/**
 * contractions.jsonl: a contraction with the words it stands for, or a fragment of one as tokenisers and lists produce
 * it.
 */
export const listedContraction = z.union([
  z.strictObject({ form: text, fragment_of: text }),
  z.strictObject({
    form: text,
    parts,
    /** All readings, if there are several: she'd = she would, she had. */
    expansions: z.array(parts).default([]),
    key: text,
    text,
    examples: texts,
    usage: texts,
  }),
])
export type ListedContraction = z.infer<typeof listedContraction>

/** names.jsonl */
export const listedName = z.strictObject({ word: text, key: text, text, kind: text })

/** Part of speech of an entry by the kind of phrase that the list names. */
const phraseKinds = {
  'noun phrase': 'noun',
  'adverb phrase': 'adverb',
  'preposition phrase': 'preposition',
} as const satisfies Record<string, PartOfSpeech>

/** phrases.jsonl */
export const listedPhrase = z.strictObject({
  phrase: text,
  pos: z.union([
    partOfSpeech,
    z.enum(['noun phrase', 'adverb phrase', 'preposition phrase']).transform((kind) => phraseKinds[kind]),
  ]),
  level: z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']),
  head: z.int().nonnegative().nullable(),
  /** For phrasal verbs: whether they take an object, and where it goes. */
  separability: z.nullable(z.enum(separabilities)),
  gap: z.int().nonnegative().nullable(),
  definitions: z.array(ownDefinition).min(1),
})
