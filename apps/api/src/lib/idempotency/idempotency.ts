import { createHash } from 'node:crypto'
import type { Queryable } from '@wordhoard/database/sql/run'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Actor } from '../actor'
import { AppError } from '../app-error'
import { transaction } from '../transaction'
import { answerOf, keepAnswer, takeKey } from './idempotent-answers.queries'

const LONGEST_KEY = 200

/**
 * Runs the transaction of a call and remembers its answer in it. Handlers of idempotent endpoints do all that they change
 * within `work`, and answer what it returns.
 */
export type RunIdempotently = <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>

/**
 * First answers to calls that brought an `Idempotency-Key`, kept for a day. The answer is written in the transaction of
 * what it answers: after a crash both are there, or neither. Of two calls at once the second waits for the first one's
 * transaction. A refusal changed nothing and is not kept: the same key may succeed the next time.
 */
export class IdempotentAnswers {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** What the call is known by; undefined when it brings no key. Throws `invalid_input` for a key that cannot be one. */
  keyOf(request: FastifyRequest): string | undefined {
    const given = request.headers['idempotency-key']
    if (given === undefined) return undefined
    const key = String(given)
    if (key.length > LONGEST_KEY || !/^[\x20-\x7e]+$/.test(key)) {
      throw new AppError('invalid_input', [
        {
          loc: ['headers', 'idempotency-key'],
          msg: `At most ${LONGEST_KEY} printable characters`,
          type: 'invalid_format',
        },
      ])
    }
    const path = request.url.split('?', 1)[0]!.replace(/\/$/, '')
    return createHash('sha256').update(`${request.method} ${path}\n${key}`).digest('base64url')
  }

  /** The answer that was given, as the JSON that was sent. */
  async find(actor: Actor, key: string, db: Queryable = this.#pool): Promise<string | undefined> {
    const answer = await answerOf.fetchFirst(db, { userId: actor.userId, key })
    return answer?.body
  }

  /**
   * @param key undefined: only a transaction
   * @param toJson writes what `work` returns as it is kept
   */
  runIdempotently(
    actor: Actor,
    key: string | undefined,
    toJson: (answer: unknown) => string,
  ): RunIdempotently {
    return (work) => {
      if (key === undefined) return transaction(this.#pool, work)
      return transaction(this.#pool, async (client) => {
        const taken = { userId: actor.userId, key }
        // Waits for another transaction with this key to end.
        if ((await takeKey.execute(client, taken)) === 0) {
          const known = await this.find(actor, key, client)
          // Swept away between the two statements; there is nothing to do but to try again.
          if (known === undefined) throw new AppError('key_in_use')
          return JSON.parse(known)
        }
        const answer = await work(client)
        await keepAnswer.execute(client, { ...taken, body: toJson(answer) })
        return answer
      })
    }
  }
}
