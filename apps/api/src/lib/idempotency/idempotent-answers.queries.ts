import { literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** What an answer is known by. */
interface AnswerKey {
  readonly userId: number
  readonly key: string
}

/** The answer that was given to a call. */
export const answerOf = compileStatement((p: Placeholders<AnswerKey>) =>
  query
    .selectFrom('idempotent_answer')
    .select('body')
    .where('user_id', '=', p.userId)
    .where('key', '=', p.key),
)

/** Takes a key, still without an answer, if nobody has taken it; waits for another transaction that is taking it. */
export const takeKey = compileStatement((p: Placeholders<AnswerKey>) =>
  query
    .insertInto('idempotent_answer')
    .values({ user_id: p.userId, key: p.key, body: literal('') })
    .onConflict((conflict) => conflict.doNothing()),
)

/** Keeps the answer to a call whose key was taken. */
export const keepAnswer = compileStatement((p: Placeholders<AnswerKey & { body: string }>) =>
  query
    .updateTable('idempotent_answer')
    .set({ body: p.body })
    .where('user_id', '=', p.userId)
    .where('key', '=', p.key),
)
