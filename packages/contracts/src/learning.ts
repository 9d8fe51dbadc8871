import * as z from 'zod/mini'
import { type AnswerOf, endpoint, type HandlerInput } from './endpoint'
import { storable, timeZone, userId } from './fields/fields'
import { givenTime } from './fields/given-time'
import { translationFields, wantedLanguage } from './fields/language-fields'
import { jsonSpellId, MAX_SELECTED, wordState } from './fields/vocabulary-fields'

/** What a game can show: the spoken word, one of its definitions, its picture or its spelling. */
export const gameMedia = ['audio', 'definition', 'image', 'spell'] as const
export type GameMedium = (typeof gameMedia)[number]

/** All games, named by the question and the kind of answer; `find-…` shows one word with many pictures or sounds. */
export const gameNames = [
  'audio-definition',
  'audio-image',
  'audio-spell',
  'audio-spelling',
  'audio-part-spelling',
  'definition-audio',
  'definition-image',
  'definition-spell',
  'definition-spelling',
  'definition-part-spelling',
  'image-audio',
  'image-definition',
  'image-spell',
  'image-spelling',
  'image-part-spelling',
  'spell-audio',
  'spell-definition',
  'spell-image',
  'spell-spelling',
  'spell-part-spelling',
  'find-image',
  'find-audio',
] as const
export type GameName = (typeof gameNames)[number]

export const gameSizes = ['small', 'medium', 'large'] as const
export type GameSize = (typeof gameSizes)[number]
export const gameModes = ['normal', 'challenge'] as const
export type GameMode = (typeof gameModes)[number]

export const MIN_WANTED_WORDS = 2
export const MAX_WANTED_WORDS = 10
export const DEFAULT_WANTED_WORDS = 5
/** How many more words than wanted are fetched, so that the learner has a choice. */
export const SPARE_WORDS = 15
/** Maximum length of a typed answer, in characters. */
export const MAX_ANSWER_LENGTH = 200
/** Maximum time that an answer may take: a day, in ms. */
export const MAX_ANSWER_MILLISECONDS = 86_400_000
export const DEFAULT_NEW_WORDS_PER_DAY = 20

const tzQuery = { tz: z._default(timeZone, 'UTC') }
/** A question, or an option of an answer. One of the text and the URLs at most is present, depending on `kind`. */
const mediaFields = {
  kind: z.enum(gameMedia),
  text: z.optional(z.string()),
  /** Complete path; opaque, so that it doesn't reveal the word. */
  audio_url: z.optional(z.string()),
  image_url: z.optional(z.string()),
  /** Text alternative of the picture: a definition rather than the name; the name where the meaning is the question. */
  image_text: z.optional(z.string()),
}
export const gameOption = z.object({ id: z.string(), ...mediaFields })
/** A piece of a word that the learner puts together. */
export const gameFragment = z.object({ id: z.string(), text: z.string() })

export const game = z.object({
  id: z.string(),
  game_session_id: z.int(),
  /** One of `gameNames`; clients show 'Unknown Game' for any other. */
  name: z.string(),
  question: z.object({
    ...mediaFields,
    /** Part of speech of the meaning that the game asks for. */
    part_of_speech: z.optional(z.string()),
    /**
     * A sentence in which the learner met the word, with `____` in its place. In a duel, a sentence that only one of
     * the options fits; it's the whole question then, without a text or an address.
     */
    context: z.optional(z.string()),
  }),
  /**
   * Four options (more in `find-…`, two or three in a duel), shuffled fragments, or nothing if the answer is typed.
   */
  answers: z.array(z.union([gameOption, gameFragment])),
  /** Signed token bound to game, session and user; valid once, for an answer given within seven days. */
  token: z.string(),
})
export type Game = z.infer<typeof game>
export type GameOption = z.infer<typeof gameOption>
export type GameFragment = z.infer<typeof gameFragment>

/** A word that can be chosen for practice. */
export const priorityWord = z.object({
  spell_id: z.int(),
  spell_lower: z.string(),
  priority: z.int(),
  score: z.number(),
  repeat_count: z.int(),
  state: wordState,
  next_repeated_at: z.nullable(z.string()),
  /** Why the word is offered: it's due, it has never been practised, or it's repeated ahead of time. */
  reason: z.enum(['due', 'new', 'ahead']),
  /** Probability that the learner recalls the word now, 0 to 1; null before the first practice. */
  retrievability: z.nullable(z.number()),
  /** Whether the learner surely knows a word that was never practised: it's asked once, without its entry. */
  is_sure: z.boolean(),
})
export type PriorityWord = z.infer<typeof priorityWord>

export const getPriorityWords = endpoint({
  method: 'GET',
  path: '/learn/priority-words',
  auth: 'session',
  keep: 'page',
  summary: 'List words to practise: due ones first, then new ones, then those likeliest to be forgotten next',
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 20),
    custom_voc_id: z.optional(userId),
    ...tzQuery,
  }),
  response: z.array(priorityWord),
  errors: ['no_priority_words', 'vocabulary_not_found'],
})
export type PriorityWordsQuery = HandlerInput<typeof getPriorityWords>['query']

const spellIds = z
  .array(jsonSpellId)
  .check(z.maxLength(MAX_SELECTED, { error: `At most ${MAX_SELECTED} words at once` }))

