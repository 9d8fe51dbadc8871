import * as z from 'zod/mini'
import { type AnswerOf, endpoint, type HandlerInput } from '../endpoint'
import { storable } from '../fields/fields'
import { givenTime } from '../fields/given-time'
import { level } from '../fields/level-fields'
import { jsonSpellId } from '../fields/vocabulary-fields'

/** Maximum number of words in one call. */
export const MAX_KNOWLEDGE_WORDS = 500
/** Maximum number of items of a placement. */
export const MAX_PLACEMENT_ITEMS = 24

/** A BCP 47 tag. Any is accepted: of an unknown one the learner is treated like the mean of all. */
const language = storable.check(z.minLength(1), z.maxLength(35))
const word = storable.check(z.minLength(1), z.maxLength(100))

/** How the word is written, if not in small letters: Wednesday. */
const spelling = z.optional(z.string())

export const placementItem = z.discriminatedUnion('kind', [
  /** Do you know this word? Some words are made up, and have no entry. */
  z.object({ kind: z.literal('word'), word: z.string(), spelling }),
  /** Which meaning is right? */
  z.object({
    kind: z.literal('choice'),
    word: z.string(),
    spelling,
    options: z.array(z.object({ id: z.string(), text: z.string() })),
  }),
])
export type PlacementItem = z.infer<typeof placementItem>

export const placementResult = z.object({
  vocabulary_size: z.int(),
  /** The interval that holds the size with 95 %. */
  low: z.int(),
  high: z.int(),
  level,
})
export type PlacementResult = z.infer<typeof placementResult>

/** The next item, or the result after the last one. */
const placementStep = z.object({
  item: z.optional(placementItem),
  result: z.optional(placementResult),
  /** Number of items answered. */
  answered: z.int(),
})
export type PlacementStep = z.infer<typeof placementStep>

/** An answer: `yes`, `no` or `skip` to a word; an option's id or `skip` to a choice. */
const answer = storable.check(z.minLength(1), z.maxLength(64))

/** An answer with the item that it belongs to, as devices keep them for visitors. */
export const keptAnswer = z.object({ kind: z.enum(['word', 'choice']), word, answer })
export type KeptAnswer = z.infer<typeof keptAnswer>

const keptAnswers = {
  language: z.optional(language),
  /** In the order in which they were given. */
  answers: z.array(keptAnswer).check(z.maxLength(MAX_PLACEMENT_ITEMS)),
}

export const startPlacement = endpoint({
  method: 'POST',
  path: '/knowledge/placement',
  auth: 'session',
  summary: 'Start a placement: at most 24 questions that tell about how many words I know',
  body: z.object({ language: z.optional(language) }),
  status: 201,
  response: z.object({ id: z.uuid(), item: placementItem }),
})

export const getPlacement = endpoint({
  method: 'GET',
  path: '/knowledge/placement/:id',
  auth: 'session',
  summary: 'Resume a placement: get its next item, or its result',
  params: z.object({ id: z.uuid() }),
  response: placementStep,
  errors: ['not_found'],
})

export const answerPlacement = endpoint({
  method: 'POST',
  path: '/knowledge/placement/:id/answer',
  auth: 'session',
  summary: 'Answer the item of a placement, and get the next one or the result',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    answer,
    /** The item's word. An answer to another item than the one that waits changes nothing, so it can be sent again. */
    word: z.optional(word),
  }),
  response: placementStep,
  errors: ['not_found'],
})

export const nextPlacementItem = endpoint({
  method: 'POST',
  path: '/knowledge/placement/next',
  auth: 'public',
  summary: 'Get the next item, or the result, of a visitor’s placement; nothing is stored',
  body: z.object(keptAnswers),
  response: placementStep,
})

export const importPlacement = endpoint({
  method: 'POST',
  path: '/knowledge/placement/import',
  auth: 'session',
  summary: 'Take along a placement that I began before I had an account; repeating it adds nothing',
  body: z.object(keptAnswers),
  response: z.object({ result: placementResult }),
})

const wordChance = z.object({
  /** As it was asked. */
  word: z.string(),
  /** In logits: a learner whose ability equals it knows such a word with about one half. */
  difficulty: z.number(),
  /** Probability that the caller knows the word; of a visitor, as of a learner of whom nothing is known. */
  probability: z.number(),
})
export type WordChance = z.infer<typeof wordChance>

