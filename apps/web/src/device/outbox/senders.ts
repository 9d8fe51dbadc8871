import type { AnswerOf } from '@wordhoard/contracts/endpoint'
import { checkAnswer, recordedResult } from '@wordhoard/contracts/learning'
import * as z from 'zod/mini'
import { ApiError } from '../../http/api-error'
import { langQuery } from '../../languages/my-language.store'
import { call } from '../../session/call'
import { deviceClock } from './entries'
import type { OutboxEntry, OutboxKind } from './kinds'

/** Time from which on it matters that something had to wait, in ms. Below, the time of its arrival counts. */
export const WAITED_MS = 5_000

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
}

type Senders = { readonly [Kind in OutboxKind]: (entry: OutboxEntry<Kind>) => Promise<Outcomes[Kind]> }

/** When an entry was given, if it had to wait. */
function timesOf({ givenAt }: OutboxEntry) {
  const sent_at = deviceClock().now()
  return sent_at - givenAt >= WAITED_MS
    ? { given: { given_at: Math.max(0, Math.round(givenAt)), sent_at } }
    : {}
}

/** Send entries of each kind. An entry that arrives twice counts once; errors are passed on. */
export const senders: Senders = {
  answer: async (entry) => {
    try {
      const body = { ...entry.content, ...langQuery(), ...timesOf(entry) }
      return { kind: 'counted', result: await call(checkAnswer, { body }) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'another_word_wanted') return { kind: 'synonym' }
      const recorded = error.code === 'already_answered' ? z.safeParse(recordedResult, error.body) : undefined
      if (recorded?.success) return { kind: 'recorded', result: recorded.data }
      throw error
    }
  },
}