export const createGames = endpoint({
  method: 'POST',
  path: '/learn/create-games',
  auth: 'session',
  summary: 'Start a practice session and get its games; for a challenge, the server chooses the words',
  idempotent: true,
  body: z.object({
    forgotten_spell_ids: spellIds,
    remembered_spell_ids: spellIds,
    /** Words to practise without cards, such as those of a text or those missed before; at most 10 of them count. */
    spell_ids: z._default(spellIds, []),
    size: z._default(z.enum(gameSizes), 'medium'),
    wanted_words_number: z.int().check(z.minimum(MIN_WANTED_WORDS), z.maximum(MAX_WANTED_WORDS)),
    game_mode: z._default(z.enum(gameModes), 'normal'),
    has_audio: z._default(z.boolean(), true),
    custom_voc_id: z.optional(z.nullable(jsonSpellId)),
    tz: z.optional(timeZone),
  }),
  response: z.array(game),
  errors: ['no_spells_for_game', 'vocabulary_not_found'],
})
export type SessionOptions = HandlerInput<typeof createGames>['body']

/** What a word is and means, once its game is answered. */
const taughtWord = {
  /** The word as it's spelt in this meaning. */
  word: z.string(),
  meaning: z.string(),
  /** The definition whose text the meaning is. Absent for games made by an earlier version. */
  definition_id: z.optional(z.int()),
  ...translationFields,
}
/** What an answered game teaches. */
export const lesson = z.object({
  /** The word that the game asked for. */
  ...taughtWord,
  /** The sentence in which the learner met the word, complete. */
  sentence: z.optional(z.string()),
  /** The spoken word; opaque, as in the game. */
  audio_url: z.string(),
  /** The word behind each option; empty if there were no options. */
  options: z.array(z.object({ id: z.string(), ...taughtWord })),
  /** The word that was typed or built instead; absent if the answer was right, or no other word. */
  typed: z.optional(z.object(taughtWord)),
})
export type Lesson = z.infer<typeof lesson>

/** Whether an answer was correct, what the correct answer is, and what it teaches. */
const outcome = {
  is_correct: z.boolean(),
  /** The id of an option, or the word. */
  correct_answer: z.string(),
  /** Absent for games made by an earlier version. */
  lesson: z.optional(lesson),
}
export const answerResult = z.object({
  ...outcome,
  /** The word that the game asked for. */
  spell_id: z.int(),
  spell_lower: z.string(),
  /** Change of the word's score by this answer, as counted in the session (doubled in a challenge). */
  score_delta: z.number(),
  /** The word's score now, 0 to 10. */
  score: z.number(),
  /** What the learner wrote about the word; absent if nothing. */
  note: z.optional(z.string()),
})
export type AnswerResult = z.infer<typeof answerResult>
/** Extra content of the 409 'Already answered': the result as first recorded. */
export const recordedResult = z.object(outcome)

const answerBody = z.object({
  token: z.string().check(z.maxLength(2000)),
  game_id: z.string().check(z.maxLength(64)),
  answer: storable.check(z.maxLength(MAX_ANSWER_LENGTH)),
  game_session_id: z.int().check(z.positive(), z.maximum(2147483647)),
  game_name: z.string().check(z.maxLength(40)),
  tz: z._default(timeZone, 'UTC'),
  /** Time from the question to the answer, in ms. */
  milliseconds: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_ANSWER_MILLISECONDS))),
  /** The language of the translations to add to the lesson (BCP 47). */
  lang: wantedLanguage,
  /** When it was given, if it had to wait for the network; otherwise the time of its arrival counts. */
  given: z.optional(givenTime),
})
export type GameAnswer = z.output<typeof answerBody>

export const checkAnswer = endpoint({
  method: 'POST',
  path: '/learn/check-answer',
  auth: 'session',
  summary: 'Answer a game, once',
  body: answerBody,
  response: answerResult,
  /**
   * `another_word_wanted`: the learner typed a synonym where only a meaning was shown; nothing is counted and the game
   * stays open.
   */
  errors: ['bad_game_token', 'already_answered', 'another_word_wanted'],
})

export const undoAnswer = endpoint({
  method: 'POST',
  path: '/learn/undo-answer',
  auth: 'session',
  summary: 'Undo the last answer of a practice session and get its game, to be played again',
  body: z.object({ game_session_id: z.int().check(z.positive(), z.maximum(2147483647)) }),
  response: game,
  errors: ['nothing_to_undo'],
})

export const getOpenSession = endpoint({
  method: 'GET',
  path: '/learn/open-session',
  auth: 'session',
  summary:
    'Get my unfinished practice session of the last day, with the games still to play; null if there is none',
  response: z.nullable(
    z.object({
      id: z.int(),
      game_mode: z.enum(gameModes),
      answered: z.int(),
      total: z.int(),
      games: z.array(game),
    }),
  ),
})
export type OpenSession = NonNullable<AnswerOf<typeof getOpenSession>>

export const closeSession = endpoint({
  method: 'POST',
  path: '/learn/close-session',
  auth: 'session',
  summary: 'Discard the remaining games of a practice session',
  body: z.object({ game_session_id: z.int().check(z.positive(), z.maximum(2147483647)) }),
  status: 204,
})

export const createFindImage = endpoint({
  method: 'GET',
  path: '/games/create/find-image/:spell_id',
  auth: 'session',
  summary: 'Get a single find-image game: find a word’s picture among others',
  params: z.object({ spell_id: userId }),
  response: game,
  errors: ['word_not_found', 'image_not_found'],
})

export const answerFindImage = endpoint({
  method: 'POST',
  path: '/games/results/find-image',
  auth: 'session',
  summary: 'Answer a single find-image game, once',
  body: answerBody,
  response: answerResult,
  errors: ['bad_game_token', 'already_answered'],
})

export const getGameMedium = endpoint({
  method: 'GET',
  path: '/games/media/:file',
  auth: 'public',
  summary: 'Get a game’s sound or picture; its signed name reveals nothing about the word',
  params: z.object({ file: z.string().check(z.maxLength(300)) }),
  produces: 'application/octet-stream',
  errors: ['not_found', 'image_not_found'],
})