export const estimateWords = endpoint({
  method: 'POST',
  path: '/knowledge/words',
  auth: 'optional',
  summary: 'Get how difficult words are, and how likely I know them; words without an entry are left out',
  body: z.object({
    words: z.array(word).check(z.maxLength(MAX_KNOWLEDGE_WORDS)),
    language: z.optional(language),
  }),
  response: z.array(wordChance),
})

/** What a learner did with a word, or said about it. */
const reasonKind = z.enum([
  'placed_known',
  'placed_unknown',
  'answered_right',
  'answered_wrong',
  'tested_right',
  'tested_wrong',
  'looked_up',
  'saved',
  'said_known',
  'said_unknown',
  'passed',
])
export type ReasonKind = z.infer<typeof reasonKind>

export const explainWord = endpoint({
  method: 'GET',
  path: '/knowledge/words/:word',
  auth: 'session',
  keep: 'text',
  summary: 'Get why a word is thought known or unknown to me: what I did with it, oldest first',
  params: z.object({ word }),
  response: z.object({
    ...wordChance.shape,
    reasons: z.array(
      z.object({
        kind: reasonKind,
        /** When it happened, or the last time of several. */
        at: z.string(),
        /** On how many days, of words passed while reading. */
        times: z.optional(z.int()),
      }),
    ),
    /** Probability that I recall it, if I have practised it; this then is the probability. */
    recall: z.nullable(z.number()),
    /** What I said about the word against the estimate; null if nothing. */
    said: z.nullable(z.boolean()),
    /** Why practice leaves the word alone though I could practise it; null if it doesn’t. */
    practice: z.nullable(
      z.object({
        /** I only met it and surely know it; or I knew it when it was asked, and it was let go. */
        kind: z.enum(['not_asked', 'let_go']),
        spell_id: z.int(),
        /** When it was let go. */
        at: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['word_not_found'],
})
export type WordReasons = AnswerOf<typeof explainWord>

export const overruleWords = endpoint({
  method: 'PUT',
  path: '/knowledge/words',
  auth: 'session',
  summary: 'Say that I know words, or don’t, whatever is estimated; null takes it back',
  body: z.object({
    words: z
      .array(z.object({ word, known: z.nullable(z.boolean()) }))
      .check(z.maxLength(MAX_KNOWLEDGE_WORDS)),
  }),
  response: z.array(wordChance),
})
export type WordOverrules = HandlerInput<typeof overruleWords>['body']

const learnerKnowledge = z.object({
  /** On the scale of the words’ difficulties, with its standard error. */
  ability: z.number(),
  ability_error: z.number(),
  ...placementResult.shape,
  /** Whether too little is known to say at which level the learner is. */
  is_guess: z.boolean(),
  /** One point for each day on which something was learnt about the learner, at most 100. */
  curve: z.array(z.object({ date: z.string(), vocabulary_size: z.int() })),
  /** Number of answers, look-ups and marked words behind the estimate. */
  evidence: z.int(),
  /** A placement that waits to be finished. */
  unfinished_placement: z.nullable(z.uuid()),
  /** The level that the learner said they have; what is thought of them begins there. */
  said_level: z.nullable(level),
})

export const getKnowledge = endpoint({
  method: 'GET',
  path: '/knowledge',
  auth: 'session',
  keep: 'page',
  summary: 'Get about how many words I know, my level, and how this has changed',
  response: learnerKnowledge,
})
export type LearnerKnowledge = AnswerOf<typeof getKnowledge>

export const sayLevel = endpoint({
  method: 'PUT',
  path: '/knowledge/level',
  auth: 'session',
  summary: 'Say which level my English has, where guesses about me begin; null takes it back',
  body: z.object({ level: z.nullable(level) }),
  response: learnerKnowledge,
})
export type SaidLevel = HandlerInput<typeof sayLevel>['body']

export const passWords = endpoint({
  method: 'POST',
  path: '/knowledge/passed',
  auth: 'session',
  summary: 'Report words that I passed without looking them up in parts of a text that I really read',
  body: z.object({
    spell_ids: z.array(jsonSpellId).check(z.maxLength(MAX_KNOWLEDGE_WORDS)),
    /** When they were passed, if that had to wait for the network. */
    given: z.optional(givenTime),
  }),
  status: 204,
  errors: ['too_late'],
})
export type PassedWords = HandlerInput<typeof passWords>['body']
