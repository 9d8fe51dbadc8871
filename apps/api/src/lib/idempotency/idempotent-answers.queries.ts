import { cast, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { prepareStatement } from '@wordhoard/database/sql/statement'
import { daysAfter, now } from '@wordhoard/database/sql/times'

/** Primary key of a stored answer. */
interface AnswerKey {
  readonly userId: number
  readonly key: string
}

/** Selects the stored answer to a call. */
export const answerOf = prepareStatement('answer-of-key', (p: Placeholders<AnswerKey>) =>
  query
    .selectFrom('idempotent_answer')
    .select('body')
    .where('user_id', '=', p.userId)
    .where('key', '=', p.key),
)

/**
 * Inserts a key, still without an answer, unless it exists, to be kept for some days. Waits for any transaction that is
 * inserting it.
 */
export const takeKey = prepareStatement('take-key', (p: Placeholders<AnswerKey & { days: number }>) =>
  query
    .insertInto('idempotent_answer')
    .values({
      user_id: p.userId,
      key: p.key,
      body: literal(''),
      kept_until: daysAfter(now, cast(p.days, 'int4')),
    })
    .onConflict((conflict) => conflict.doNothing()),
)

/** Stores the answer to a call whose key was inserted. */
export const keepAnswer = prepareStatement('keep-answer', (p: Placeholders<AnswerKey & { body: string }>) =>
  query
    .updateTable('idempotent_answer')
    .set({ body: p.body })
    .where('user_id', '=', p.userId)
    .where('key', '=', p.key),
)
