import { chooseSense, countLookup } from '@wordhoard/contracts/encounters'
import type { AnswerOf } from '@wordhoard/contracts/endpoint'
import type { GivenTime } from '@wordhoard/contracts/fields/given-time'
import { passWords } from '@wordhoard/contracts/learner/knowledge'
import { checkAnswer, recordedResult } from '@wordhoard/contracts/learning'
import { addFromArticle, addFromText } from '@wordhoard/contracts/reading/text-words'
import { updateNote } from '@wordhoard/contracts/vocabulary'
import * as z from 'zod/mini'
import { ApiError } from '../../http/api-error'
import { langQuery } from '../../languages/my-language.store'
import { call } from '../../session/call'
import { type SavedArticle, sendArticle } from './article-change'
import { deviceClock } from './entries'
import type { OutboxEntry, OutboxKind } from './kinds'
import { type Changed, sendWordChange } from './word-change'

/** What became of an answer. */
export type AnswerOutcome =
  | { readonly kind: 'counted'; readonly result: AnswerOf<typeof checkAnswer> }
  /** It had been counted before. */
  | { readonly kind: 'recorded'; readonly result: z.infer<typeof recordedResult> }
  /** A synonym, which doesn't count. */
  | { readonly kind: 'synonym' }

/** What became of an entry, by kind. */
export interface Outcomes {
  readonly answer: AnswerOutcome
  readonly word: Changed
  readonly lookup: undefined
  readonly sense: undefined
  readonly reading: AnswerOf<typeof addFromText>
  readonly note: AnswerOf<typeof updateNote>
  readonly passed: undefined
  readonly article: SavedArticle
}

type Senders = { readonly [Kind in OutboxKind]: (entry: OutboxEntry<Kind>) => Promise<Outcomes[Kind]> }

/** When something was done. Even what is sent at once may arrive after what another device does later. */
const timesOf = (givenAt: number): { readonly given: GivenTime } => {
  const clock = deviceClock()
  const given = { given_at: Math.max(0, Math.round(givenAt)), sent_at: clock.now() }
  return { given: clock.isKnown() ? { ...given, clock: 'known' } : given }
}

/** Send entries of each kind. An entry that arrives twice counts once; errors are passed on. */
export const senders: Senders = {
  answer: async (entry) => {
    try {
      const body = { ...entry.content, ...langQuery(), ...timesOf(entry.givenAt) }
      return { kind: 'counted', result: await call(checkAnswer, { body }) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'another_word_wanted') return { kind: 'synonym' }
      const recorded = error.code === 'already_answered' ? z.safeParse(recordedResult, error.body) : undefined
      if (recorded?.success) return { kind: 'recorded', result: recorded.data }
      throw error
    }
  },
  word: ({ content, key, givenAt }) => sendWordChange(content, { key, timesOf, givenAt }),
  lookup: ({ content, key, givenAt }) =>
    call(countLookup, { body: { ...content, ...timesOf(givenAt) } }, { idempotencyKey: key }),
  // The same choice, text or words sent again change nothing.
  sense: ({ content, givenAt }) => call(chooseSense, { body: { ...content, ...timesOf(givenAt) } }),
  reading: ({ content, givenAt }) =>
    'text' in content
      ? call(addFromText, { body: { ...content, ...timesOf(givenAt) } })
      : call(addFromArticle, { body: { ...content, ...timesOf(givenAt) } }),
  note: ({ content: { spellId, note } }) =>
    call(updateNote, { params: { spell_id: spellId }, body: { note } }),
  passed: ({ content, givenAt }) => call(passWords, { body: { ...content, ...timesOf(givenAt) } }),
  article: ({ content, key }) => sendArticle(content, key),
}
